import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '@/ui/basics/Disclosure';
import { SafeLink } from '@/ui/basics/SafeLink';

const dataRequest = 'https://www.linkedin.com/mypreferences/d/download-my-data';

export function ExportHelp() {
  const { t } = useTranslation('imports');
  return (
    <Disclosure summary={t('file.how')}>
      <Box component="ol" sx={{ m: 0, pl: 3, color: 'text.secondary', '& li': { mb: 0.5 } }}>
        <li>{t('file.steps.settings')}</li>
        <li>{t('file.steps.request')}</li>
        <li>{t('file.steps.mail')}</li>
      </Box>
      <SafeLink href={dataRequest} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
        {t('file.settingsLink')}
      </SafeLink>
    </Disclosure>
  );
}
