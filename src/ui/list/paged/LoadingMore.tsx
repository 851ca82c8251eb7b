import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/**
 * Says above a list that its rest is loading. It stands in the gap that is there anyway, so that nothing moves, and it
 * is there before it says anything, so that it is announced.
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
