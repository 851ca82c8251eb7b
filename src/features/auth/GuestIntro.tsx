import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

/** What this is, where the panel beside the form does not say it. */
export function GuestIntro() {
  const { t } = useTranslation('auth');
  return (
    <Box component="span" sx={{ display: { lg: 'none' } }}>
      {t('guest.sentence')}
    </Box>
  );
}
