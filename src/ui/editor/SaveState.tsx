import { Alert, Button, Stack, Typography } from '@mui/material';
import { use, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LongRunning } from '@/ui/feedback/SlowSaving';
import { ShowFormContext } from '@/ui/form/DraftKeeper';
import type { SaveStateValue } from '@/ui/form/useSaveForm';
import { useFailureText } from '@/ui/text/useFailureText';
import { useFormatLocale } from '@/ui/text/useLanguage';
import { useEditorState } from './EditorSections';

/** Returns the text of a save state: "Saved 14:32", "saving", or why it is not saved; '' before the first save. */
export function useSaveStateText(): (value: SaveStateValue) => string {
  const { t } = useTranslation('editing');
  const locale = useFormatLocale();
  const failureText = useFailureText();
  return (value) => {
    if (value.status === 'untouched') return '';
    if (value.status === 'saved') {
      const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(value.at);
      return t('saveState.saved', { time });
    }
    if (value.status !== 'failed') return t(`saveState.${value.status}`);
    // The server's words on fields that the section does not show would be lost otherwise.
    const reason = value.messages.length > 0 ? value.messages.join(' ') : failureText(value.failure);
    return t('saveState.failed', { reason });
  };
}

export function isWrong({ status }: SaveStateValue): boolean {
  return status === 'failed' || status === 'invalid';
}

/** Opens a closed section that could not be saved: only its content says why. */
export function useShowWhenFailed({ status }: SaveStateValue): void {
  const show = use(ShowFormContext);
  useEffect(() => {
    if (status === 'failed') show();
  }, [status, show]);
}

/** The save state of a section, with a retry button (ux no. 1); announced politely. */
export function SaveState({ value, onRetry }: { value: SaveStateValue; onRetry: () => void }) {
  const { t } = useTranslation();
  const text = useSaveStateText()(value);
  useShowWhenFailed(value);
  return (
    <Stack direction="row" role="status" sx={{ alignItems: 'center', gap: 1, minHeight: 24, flexWrap: 'wrap' }}>
      {text ? (
        <Typography variant="caption" sx={{ color: isWrong(value) ? 'error.main' : 'text.secondary' }}>
          {text}
        </Typography>
      ) : null}
      {value.status === 'saving' ? (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          <LongRunning />
        </Typography>
      ) : null}
      {value.status === 'failed' ? (
        <Button size="small" onClick={onRetry}>
          {t('action.retry')}
        </Button>
      ) : null}
    </Stack>
  );
}

/** The save state of all sections, beside the editor's title; each section announces its own (ux no. 1). */
export function OverallSaveState() {
  const { t } = useTranslation('editing');
  const textOf = useSaveStateText();
  const state = useEditorState();
  if (state.status === 'untouched') return null;
  return (
    <Typography
      variant="caption"
      component="p"
      // Below the title the actions come first, on one line.
      sx={{ order: { xs: 1, md: 0 }, color: isWrong(state) ? 'error.main' : 'text.secondary' }}
    >
      {isWrong(state) ? t('saveState.notSaved') : textOf(state)}
    </Typography>
  );
}

/** In a publish dialog: warns that the last saved version goes online if a section could not be saved. */
export function UnsavedSections() {
  const { t } = useTranslation('editing');
  const state = useEditorState();
  if (!isWrong(state)) return null;
  return <Alert severity="warning">{t('update.unsaved')}</Alert>;
}
