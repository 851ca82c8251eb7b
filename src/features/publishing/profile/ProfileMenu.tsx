import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canChangeProfile } from '@/domain/profileLifeCycle';
import { useAppDispatch } from '@/store/hooks';
import { ActionMenu } from '@/ui/basics/ActionMenu';
import { useLastNonNull } from '@/ui/basics/SideDrawer';
import { useOwnOccupation } from '@/ui/text/useOwnProfileName';
import { exportProfile } from '@/features/public-page';
import { ProfileMenuDialogs, type ProfileMenuDialog, type ProfileMenuProps } from './ProfileMenuDialogs';

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
