import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { createContext, useContext, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { inviteHref } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { DialogHeading } from '@/ui/basics/DialogHeading';
import { Drawing, type DrawingName } from '@/ui/feedback/Drawing';

interface GameDialogActions {
  /** Of the heading that names the dialog. */
  headingId: string;
  onClose: () => void;
  /** Opens the form of an invitation; undefined where a link leads to it. */
  onInvite: (() => void) | undefined;
  /** Chooses another profile; null where none has another occupation. */
  onOtherProfile: (() => void) | null;
}

export const GameDialogContext = createContext<GameDialogActions>({
  headingId: '',
  onClose: () => undefined,
  onInvite: undefined,
  onOtherProfile: null,
});

interface GamePageProps {
  title: string;
  drawing?: DrawingName;
  /** By default where there is a drawing. */
  isCentred?: boolean;
  closeLabel?: string;
  /** The primary one last. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the dialog in one column; its heading names the dialog and takes the focus. */
export function GamePage(props: GamePageProps) {
  const { title, drawing, isCentred = drawing !== undefined, closeLabel, actions, children } = props;
  const { t } = useTranslation();
  const { headingId, onClose } = useContext(GameDialogContext);
  return (
    <>
      <DialogContent sx={{ display: 'grid', px: 2, py: { xs: 2, sm: 4 } }}>
        <Stack sx={[{ gap: 2, my: 'auto', mx: 'auto', width: '100%', maxWidth: 560 }, isCentred ? centred : {}]}>
          {drawing ? <Drawing name={drawing} /> : null}
          <DialogHeading id={headingId} variant="h1">
            {title}
          </DialogHeading>
          {children}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 'max(16px, calc(50% - 280px))', ...(isCentred ? { justifyContent: 'center' } : {}) }}>
        <Button onClick={onClose}>{closeLabel ?? t('action.close')}</Button>
        {actions}
      </DialogActions>
    </>
  );
}

const centred = { alignItems: 'center', textAlign: 'center' } as const;

export function GameInviteButton() {
  const { t } = useTranslation('game');
  const { onClose, onInvite } = useContext(GameDialogContext);
  if (!onInvite) {
    return (
      <Button variant="contained" component={RouterLink} to={inviteHref}>
        {t('invite')}
      </Button>
    );
  }
  return (
    <Button
      variant="contained"
      onClick={() => {
        onClose();
        onInvite();
      }}
    >
      {t('invite')}
    </Button>
  );
}
