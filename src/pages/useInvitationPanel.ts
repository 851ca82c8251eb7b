import { useEffect, useState } from 'react';
import { displayName } from '@/domain/displayName';
import { useAppSelector } from '@/store/hooks';
import { useLocation, useSearchParams } from '@/routes/navigation';
import { selectUser } from '@/store/session';
import { useRequestedDialog } from '@/ui/page/useRequestedDialog';
import { readInvitee, readSoughtInvitation, type Panel } from '@/features/invitations';
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
  // Found by the search, or named by the news, also while this page is open.
  const sought = readSoughtInvitation(location.state);
  const [shownFor, setShownFor] = useState('');
  if (sought && shownFor !== location.key) {
    setShownFor(location.key);
    onPanel({ type: sought.reminds ? 'remind' : 'detail', id: sought.id });
  }
  const [, setQuery] = useSearchParams();
  const isSought = sought !== null;
  // Asked for once: a page that is loaded again shows its list.
  useEffect(() => {
    if (isSought) setQuery((before) => before, { replace: true, state: null });
  }, [isSought, setQuery]);
  return {
    invite: () => onPanel({ type: 'create' }),
    /** Of both overviews. */
    overview: { expertName: expert ? displayName(expert) : '', isExpert, panel, onPanel },
  };
}
