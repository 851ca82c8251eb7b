import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '@/store/hooks';
import { failureTextOf, noticeAdded } from '@/store/notices';
import { failureOf } from '@/store/callResult';
import { pauseClaim } from '@/entities/claim/claimsSlice';
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog';
import { useUndoable } from '@/ui/feedback/useUndoable';

interface PauseClaimDialogProps {
  claimId: string;
  open: boolean;
  onClose: () => void;
}

/** Takes a published claim offline, after naming what it loses, and with a way back for a moment (CLA-07, ux no. 6). */
export function PauseClaimDialog({ claimId, open, onClose }: PauseClaimDialogProps) {
  const { t } = useTranslation('publicClaim');
  const dispatch = useAppDispatch();
  const { remove, isRemoved, undoBar } = useUndoable();
  const pause = async () => {
    const failure = await dispatch(failureOf(pauseClaim({ params: { claimId } })));
    if (failure?.kind === 'aborted' || failure?.kind === 'unauthorized') return;
    dispatch(
      noticeAdded(
        failure
          ? { severity: 'error', ...failureTextOf(failure, 'publicClaim:pause.failed') }
          : { severity: 'success', textKey: 'publicClaim:pause.done' },
      ),
    );
  };
  return (
    <>
      <ConfirmDialog
        open={open}
        title={t('pause.title')}
        text={t('pause.text')}
        confirmLabel={t('pause.confirm')}
        onConfirm={() => {
          // It may be on its way already.
          if (!isRemoved(claimId)) remove({ id: claimId, text: t('pause.waiting'), send: pause });
          onClose();
        }}
        onCancel={onClose}
      />
      {undoBar}
    </>
  );
}
