import { useEffect, useState } from 'react';
import { displayName } from '@/domain/displayName';
import { useAppSelector } from '@/store/hooks';
import { useLocation, useSearchParams } from '@/routes/navigation';
import { selectUser } from '@/store/session';
import { useRequestedDialog } from '@/ui/page/useRequestedDialog';
import { readInvitee, readSoughtInvitation, type Panel } from '@/features/invitations';
import { useIsExpert, useUserDetails } from '@/features/user';

/** No panel at first, unless the address asks for the form. */
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
  // From the search or the news, also while this page is open.
  const sought = readSoughtInvitation(location.state);
  const [shownFor, setShownFor] = useState('');
  if (sought && shownFor !== location.key) {
    setShownFor(location.key);
    onPanel({ type: sought.reminds ? 'remind' : 'detail', id: sought.id });
  }
  const [, setQuery] = useSearchParams();
  const isSought = sought !== null;
  // Removed after use: a page that is loaded again shows its list.
  useEffect(() => {
    if (isSought) setQuery((before) => before, { replace: true, state: null });
  }, [isSought, setQuery]);
  return {
    invite: () => onPanel({ type: 'create' }),
    overview: { expertName: expert ? displayName(expert) : '', isExpert, panel, onPanel },
  };
}
