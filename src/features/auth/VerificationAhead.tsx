import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';

/**
 * Above a form of the way to a confirmation: what was chosen stays in sight, and where it goes on (VER-07). It is low, so
 * that the button to sign in stays in sight on a small phone.
 *
 * @param summary what was chosen there, in words, or ''
 */
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
