import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useMutation } from '@/store/useMutation';
import { BusyButton } from '@/ui/basics/BusyButton';

/** The first of two steps is saved, the second failed: says so, and tries only that one again (quality T30). */
export function RetryStepAlert({ text, onRetry }: { text: string; onRetry: () => Promise<null> }) {
  const { t } = useTranslation();
  const { run, isPending } = useMutation(() => onRetry);
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
      {text}
    </Alert>
  );
}
