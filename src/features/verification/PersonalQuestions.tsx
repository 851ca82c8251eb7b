import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import type { PersonalInvitation } from '@/api/endpoints/endorsements';
import {
  applyPersonalChoices,
  personalBody,
  personalRows,
  readPersonalChoices,
  type PersonalRow,
} from '@/domain/verification';
import { useAppDispatch } from '@/store/hooks';
import { failureOf } from '@/store/callResult';
import { isOutcomeUnknown } from '@/store/lostResponse';
import { VerificationFlow, Publicity, isRefusal } from './VerificationFlow';
import { PersonalCards } from './PersonalCards';
import { fetchPersonalInvitation, submitPersonalVerification } from './verificationSlice';
import { useChoices } from './useChoices';

interface PersonalQuestionsProps {
  token: string;
  invitation: PersonalInvitation;
  name: string;
  top: ReactNode;
  /** The visitor had confirmed this profile already. */
  onConfirmedBefore: () => void;
}

/** Questions on a profile's own address: each section of the profile, verified and fan (VER-08). */
export function PersonalQuestions({ token, invitation, name, top, onConfirmedBefore }: PersonalQuestionsProps) {
  const { t } = useTranslation('verification');
  const dispatch = useAppDispatch();
  const { choices, change, forget, onAwaitSignIn } = useChoices(`personal/${token}`, readPersonalChoices);
  const rows = applyPersonalChoices(personalRows(invitation), choices);
  const summary = rows.filter(({ verified }) => verified).map((row) => rowText(row));

  function rowText({ group, name: text }: PersonalRow): string {
    return group === 'same_field' || text === '' ? t(`group.${group}`) : text;
  }

  /** The response to an earlier try was lost. No call shows whether it arrived, but the server takes only one. */
  const isLost = useRef(false);
  const send = async (): Promise<ApiFailure | null> => {
    const params = { profileId: token };
    const failure = await dispatch(failureOf(submitPersonalVerification({ params, body: personalBody(rows) })));
    if (!failure) return null;
    if (isOutcomeUnknown(failure)) isLost.current = true;
    if (!isRefusal(failure)) return failure;
    if (isLost.current && failure.kind !== 'notFound') return null;
    const current = await dispatch(fetchPersonalInvitation({ params }));
    const isConfirmed = 'data' in current && personalRows(current.data).some(({ verified }) => verified);
    if (failure.kind === 'conflict' || isConfirmed) {
      forget();
      onConfirmedBefore();
    }
    return failure;
  };

  return (
    <VerificationFlow
      invitation={invitation}
      name={name}
      top={top}
      count={summary.length}
      summary={summary}
      awaitsSignIn={choices.awaitsSignIn}
      onAwaitSignIn={onAwaitSignIn}
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
