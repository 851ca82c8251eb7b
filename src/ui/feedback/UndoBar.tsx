import CloseIcon from '@mui/icons-material/CloseOutlined';
import { Button, IconButton, Snackbar } from '@mui/material';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBarHeight } from '@/ui/basics/useBarHeight';

/** Milliseconds in which a removal can be taken back (ux no. 6). */
const undoMs = 6000;

interface UndoBarProps {
  removal: { id: string; text: string } | null;
  onUndo: () => void;
  /** The time is over, or the message was closed. */
  onClose: () => void;
}

/** Its time stands still while pointed at or focused; a pressed button gives the focus back to where it came from. */
export function UndoBar({ removal, onUndo, onClose }: UndoBarProps) {
  const { t } = useTranslation(['editing', 'common']);
  const before = useRef<Element | null>(null);
  const noteOrigin = (bar: Element, origin: Element | null) => {
    if (!bar.contains(origin)) before.current = origin;
  };
  const press = (act: () => void) => () => {
    act();
    (before.current as HTMLElement | null)?.focus({ preventScroll: true });
    before.current = null;
  };
  return (
    <Snackbar
      key={removal?.id}
      ref={useBarHeight('--bottom-height', removal !== null)}
      open={removal !== null}
      autoHideDuration={undoMs}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      // To the edge of the window, so that messages stand above it.
      sx={{ '&&': { bottom: 0, pb: { xs: 1, sm: 3 } } }}
      onFocus={({ currentTarget, relatedTarget }) => noteOrigin(currentTarget, relatedTarget)}
      // A button that is pressed gets no focus in Safari.
      onPointerDown={({ currentTarget }) => noteOrigin(currentTarget, document.activeElement)}
      onClose={(_, reason) => {
        if (reason !== 'clickaway') onClose();
      }}
      message={removal?.text}
      action={
        <>
          <Button color="inherit" onClick={press(onUndo)}>
            {t('common:action.undo')}
          </Button>
          <IconButton color="inherit" aria-label={t('undo.dismiss')} onClick={press(onClose)}>
            <CloseIcon fontSize="small" />
          </IconButton>
        </>
      }
    />
  );
}
