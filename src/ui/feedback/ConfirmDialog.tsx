import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import { BusyButton } from '@/ui/basics/BusyButton';
import { FailureMessage } from './Message';
import { SlowSaving } from './SlowSaving';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  isPending?: boolean;
  destructive?: boolean;
  /** Why confirming is not possible yet; shown above the buttons. */
  disabledReason?: ReactNode;
  failure?: ApiFailure | null;
  /** Words of a failure that are the question's own; the general text of its kind otherwise, and for a lost response. */
  renderFailure?: ((failure: ApiFailure) => ReactNode) | undefined;
  onConfirm: () => void;
  onCancel: () => void;
  /** A third button, between "yes" and "no". */
  otherWay?: { label: string; onChoose: () => void } | undefined;
  children?: ReactNode;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    text,
    confirmLabel,
    cancelLabel,
    isPending = false,
    destructive = false,
    disabledReason,
  } = props;
  const { failure = null, renderFailure, otherWay } = props;
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={isPending ? undefined : props.onCancel}
      aria-labelledby={`${id}-title`}
      fullWidth
      maxWidth="sm"
    >
      <DialogTitle id={`${id}-title`} component="h2">
        {title}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {text ? <div>{text}</div> : null}
        {props.children}
        {failure ? (
          <Alert severity="error" role="alert">
            {renderFailure && !failure.outcome ? renderFailure(failure) : <FailureMessage failure={failure} />}
          </Alert>
        ) : null}
        <SlowSaving isRunning={isPending} />
        {disabledReason ? <div id={`${id}-why`}>{disabledReason}</div> : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={props.onCancel} disabled={isPending}>
          {cancelLabel ?? t('action.cancel')}
        </Button>
        {otherWay ? (
          <Button variant="outlined" onClick={otherWay.onChoose} disabled={isPending}>
            {otherWay.label}
          </Button>
        ) : null}
        <BusyButton
          variant="contained"
          color={destructive ? 'error' : 'primary'}
          busy={isPending}
          disabled={disabledReason !== undefined}
          aria-describedby={disabledReason ? `${id}-why` : undefined}
          onClick={props.onConfirm}
        >
          {confirmLabel}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
