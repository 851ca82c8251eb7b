import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import { useFailureText } from '@/ui/text/useFailureText';
import { useFormatLocale } from '@/ui/text/useFormatLocale';

export type SaveStateValue =
  | { status: 'untouched' }
  | { status: 'saving' }
  | { status: 'invalid' }
  | { status: 'saved'; at: number }
  | { status: 'failed'; failure: ApiFailure };

/** "Saved 14:32", "saving", "not saved" with a way to try again (ux no. 1); announced politely. */
export function SaveState({ value, onRetry }: { value: SaveStateValue; onRetry: () => void }) {
  const { t } = useTranslation(['editing', 'common']);
  const locale = useFormatLocale();
  const failureText = useFailureText();
  const time = (at: number) => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(at);
  return (
    <Stack direction="row" role="status" sx={{ alignItems: 'center', gap: 1, minHeight: 24, flexWrap: 'wrap' }}>
      {value.status === 'untouched' ? null : (
        <Typography
          variant="caption"
          sx={{ color: value.status === 'failed' || value.status === 'invalid' ? 'error.main' : 'text.secondary' }}
        >
          {value.status === 'saved'
            ? t('saveState.saved', { time: time(value.at) })
            : value.status === 'failed'
              ? t('saveState.failed', { reason: failureText(value.failure) })
              : t(`saveState.${value.status}`)}
        </Typography>
      )}
      {value.status === 'failed' ? (
        <Button size="small" onClick={onRetry}>
          {t('common:action.retry')}
        </Button>
      ) : null}
    </Stack>
  );
}
