import type { ProfileListItem } from '@/api/endpoints/profiles';
import type { MenuAction } from '@/ui/basics/ActionMenu';
import { CanonicalDialog } from './CanonicalDialog';
import { DeleteProfileDialog } from './DeleteProfileDialog';
import { PauseProfileDialog } from './PauseProfileDialog';

export interface ProfileMenuProps {
  profile: Pick<ProfileListItem, 'id' | 'public' | 'canonical' | 'occupation'> & { priority_changes?: number | null };
  /** Before the others. */
  actions?: readonly MenuAction[];
  onDeleted?: (() => void) | undefined;
}

interface ProfileMenuDialogsProps extends ProfileMenuProps {
  open: 'pause' | 'canonical' | 'delete' | null;
  onClose: () => void;
}

/** The questions asked before something of the menu is done. */
export function ProfileMenuDialogs({ profile, onDeleted, open, onClose }: ProfileMenuDialogsProps) {
  return (
    <>
      <PauseProfileDialog profileId={profile.id} open={open === 'pause'} onClose={onClose} />
      <CanonicalDialog profile={profile} open={open === 'canonical'} onClose={onClose} />
      <DeleteProfileDialog profile={profile} open={open === 'delete'} onClose={onClose} onDeleted={onDeleted} />
    </>
  );
}
