import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useDayText } from '@/ui/text/useLanguage';

/** Says that the confirmation becomes public, and until when the invitation is valid (ux no. 16). */
export function Publicity({ name, expiredAt = '' }: { name: string; expiredAt?: string }) {
  const { t } = useTranslation('verification');
  const until = useDayText()(expiredAt);
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {t('publicity', { name })} {until ? t('validUntil', { day: until }) : null}
    </Typography>
  );
}
