import { useTranslation } from 'react-i18next';
import type { ProfileListItem } from '@/api/endpoints/profiles';
import { useAppDispatch } from '@/store/hooks';
import { deleteProfile, fetchLimit, makeCanonical, unpublishProfile } from '@/entities/profile/profilesSlice';
import type { MenuAction } from '@/ui/basics/ActionMenu';
import { ActionDialog } from '@/ui/feedback/ActionDialog';
import { FailureMessage, Message } from '@/ui/feedback/Message';
import { useOwnOccupation } from '@/ui/text/useOwnProfileName';
import { AddressesDrawer } from '@/features/public-page';
import { PauseDialog } from '../PauseDialog';
import { Typography } from '@mui/material';
import type { ApiFailure } from '@/api/client/failure';
import { RefusalMessage } from '../RefusalMessage';

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

interface CanonicalDialogProps {
  profile: Pick<ProfileListItem, 'id' | 'occupation'> & { priority_changes?: number | null };
  open: boolean;
  onClose: () => void;
}

/** The documented number of switches in 12 months (PRO-15). */
const maxChanges = 2;

/** Priority may be switched twice in 12 months, so it is asked first (PRO-14, PRO-15). */
function CanonicalDialog({ profile, open, onClose }: CanonicalDialogProps) {
  const { t } = useTranslation(['profileParts', 'profiles']);
  const occupationOf = useOwnOccupation();
  const changes = profile.priority_changes ?? null;
  // Only a refusal of the switch itself speaks of the rule, and not where the server tells that it is not used up.
  const left = changes === null ? null : maxChanges - changes;
  const isRule = ({ kind }: ApiFailure) => kind === 'validation' && (changes === null || changes >= maxChanges);
  const refused = <Message title={t('canonical.refusedTitle')} text={t('canonical.refused')} />;
  return (
    <ActionDialog
      open={open}
      title={t('canonical.title')}
      text={t('canonical.text', { profile: occupationOf(profile) || t('profiles:noOccupation') })}
      confirmLabel={t('canonical.confirm')}
      renderFailure={(failure) => (isRule(failure) ? refused : <RefusalMessage failure={failure} />)}
      action={() => makeCanonical({ params: { profileId: profile.id } })}
      doneText="profileParts:canonical.done"
      onClose={onClose}
      {...(left !== null && left <= 0 ? { disabledReason: refused } : {})}
    >
      <Typography>
        {t('canonical.rule')} {changes === null ? null : t('canonical.used', { count: changes })}{' '}
        {left === null || left <= 0 ? null : t('canonical.left', { count: left - 1 })}
      </Typography>
    </ActionDialog>
  );
}
