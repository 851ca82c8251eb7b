import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { displayName } from '@/domain/displayName';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { useLocation, useSearchParams } from '@/routes/navigation';
import { useRequestedDialog } from '@/ui/page/useRequestedDialog';
import { useIsExpert, useUserDetails } from '@/features/user';

/** From the page before (D-81). */
export interface KnownInvitee {
  firstname: string;
  lastname: string;
}

export type Panel =
  | { type: 'detail' | 'share' | 'remind' | 'renew'; id: string }
  | { type: 'create'; invitee?: KnownInvitee };

export interface OverviewProps {
  /** Signs the messages. */
  expertName: string;
  /** Whether the server counts the user as an expert; null where it does not say (D-11). */
  isExpert: boolean | null;
  panel: Panel | null;
  onPanel: Dispatch<SetStateAction<Panel | null>>;
}

/** Of the page before. The browser keeps router state in its history, where anything may stand. */
function readState(state: unknown) {
  const values = (state ?? {}) as Record<string, unknown>;
  const textOf = (name: string) => (typeof values[name] === 'string' ? values[name] : '');
  return {
    invitee: { firstname: textOf('firstname'), lastname: textOf('lastname') },
    requestedId: textOf('invitationId'),
    requestedType: textOf('step') === 'remind' ? ('remind' as const) : ('detail' as const),
  };
}

/** No panel at first, unless the address or the page before asks for one. */
export function useInvitationPanel() {
  const details = useUserDetails();
  const user = useAppSelector(selectUser);
  const expert = details ?? user;
  const isExpert = useIsExpert();
  const isInviting = useRequestedDialog('invite') && isExpert !== false;
  const location: { state: unknown; key: string } = useLocation();
  const { invitee, requestedId, requestedType } = readState(location.state);
  const [panel, onPanel] = useState<Panel | null>(isInviting ? { type: 'create', invitee } : null);
  // From the search or the news, also while this page is open.
  const [shownFor, setShownFor] = useState('');
  const isRequested = requestedId !== '';
  if (isRequested && shownFor !== location.key) {
    setShownFor(location.key);
    onPanel({ type: requestedType, id: requestedId });
  }
  const [, setQuery] = useSearchParams();
  // Removed after use: a page that is loaded again shows its list.
  useEffect(() => {
    if (isRequested) setQuery((before) => before, { replace: true, state: null });
  }, [isRequested, setQuery]);
  const overview: OverviewProps = { expertName: expert ? displayName(expert) : '', isExpert, panel, onPanel };
  return { invite: () => onPanel({ type: 'create' }), overview };
}
