import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import { BusyButton } from '@/ui/basics/BusyButton';

interface RetryStepAlertProps {
  text: string;
  failure: ApiFailure;
  onRetry: () => Promise<unknown>;
}

/**
 * The first of two steps is saved, the second failed: says so with the server's reason where it gave one, and tries only
 * that one again (quality T30).
 */
export function RetryStepAlert({ text, failure, onRetry }: RetryStepAlertProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  return (
    <Alert
      severity="warning"
      role="alert"
      sx={{ mb: 2 }}
      action={
        <BusyButton
          color="inherit"
          size="small"
          busy={busy}
          onClick={() => {
            setBusy(true);
            void onRetry().finally(() => setBusy(false));
          }}
        >
          {t('action.retry')}
        </BusyButton>
      }
    >
      {[text, ...Object.values(failure.fields ?? {})].join(' ')}
    </Alert>
  );
}
