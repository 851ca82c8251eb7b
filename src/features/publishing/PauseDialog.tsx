import { useTranslation } from 'react-i18next';
import { failureOf, type CallThunk } from '@/store/callResult';
import { useAppDispatch } from '@/store/hooks';
import { failureTextOf, noticeAdded } from '@/store/notices';
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog';
import { useUndoable } from '@/ui/feedback/useUndoable';

interface PauseDialogProps {
  /** Of the claim or the profile. */
  id: string;
  /** Area of the texts. */
  texts: 'publicClaim' | 'profileParts';
  confirmLabel: string;
  /** Key of the notice when it is done. */
  doneText: string;
  /** Key of the notice when the server refuses. */
  failedText: string;
  open: boolean;
  action: () => CallThunk;
  onDone?: () => void;
  onClose: () => void;
}

/** Takes something public offline, after naming what it loses, and with a way back for a moment (CLA-07, PRO-13, ux no. 6). */
export function PauseDialog(props: PauseDialogProps) {
  const { id, texts, confirmLabel, doneText, failedText, open, action, onDone, onClose } = props;
  const { t } = useTranslation(texts);
  const dispatch = useAppDispatch();
  const { remove, isRemoved, undoBar } = useUndoable();
  const pause = async () => {
    const failure = await dispatch(failureOf(action()));
    if (failure?.kind === 'aborted' || failure?.kind === 'unauthorized') return;
    if (failure) {
      dispatch(noticeAdded({ severity: 'error', ...failureTextOf(failure, failedText) }));
      return;
    }
    dispatch(noticeAdded({ severity: 'success', textKey: doneText }));
    onDone?.();
  };
  return (
    <>
      <ConfirmDialog
        open={open}
        title={t('pause.title')}
        text={t('pause.text')}
        confirmLabel={confirmLabel}
        onConfirm={() => {
          // It may be on its way already.
          if (!isRemoved(id)) remove({ id, text: t('pause.waiting'), send: pause });
          onClose();
        }}
        onCancel={onClose}
      />
      {undoBar}
    </>
  );
}
