import { useTranslation } from 'react-i18next';
import type { ProfileListItem } from '@/api/endpoints/profiles';
import { useAppDispatch } from '@/store/hooks';
import { noticeAdded } from '@/store/notices';
import { failureOf } from '@/store/outcome';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { useQuestion } from '@/ui/useQuestion';
import { deleteProfile, fetchLimit } from './thunks';

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
  const question = useQuestion({
    onClose,
    run: async () => {
      const result = failureOf(await dispatch(deleteProfile({ params: { profileId: profile.id } })));
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
