import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import type { PersonalInvitation } from '@/api/endpoints/endorsements';
import { displayName } from '@/domain/displayName';
import {
  applyPersonalChoices,
  personalBody,
  personalRows,
  readPersonalChoices,
  type PersonalRow,
} from '@/domain/verification';
import { useAppDispatch } from '@/store/hooks';
import { getFailure } from '@/store/thunkResult';
import { isOutcomeUnknown } from '@/store/unknownOutcome';
import { VerificationFlow } from './VerificationFlow';
import { ExpertHead } from './ExpertHead';
import { PersonalCards } from './PersonalCards';
import { Publicity } from './Publicity';
import { submitPersonalVerification } from './verificationSlice';
import { useChoices } from './useChoices';

/** What a visitor of a profile's own address is asked: each part of the profile, verified and fan (VER-08). */
export function PersonalQuestions({ token, invitation }: { token: string; invitation: PersonalInvitation }) {
  const { t } = useTranslation('verification');
  const dispatch = useAppDispatch();
  const { choices, change, forget } = useChoices(`personal/${token}`, readPersonalChoices);
  const { owner } = invitation;
  const name = (owner && displayName(owner)) || t('someone');
  const rows = applyPersonalChoices(personalRows(invitation), choices);
  const summary = rows.filter(({ verified }) => verified).map((row) => rowText(row));

  function rowText({ group, name: text }: PersonalRow): string {
    return group === 'same_field' || text === '' ? t(`group.${group}`) : text;
  }

  /** The response to an earlier try was lost. No call shows whether it arrived, but the server takes only one. */
  const isLost = useRef(false);
  const send = async (): Promise<ApiFailure | null> => {
    const body = personalBody(rows);
    const failure = getFailure(await dispatch(submitPersonalVerification({ params: { profileId: token }, body })));
    if (failure && isLost.current && (failure.kind === 'conflict' || failure.kind === 'validation')) return null;
    if (failure && isOutcomeUnknown(failure)) isLost.current = true;
    return failure;
  };

  return (
    <VerificationFlow
      invitation={invitation}
      name={name}
      top={
        <ExpertHead
          name={name}
          occupation={invitation.occupation?.name || invitation.competence?.name || ''}
          photo={owner?.profile_picture?.url ?? ''}
          message={invitation.content}
        />
      }
      count={summary.length}
      summary={summary}
      awaitsSignIn={choices.awaitsSignIn}
      onAwaitSignIn={() => change({ ...choices, awaitsSignIn: true })}
      onSend={send}
      onEnd={forget}
    >
      <PersonalCards
        rows={rows}
        name={name}
        onChange={(key, answer) => change({ ...choices, answers: { ...choices.answers, [key]: answer } })}
      />
      <Publicity name={name} />
    </VerificationFlow>
  );
}
