import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useEditorState } from './EditorSections';
import { isWrong } from './SaveState';

/** In a dialog that publishes: says that it takes what was saved last, where a section of the editor could not be saved. */
export function UnsavedSections() {
  const { t } = useTranslation('editing');
  const state = useEditorState();
  if (!isWrong(state)) return null;
  return <Alert severity="warning">{t('update.unsaved')}</Alert>;
}
