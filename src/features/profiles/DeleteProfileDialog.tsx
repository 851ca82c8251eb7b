import { useTranslation } from 'react-i18next';
import type { ProfileListItem } from '@/api/endpoints/profiles';
import { useAppDispatch } from '@/store/hooks';
import { noticeAdded } from '@/store/notices';
import { getFailure } from '@/store/thunkResult';
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog';
import { useConfirmAction } from '@/ui/feedback/useConfirmAction';
import { deleteProfile, fetchLimit } from './profilesSlice';

interface DeleteProfileDialogProps {
  profile: Pick<ProfileListItem, 'id' | 'occupation'>;
  open: boolean;
  onClose: () => void;
  onDeleted?: (() => void) | undefined;
}

/** Deleting a profile cannot be undone (PRO-16). */
export function DeleteProfileDialog({ profile, open, onClose, onDeleted }: DeleteProfileDialogProps) {
  const { t } = useTranslation('profiles');
  const dispatch = useAppDispatch();
  const question = useConfirmAction({
    onClose,
    run: async () => {
      const result = getFailure(await dispatch(deleteProfile({ params: { profileId: profile.id } })));
      if (result) return result;
      dispatch(noticeAdded({ severity: 'success', textKey: 'profiles:delete.done' }));
      void dispatch(fetchLimit());
      onDeleted?.();
      return null;
    },
  });
  return (
    <ConfirmDialog
      open={open}
      danger
      title={t('delete.title', { profile: profile.occupation?.name ?? t('noOccupation') })}
      text={t('delete.text')}
      confirmLabel={t('delete.confirm')}
      failureText={() => t('delete.failed')}
      {...question}
    />
  );
}
