import type { ProfileListItem } from '@/api/endpoints/profiles';
import { CanonicalDialog } from './CanonicalDialog';
import { DeleteProfileDialog } from './DeleteProfileDialog';

export interface ProfileMenuProps {
  profile: Pick<ProfileListItem, 'id' | 'public' | 'canonical' | 'occupation'> & { priority_changes?: number | null };
  onDeleted?: (() => void) | undefined;
}

interface ProfileMenuDialogsProps extends ProfileMenuProps {
  open: 'canonical' | 'delete' | null;
  onClose: () => void;
}

/** The questions asked before something of the menu is done. */
export function ProfileMenuDialogs({ profile, onDeleted, open, onClose }: ProfileMenuDialogsProps) {
  return (
    <>
      <CanonicalDialog profile={profile} open={open === 'canonical'} onClose={onClose} />
      <DeleteProfileDialog profile={profile} open={open === 'delete'} onClose={onClose} onDeleted={onDeleted} />
    </>
  );
}
