import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '@/ui/basics/BusyButton';

/** The first of two steps is saved, the second failed: says so, and tries only that one again (quality T30). */
export function RetryStepAlert({ text, onRetry }: { text: string; onRetry: () => Promise<unknown> }) {
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
      {text}
    </Alert>
  );
}
