import { useTranslation } from 'react-i18next';
import type { ProfileListItem } from '@/api/endpoints/profiles';
import { useAppDispatch } from '@/store/hooks';
import { deleteProfile, fetchLimit, unpublishProfile } from '@/entities/profile/profilesSlice';
import type { MenuAction } from '@/ui/basics/ActionMenu';
import { ActionDialog } from '@/ui/feedback/ActionDialog';
import { FailureMessage } from '@/ui/feedback/Message';
import { useOwnOccupation } from '@/ui/text/useOwnProfileName';
import { AddressesDrawer } from '@/features/public-page';
import { CanonicalDialog } from './CanonicalDialog';
import { PauseDialog } from '../PauseDialog';

export interface ProfileMenuProps {
  profile: Pick<ProfileListItem, 'id' | 'public' | 'canonical' | 'occupation' | 'public_url' | 'verification_url'> & {
    priority_changes?: number | null;
  };
  /** Before the others. */
  actions?: readonly MenuAction[];
  onDeleted?: (() => void) | undefined;
}

export type ProfileMenuDialog = 'addresses' | 'pause' | 'canonical' | 'delete';

interface ProfileMenuDialogsProps extends ProfileMenuProps {
  open: ProfileMenuDialog | null;
  onClose: () => void;
}

/** Deleting cannot be undone (PRO-16). */
export function ProfileMenuDialogs({ profile, onDeleted, open, onClose }: ProfileMenuDialogsProps) {
  const { t } = useTranslation(['profileParts', 'profiles']);
  const dispatch = useAppDispatch();
  const occupation = useOwnOccupation()(profile);
  const args = { params: { profileId: profile.id } };
  const reloadLimit = () => void dispatch(fetchLimit());
  return (
    <>
      <AddressesDrawer profile={profile} open={open === 'addresses'} onClose={onClose} />
      <PauseDialog
        id={profile.id}
        texts="profileParts"
        confirmLabel={t('profiles:pause.action')}
        doneText="profileParts:pause.done"
        failedText="profileParts:pause.failed"
        open={open === 'pause'}
        action={() => unpublishProfile(args)}
        onDone={reloadLimit}
        onClose={onClose}
      />
      <CanonicalDialog profile={profile} open={open === 'canonical'} onClose={onClose} />
      <ActionDialog
        open={open === 'delete'}
        destructive
        title={t('delete.title', { profile: occupation || t('profiles:noOccupation') })}
        text={t('delete.text')}
        confirmLabel={t('delete.confirm')}
        renderFailure={(failure) => <FailureMessage failure={failure} ownText="profileParts:delete.failed" />}
        action={() => deleteProfile(args)}
        doneText="profileParts:delete.done"
        onDone={() => {
          reloadLimit();
          onDeleted?.();
        }}
        onClose={onClose}
      />
    </>
  );
}
