import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invitation } from '@/api/endpoints/endorsements';
import { displayName } from '@/domain/displayName';
import { inviteeText, type InviteeName } from '@/domain/invitation';
import type { InvitationGroup } from '@/domain/invitationGroup';
import { useAppDispatch, useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { useLocation, useSearchParams } from '@/routes/navigation';
import {
  deleteInvitation,
  fetchInvitations,
  fetchVerificationPages,
  selectInvitations,
  selectInvitationsRequest,
  selectPages,
  selectPagesRequest,
} from '@/entities/invitation/endorsementsSlice';
import { readPreferences } from '@/entities/invitation/invitationPreferences';
import { useUndoable } from '@/ui/feedback/useUndoable';
import { useRequestedDialog } from '@/ui/page/useRequestedDialog';
import { useLanguage } from '@/ui/text/useLanguage';
import { useIsExpert, useUserDetails } from '@/features/user/UserDetailsAlert';

export type Panel =
  | { type: 'detail' | 'share' | 'remind' | 'renew'; id: string }
  /** `invitee`: from the page before (D-81). */
  | { type: 'create'; invitee?: InviteeName };

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
function usePanel(isExpert: boolean | null) {
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
  return { panel, onPanel };
}

function useInvitationList() {
  const { remove, isRemoved, undoBar } = useUndoable();
  const request = useRequest(selectInvitationsRequest);
  const all = useAppSelector(selectInvitations);
  const reload = useLoad(fetchInvitations, undefined, request);
  const pages = useAppSelector(selectPages);
  const pagesRequest = useRequest(selectPagesRequest);
  const reloadPages = useLoad(fetchVerificationPages, { query: { lang: useLanguage() } }, pagesRequest);
  const unsettled = request.settledAt === null ? request : pagesRequest;
  // Only then the height of the first sections is known: everything is shown at once, and nothing moves.
  const isSettled = all.length > 0 || (request.settledAt !== null && pagesRequest.settledAt !== null);
  return {
    all,
    /** Without those just removed. */
    present: useMemo(() => all.filter(({ id }) => !isRemoved(id)), [all, isRemoved]),
    request,
    shownRequest: isSettled ? request : unsettled,
    unsettled,
    isSettled,
    reload,
    pages,
    pagesRequest,
    reloadPages,
    /** Without verification pages nobody is invited; false while it is not known (VER-04). */
    hasNoProfile: pagesRequest.status === 'succeeded' && pages.length === 0,
    remove,
    undoBar,
  };
}

/** What all pages that show invitations have in common. `group`: that of a page of people; null for everybody. */
export function useInvitations(group: InvitationGroup | null = null) {
  const { t } = useTranslation('endorsements');
  const dispatch = useAppDispatch();
  const [now] = useState(() => Date.now());
  const details = useUserDetails();
  const user = useAppSelector(selectUser);
  const expert = details ?? user;
  /** Whether the server counts the user as an expert; null where it does not say (D-11). */
  const isExpert = useIsExpert();
  const { panel, onPanel } = usePanel(isExpert);
  const { remove, ...list } = useInvitationList();
  // Before the first paint.
  useLayoutEffect(() => dispatch(readPreferences()), [dispatch]);
  return {
    ...list,
    group,
    now,
    panel,
    onPanel,
    isExpert,
    isNoExpert: isExpert === false && !list.hasNoProfile,
    /** Signs the messages. */
    expertName: expert ? displayName(expert) : '',
    invite: () => onPanel({ type: 'create' }),
    onDelete: (invitation: Invitation) => {
      onPanel(null);
      remove({
        id: invitation.id,
        text: t('delete.done', inviteeText(invitation)),
        send: () => dispatch(deleteInvitation({ params: { invitationId: invitation.id } })),
      });
    },
  };
}

export type Invitations = ReturnType<typeof useInvitations>;
