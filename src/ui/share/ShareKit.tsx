import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { EmailSignature, type SharedPerson } from './EmailSignature';
import { QrCard } from './QrCard';

/** What carries a public page out of the product: a business card and an e-mail signature, each folded. */
export function ShareKit(person: SharedPerson) {
  const { t } = useTranslation('sharing');
  return (
    <Box sx={{ '& summary': { cursor: 'pointer', fontWeight: 600, py: 1.25 } }}>
      <details>
        <summary>{t('kit.card')}</summary>
        <QrCard {...person} />
      </details>
      <details>
        <summary>{t('kit.signature')}</summary>
        <EmailSignature {...person} />
      </details>
    </Box>
  );
}
