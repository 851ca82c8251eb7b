import { useState } from 'react';
import { displayName } from '@/domain/displayName';
import { useAppSelector } from '@/store/hooks';
import { useLocation } from '@/routes/navigation';
import { selectUser } from '@/store/session';
import { useRequestedDialog } from '@/ui/page/useRequestedDialog';
import { readInvitationId, readInvitee, type Panel } from '@/features/invitations';
import { useIsExpert, useUserDetails } from '@/features/user';

/** What a page about invitations shows beside them: nothing at first, or the form that its address asks for. */
export function useInvitationPanel() {
  const details = useUserDetails();
  const user = useAppSelector(selectUser);
  const expert = details ?? user;
  const isExpert = useIsExpert();
  const isInviting = useRequestedDialog('invite') && isExpert !== false;
  const location: { state: unknown; key: string } = useLocation();
  const [panel, onPanel] = useState<Panel | null>(
    isInviting ? { type: 'create', invitee: readInvitee(location.state) } : null,
  );
  // Found by the search, also while this page is open.
  const sought = readInvitationId(location.state);
  const [shownFor, setShownFor] = useState('');
  if (sought !== '' && shownFor !== location.key) {
    setShownFor(location.key);
    onPanel({ type: 'detail', id: sought });
  }
  return {
    invite: () => onPanel({ type: 'create' }),
    /** Of both overviews. */
    overview: { expertName: expert ? displayName(expert) : '', isExpert, panel, onPanel },
  };
}
