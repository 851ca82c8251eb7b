import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';

/** Keeps in sight what was chosen (`summary`, or '') (VER-07). Low, so that small phones show the form's button. */
export function VerificationAhead({ summary }: { summary: string }) {
  const { t } = useTranslation('auth');
  return (
    <Alert severity="info" icon={false} sx={{ py: 0, overflowWrap: 'anywhere' }}>
      {summary ? <span>{summary}</span> : null}
      {summary ? '. ' : null}
      <span>{t('verificationAhead')}</span>
    </Alert>
  );
}
