import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { hasLegalLinks, LegalLinks } from '@/ui/page/LegalLinks';

const accountDocuments = ['terms', 'privacy'] as const;

export function LegalNote() {
  const { t } = useTranslation('auth');
  if (!hasLegalLinks(accountDocuments)) return null;
  return (
    <Stack direction="row" sx={{ columnGap: 2, flexWrap: 'wrap', alignItems: 'center', color: 'text.secondary' }}>
      <Typography variant="caption">{t('register.legal')}</Typography>
      <Stack direction="row" sx={{ columnGap: 2 }}>
        <LegalLinks documents={accountDocuments} />
      </Stack>
    </Stack>
  );
}
