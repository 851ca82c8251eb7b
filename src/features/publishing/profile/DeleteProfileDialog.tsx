import { useTranslation } from 'react-i18next';
import type { ProfileListItem } from '@/api/endpoints/profiles';
import { useAppDispatch } from '@/store/hooks';
import { deleteProfile, fetchLimit } from '@/entities/profile/profilesSlice';
import { ActionDialog } from '@/ui/feedback/ActionDialog';
import { FailureMessage } from '@/ui/feedback/Message';
import { useOwnOccupation } from '@/ui/text/useOwnProfileName';

interface DeleteProfileDialogProps {
  profile: Pick<ProfileListItem, 'id' | 'occupation'>;
  open: boolean;
  onClose: () => void;
  onDeleted?: (() => void) | undefined;
}

/** Deleting a profile cannot be undone (PRO-16). */
export function DeleteProfileDialog({ profile, open, onClose, onDeleted }: DeleteProfileDialogProps) {
  const { t } = useTranslation(['profileParts', 'profiles']);
  const occupationOf = useOwnOccupation();
  const dispatch = useAppDispatch();
  return (
    <ActionDialog
      open={open}
      destructive
      title={t('delete.title', { profile: occupationOf(profile) || t('profiles:noOccupation') })}
      text={t('delete.text')}
      confirmLabel={t('delete.confirm')}
      renderFailure={(failure) => <FailureMessage failure={failure} ownText="profileParts:delete.failed" />}
      action={() => deleteProfile({ params: { profileId: profile.id } })}
      doneText="profileParts:delete.done"
      onDone={() => {
        void dispatch(fetchLimit());
        onDeleted?.();
      }}
      onClose={onClose}
    />
  );
}
