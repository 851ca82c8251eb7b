import { useTranslation } from 'react-i18next';
import { failureOf, type CallThunk } from '@/store/callResult';
import { useAppDispatch } from '@/store/hooks';
import { failureTextOf, noticeAdded } from '@/store/notices';
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog';
import { useUndoable } from '@/ui/feedback/useUndoable';

interface PauseDialogProps {
  id: string;
  texts: 'publicClaim' | 'profileParts';
  confirmLabel: string;
  open: boolean;
  action: () => CallThunk;
  onDone?: () => void;
  onClose: () => void;
}

/** Names what going offline loses, then can be undone before the call is sent (CLA-07, PRO-13, ux no. 6). */
export function PauseDialog({ id, texts, confirmLabel, open, action, onDone, onClose }: PauseDialogProps) {
  const { t } = useTranslation(texts);
  const dispatch = useAppDispatch();
  const { remove, isRemoved, undoBar } = useUndoable();
  const textKey = (key: 'pause.done' | 'pause.failed') => `${texts}:${key}`;
  const pause = async () => {
    const failure = await dispatch(failureOf(action()));
    if (failure?.kind === 'aborted' || failure?.kind === 'unauthorized') return;
    if (failure) {
      dispatch(noticeAdded({ severity: 'error', ...failureTextOf(failure, textKey('pause.failed')) }));
      return;
    }
    dispatch(noticeAdded({ severity: 'success', textKey: textKey('pause.done') }));
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
