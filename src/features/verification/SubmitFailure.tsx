import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import { useFailureText } from '@/ui/text/useFailureText';

export function SubmitFailure({ failure, expert }: { failure: ApiFailure; expert: string }) {
  const { t } = useTranslation('verification');
  const failureText = useFailureText();
  const fields = Object.entries(failure.fields ?? {});
  const ownTexts: Partial<Record<ApiFailure['kind'], string>> = {
    conflict: t('failure.conflict', { name: expert }),
  };
  const text = (failure.outcome ? undefined : ownTexts[failure.kind]) ?? failureText(failure);
  return (
    <Alert severity="error" role="alert" sx={{ mb: 1 }}>
      {text}
      {fields.length > 0 ? (
        <ul style={{ margin: 0, paddingInlineStart: '1.2em' }}>
          {fields.map(([field, message]) => (
            <li key={field}>{message}</li>
          ))}
        </ul>
      ) : null}
    </Alert>
  );
}
