import VerifiedIcon from '@mui/icons-material/VerifiedOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/** How often something was verified; the colour is the server's, count and words carry the meaning (D-47). */
export function VerificationMark({ count, color }: { count: number; color?: string | undefined }) {
  const { t } = useTranslation();
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.75, color: 'text.secondary' }}>
      {/* As an inline style, where the browser ignores what is no colour. */}
      <VerifiedIcon fontSize="small" aria-hidden style={{ color: color || undefined }} />
      <Typography variant="body2" component="span">
        {t('verifications', { count })}
      </Typography>
    </Stack>
  );
}
