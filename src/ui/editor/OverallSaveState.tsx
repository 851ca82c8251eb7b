import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useEditorState } from './EditorSections';
import { useFailureText } from '@/ui/text/useFailureText';
import { useFormatLocale } from '@/ui/text/useFormatLocale';

/** The line under an editor's title that says how all its sections stand; each section announces itself (ux no. 1). */
export function OverallSaveState() {
  const { t } = useTranslation('editing');
  const locale = useFormatLocale();
  const failureText = useFailureText();
  const state = useEditorState();
  if (state.status === 'untouched') return null;
  const isWrong = state.status === 'failed' || state.status === 'invalid';
  return (
    <Typography variant="caption" component="p" sx={{ color: isWrong ? 'error.main' : 'text.secondary' }}>
      {state.status === 'saved'
        ? t('saveState.saved', {
            time: new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(state.at),
          })
        : state.status === 'failed'
          ? t('saveState.failed', { reason: failureText(state.failure) })
          : t(`saveState.${state.status}`)}
    </Typography>
  );
}
