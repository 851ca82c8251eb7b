import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import type { PublicInvitation } from '@/api/endpoints/endorsements';
import { invitationStatus } from '@/domain/invitation';
import { profileNames } from '@/domain/profileName';
import { applyChoices, confirmedNames, relations, verificationBody } from '@/domain/verification';
import {
  fetchPublicInvitation,
  selectOpened,
  selectOpenedRequest,
  submitVerification,
} from '@/entities/invitation/verificationSlice';
import { failureOf } from '@/store/callResult';
import { useAppDispatch, useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { useExpert } from '@/ui/verification/ExpertHead';
import { InvitationQuestions } from '@/ui/verification/InvitationQuestions';
import { LoadingVerification, VerificationMessage } from './LoadingVerification';
import { useChoices, useForgottenChoices } from './useChoices';
import { isRefusal, VerificationFlow } from './VerificationFlow';

export function PublicVerification({ token }: { token: string }) {
  const invitation = useAppSelector((state) => selectOpened(state, token));
  const request = useRequest((state) => selectOpenedRequest(state, token));
  const reload = useLoad(fetchPublicInvitation, { params: { token } }, request);
  if (invitation) return <OpenedInvitation token={token} invitation={invitation} />;
  return <LoadingVerification request={request} onRetry={reload} storedAs={token} />;
}

/** The competences of every profile and the relation, each with yes at first (VER-06, VER-07, VER-09). */
function OpenedInvitation({ token, invitation }: { token: string; invitation: PublicInvitation }) {
  const { t } = useTranslation('verification');
  const dispatch = useAppDispatch();
  // Taken again with every fetch: an invitation may expire while its page is open.
  const [now, setNow] = useState(() => Date.now());
  // The server knows the day better than the visitor's clock.
  const [isRefused, setRefused] = useState(false);
  // While the answers are sent, and after, the invitation's own state does not change the page.
  const [isSending, setSending] = useState(false);
  const { answers, answer, stored } = useChoices(token);
  const { owner, competence_profiles: profiles } = invitation;
  const expert = useExpert(owner, profileNames(profiles, owner?.gender), photoOf(invitation));
  const ownStatus = isSending ? 'pending' : invitationStatus(invitation, now);
  const status = ownStatus === 'pending' && isRefused ? 'expired' : ownStatus;
  useForgottenChoices(token, status !== 'pending');
  if (status !== 'pending') {
    return <VerificationMessage kind={status === 'checked' ? 'accepted' : 'expired'} expert={expert} />;
  }

  const decided = applyChoices(invitation, answers);
  const competences = confirmedNames(decided);
  const chosen = relations.filter((relation) => decided[relation]);
  const relationText = (relation: (typeof relations)[number]) => t(`relation.${relation}`, expert.byFirstname);
  const relationsInShort = chosen.map((relation) => t(`short.${relation}`));
  const count = competences.length;

  const send = async (): Promise<ApiFailure | null> => {
    setSending(true);
    const body = verificationBody(decided);
    const failure = await dispatch(failureOf(submitVerification({ params: { token }, body })));
    if (!failure) return null;
    // Answered, withdrawn or expired meanwhile: the page shows what it is now.
    if (isRefusal(failure)) {
      await dispatch(fetchPublicInvitation({ params: { token } }));
      setNow(() => Date.now());
      setRefused(Object.hasOwn(failure.fields ?? {}, 'token'));
    }
    setSending(false);
    return failure;
  };

  return (
    <VerificationFlow
      invitation={invitation}
      expert={expert}
      answers={{
        summary: [...competences, ...chosen.map(relationText)],
        inShort: count > 0 ? [t('short.competences', { count }), ...relationsInShort] : relationsInShort,
        onPage: competences,
        relations: relationsInShort,
        total: confirmedNames(invitation).length + relations.length,
        onSend: send,
      }}
      stored={stored}
    >
      <InvitationQuestions decided={decided} expert={expert} onChange={answer} />
    </VerificationFlow>
  );
}

function photoOf({ owner, competence_profiles }: PublicInvitation): string {
  const pictures = [owner?.profile_picture, ...competence_profiles.map(({ profile_picture }) => profile_picture)];
  return pictures.find((picture) => picture?.url)?.url ?? '';
}
