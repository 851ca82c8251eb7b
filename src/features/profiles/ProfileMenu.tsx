import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfileListItem } from '@/api/endpoints/profiles';
import { canChangeProfile } from '@/domain/profileLifeCycle';
import { ActionMenu, type MenuAction } from '@/ui/basics/ActionMenu';
import { useOwnOccupation } from '@/ui/text/useOwnProfileName';
import { CanonicalDialog } from './CanonicalDialog';
import { DeleteProfileDialog } from './DeleteProfileDialog';

interface ProfileMenuProps {
  profile: Pick<ProfileListItem, 'id' | 'public' | 'canonical' | 'occupation'> & { priority_changes?: number | null };
  /** Before the others. */
  actions?: readonly MenuAction[];
  onDeleted?: () => void;
}

/** The rarer actions of a profile: give it priority, delete it. */
export function ProfileMenu({ profile, actions = [], onDeleted }: ProfileMenuProps) {
  const { t } = useTranslation('profiles');
  const occupationOf = useOwnOccupation();
  const [openDialog, setOpenDialog] = useState<'canonical' | 'delete' | null>(null);
  return (
    <>
      <ActionMenu
        label={t('menu.label', { profile: occupationOf(profile) || t('noOccupation') })}
        actions={[
          ...actions,
          ...(canChangeProfile(profile, 'makeCanonical')
            ? [{ key: 'canonical', label: t('canonical.action'), onClick: () => setOpenDialog('canonical') }]
            : []),
          { key: 'delete', label: t('delete.action'), destructive: true, onClick: () => setOpenDialog('delete') },
        ]}
      />
      <CanonicalDialog profile={profile} open={openDialog === 'canonical'} onClose={() => setOpenDialog(null)} />
      <DeleteProfileDialog
        profile={profile}
        open={openDialog === 'delete'}
        onClose={() => setOpenDialog(null)}
        onDeleted={onDeleted}
      />
    </>
  );
}
