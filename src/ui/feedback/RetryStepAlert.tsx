import { Alert } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import { resultOf } from '@/store/callResult';
import { useMutation } from '@/store/useMutation';
import { BusyButton } from '@/ui/basics/BusyButton';

interface RetryStepAlertProps {
  text: string;
  failure: ApiFailure;
  onRetry: () => Promise<ApiFailure | null>;
}

/** Of two steps one is saved: says so with the server's reason, and tries the other one again (quality T30). */
export function RetryStepAlert({ text, failure, onRetry }: RetryStepAlertProps) {
  const { t } = useTranslation();
  const { run, isPending } = useMutation(() => async () => resultOf(await onRetry()));
  return (
    <Alert
      severity="warning"
      role="alert"
      sx={{ mb: 2 }}
      action={
        <BusyButton color="inherit" size="small" busy={isPending} onClick={() => void run()}>
          {t('action.retry')}
        </BusyButton>
      }
    >
      {[text, ...Object.values(failure.fields ?? {})].join(' ')}
    </Alert>
  );
}
