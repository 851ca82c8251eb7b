import { useLayoutEffect, useMemo, useState, type Dispatch, type SetStateAction } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invitation } from '@/api/endpoints/endorsements';
import { inviteeText } from '@/domain/invitation';
import { useAppDispatch, useAppSelector, useLoad, useRequest } from '@/store/hooks';
import {
  deleteInvitation,
  fetchInvitations,
  fetchVerificationPages,
  selectInvitations,
  selectInvitationsRequest,
  selectPagesRequest,
} from '@/entities/invitation/endorsementsSlice';
import { readPreferences } from '@/entities/invitation/invitationPreferences';
import { useUndoable } from '@/ui/feedback/useUndoable';
import { useLanguage } from '@/ui/text/useLanguage';
import type { Panel } from './useInvitationPanel';

export function useInvitationActions(onPanel: Dispatch<SetStateAction<Panel | null>>) {
  const { t } = useTranslation('endorsements');
  const dispatch = useAppDispatch();
  const [now] = useState(() => Date.now());
  const { remove, isRemoved, undoBar } = useUndoable();
  // Before the first paint.
  useLayoutEffect(() => dispatch(readPreferences()), [dispatch]);
  const onDelete = (invitation: Invitation) => {
    onPanel(null);
    remove({
      id: invitation.id,
      text: t('delete.done', inviteeText(invitation)),
      send: () => dispatch(deleteInvitation({ params: { invitationId: invitation.id } })),
    });
  };
  return { shared: { now, onPanel, onDelete }, isRemoved, undoBar };
}

/** Without those just removed; without verification pages nobody is invited (VER-04). */
export function useInvitationList(isRemoved: (id: string) => boolean) {
  const request = useRequest(selectInvitationsRequest);
  const all = useAppSelector(selectInvitations);
  const reload = useLoad(fetchInvitations, undefined, request);
  const pagesRequest = useRequest(selectPagesRequest);
  const reloadPages = useLoad(fetchVerificationPages, { query: { lang: useLanguage() } }, pagesRequest);
  const present = useMemo(() => all.filter(({ id }) => !isRemoved(id)), [all, isRemoved]);
  // Only then the height of the first sections is known: everything is shown at once, and nothing moves.
  const isSettled = all.length > 0 || (request.settledAt !== null && pagesRequest.settledAt !== null);
  const unsettled = request.settledAt === null ? request : pagesRequest;
  return { all, present, request, reload, reloadPages, isSettled, unsettled };
}
