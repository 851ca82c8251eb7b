import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfileListItem } from '@/api/endpoints/profiles';
import { canChangeProfile } from '@/domain/profileLifeCycle';
import { ActionMenu, type MenuAction } from '@/ui/basics/ActionMenu';
import { useOwnOccupation } from '@/ui/text/useOwnProfileName';
import { CanonicalDialog } from './CanonicalDialog';
import { DeleteProfileDialog } from './DeleteProfileDialog';
import { PauseProfileDialog } from './PauseProfileDialog';

interface ProfileMenuProps {
  profile: Pick<ProfileListItem, 'id' | 'public' | 'canonical' | 'occupation'> & { priority_changes?: number | null };
  /** Before the others. */
  actions?: readonly MenuAction[];
  onDeleted?: () => void;
}

/** The rarer actions of a profile: pause it, give it priority, delete it. */
export function ProfileMenu({ profile, actions = [], onDeleted }: ProfileMenuProps) {
  const { t } = useTranslation('profiles');
  const occupationOf = useOwnOccupation();
  const [openDialog, setOpenDialog] = useState<'pause' | 'canonical' | 'delete' | null>(null);
  const close = () => setOpenDialog(null);
  return (
    <>
      <ActionMenu
        label={t('menu.label', { profile: occupationOf(profile) || t('noOccupation') })}
        actions={[
          ...actions,
          ...(canChangeProfile(profile, 'pause')
            ? [{ key: 'pause', label: t('pause.action'), onClick: () => setOpenDialog('pause') }]
            : []),
          ...(canChangeProfile(profile, 'makeCanonical')
            ? [{ key: 'canonical', label: t('canonical.action'), onClick: () => setOpenDialog('canonical') }]
            : []),
          { key: 'delete', label: t('delete.action'), destructive: true, onClick: () => setOpenDialog('delete') },
        ]}
      />
      <PauseProfileDialog profileId={profile.id} open={openDialog === 'pause'} onClose={close} />
      <CanonicalDialog profile={profile} open={openDialog === 'canonical'} onClose={close} />
      <DeleteProfileDialog profile={profile} open={openDialog === 'delete'} onClose={close} onDeleted={onDeleted} />
    </>
  );
}
