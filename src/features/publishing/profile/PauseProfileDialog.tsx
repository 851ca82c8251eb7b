import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '@/store/hooks';
import { failureTextOf, noticeAdded } from '@/store/notices';
import { failureOf } from '@/store/callResult';
import { fetchLimit, unpublishProfile } from '@/entities/profile/profilesSlice';
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog';
import { useUndoable } from '@/ui/feedback/useUndoable';

interface PauseProfileDialogProps {
  profileId: string;
  open: boolean;
  onClose: () => void;
}

/** Takes a public profile offline, after naming what that means, and with a way back for a moment (PRO-13, ux no. 6). */
export function PauseProfileDialog({ profileId, open, onClose }: PauseProfileDialogProps) {
  const { t } = useTranslation(['profileParts', 'profiles']);
  const dispatch = useAppDispatch();
  const { remove, isRemoved, undoBar } = useUndoable();
  const pause = async () => {
    const failure = await dispatch(failureOf(unpublishProfile({ params: { profileId } })));
    if (failure?.kind === 'aborted' || failure?.kind === 'unauthorized') return;
    if (failure) {
      dispatch(noticeAdded({ severity: 'error', ...failureTextOf(failure, 'profileParts:pause.failed') }));
      return;
    }
    dispatch(noticeAdded({ severity: 'success', textKey: 'profileParts:pause.done' }));
    void dispatch(fetchLimit());
  };
  return (
    <>
      <ConfirmDialog
        open={open}
        title={t('pause.title')}
        text={t('pause.text')}
        confirmLabel={t('profiles:pause.action')}
        onConfirm={() => {
          // It may be on its way already.
          if (!isRemoved(profileId)) remove({ id: profileId, text: t('pause.waiting'), send: pause });
          onClose();
        }}
        onCancel={onClose}
      />
      {undoBar}
    </>
  );
}
