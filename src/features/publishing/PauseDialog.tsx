import { useTranslation } from 'react-i18next';
import { failureOf, type CallThunk } from '@/store/callResult';
import { useAppDispatch } from '@/store/hooks';
import { failureTextOf, noticeAdded } from '@/store/notices';
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog';
import { useUndoable } from '@/ui/feedback/useUndoable';

interface PauseDialogProps {
  /** Of the claim or the profile. */
  id: string;
  /** Namespace of the texts. */
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

/** Names what going offline loses, then can be undone before the call is sent (CLA-07, PRO-13, ux no. 6). */
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
          // Its call may be pending.
          if (!isRemoved(id)) remove({ id, text: t('pause.waiting'), send: pause });
          onClose();
        }}
        onCancel={onClose}
      />
      {undoBar}
    </>
  );
}
