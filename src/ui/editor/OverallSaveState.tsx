import Typography from '@mui/material/Typography';
import { useEditorState } from './EditorSections';
import { isWrong, useSaveStateText } from './SaveState';

/** The line under an editor's title that says how all its sections stand; each section announces itself (ux no. 1). */
export function OverallSaveState() {
  const textOf = useSaveStateText();
  const state = useEditorState();
  if (state.status === 'untouched') return null;
  return (
    <Typography variant="caption" component="p" sx={{ color: isWrong(state) ? 'error.main' : 'text.secondary' }}>
      {textOf(state)}
    </Typography>
  );
}
