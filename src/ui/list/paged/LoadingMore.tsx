import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/**
 * Fits into the gap above the list, so that nothing moves, and is always mounted, so that screen readers announce its
 * text.
 */
export function LoadingMore({ isLoading }: { isLoading: boolean }) {
  const { t } = useTranslation('lists');
  return (
    <Typography
      role="status"
      variant="caption"
      sx={{ display: 'block', height: 16, mt: -2, lineHeight: 4 / 3, color: 'text.secondary' }}
    >
      {isLoading ? t('loadingMore') : null}
    </Typography>
  );
}
