import type { ProfileListItem } from '@/api/endpoints/profiles';
import type { MenuAction } from '@/ui/basics/ActionMenu';
import { AddressesDrawer } from '@/features/public-page';
import { CanonicalDialog } from './CanonicalDialog';
import { DeleteProfileDialog } from './DeleteProfileDialog';
import { PauseProfileDialog } from './PauseProfileDialog';

export interface ProfileMenuProps {
  profile: Pick<ProfileListItem, 'id' | 'public' | 'canonical' | 'occupation' | 'public_url' | 'verification_url'> & {
    priority_changes?: number | null;
  };
  /** Before the others. */
  actions?: readonly MenuAction[];
  onDeleted?: (() => void) | undefined;
}

/** What an action of the menu opens. */
export type ProfileMenuDialog = 'addresses' | 'pause' | 'canonical' | 'delete';

interface ProfileMenuDialogsProps extends ProfileMenuProps {
  open: ProfileMenuDialog | null;
  onClose: () => void;
}

/** Dialogs of the menu: the addresses, and the confirmations. */
export function ProfileMenuDialogs({ profile, onDeleted, open, onClose }: ProfileMenuDialogsProps) {
  return (
    <>
      <AddressesDrawer profile={profile} open={open === 'addresses'} onClose={onClose} />
      <PauseProfileDialog profileId={profile.id} open={open === 'pause'} onClose={onClose} />
      <CanonicalDialog profile={profile} open={open === 'canonical'} onClose={onClose} />
      <DeleteProfileDialog profile={profile} open={open === 'delete'} onClose={onClose} onDeleted={onDeleted} />
    </>
  );
}
