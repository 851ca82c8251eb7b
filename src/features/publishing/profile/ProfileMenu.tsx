import { Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import type { ProfileListItem } from '@/api/endpoints/profiles';
import { canChangeProfile } from '@/domain/profileLifeCycle';
import { useAppDispatch } from '@/store/hooks';
import { deleteProfile, fetchLimit, makeCanonical, unpublishProfile } from '@/entities/profile/profilesSlice';
import { ActionMenu, type MenuAction } from '@/ui/basics/ActionMenu';
import { useLastNonNull } from '@/ui/basics/SideDrawer';
import { ActionDialog } from '@/ui/feedback/ActionDialog';
import { FailureMessage, Message, RefusalMessage } from '@/ui/feedback/Message';
import { useOwnOccupation } from '@/ui/text/useOwnProfileName';
import { AddressesDrawer } from '@/features/public-page/profile/AddressesDrawer';
import { exportProfile } from '@/features/public-page/profile/exportProfile';
import { PauseDialog } from '../PauseDialog';

interface ProfileMenuProps {
  profile: Pick<ProfileListItem, 'id' | 'public' | 'canonical' | 'occupation' | 'public_url' | 'verification_url'> & {
    priority_changes?: number | null;
  };
  actions?: readonly MenuAction[];
  onDeleted?: (() => void) | undefined;
}

type ProfileMenuDialog = 'addresses' | 'pause' | 'canonical' | 'delete';

export function ProfileMenu({ profile, actions = [], onDeleted }: ProfileMenuProps) {
  const { t } = useTranslation('profiles');
  const dispatch = useAppDispatch();
  const occupationOf = useOwnOccupation();
  const [openDialog, setOpenDialog] = useState<ProfileMenuDialog | null>(null);
  const lastDialog = useLastNonNull(openDialog);
  return (
    <>
      <ActionMenu
        label={t('menu.label', { profile: occupationOf(profile) || t('noOccupation') })}
        actions={[
          ...actions,
          { key: 'addresses', label: t('address.title'), onClick: () => setOpenDialog('addresses') },
          ...(canChangeProfile(profile, 'pause')
            ? [{ key: 'pause', label: t('pause.action'), onClick: () => setOpenDialog('pause') }]
            : []),
          ...(canChangeProfile(profile, 'makeCanonical')
            ? [{ key: 'canonical', label: t('canonical.action'), onClick: () => setOpenDialog('canonical') }]
            : []),
          {
            key: 'jsonResume',
            label: t('export.jsonResume'),
            onClick: () => void dispatch(exportProfile(profile.id)),
          },
          { key: 'delete', label: t('delete.action'), destructive: true, onClick: () => setOpenDialog('delete') },
        ]}
      />
      {lastDialog ? (
        <ProfileMenuDialogs
          profile={profile}
          open={openDialog}
          onClose={() => setOpenDialog(null)}
          onDeleted={onDeleted}
        />
      ) : null}
    </>
  );
}

interface ProfileMenuDialogsProps extends ProfileMenuProps {
  open: ProfileMenuDialog | null;
  onClose: () => void;
}

function ProfileMenuDialogs({ profile, onDeleted, open, onClose }: ProfileMenuDialogsProps) {
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

interface CanonicalDialogProps extends Pick<ProfileMenuProps, 'profile'> {
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
