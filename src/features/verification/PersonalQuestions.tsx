import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import type { PersonalInvitation } from '@/api/endpoints/endorsements';
import {
  applyPersonalChoices,
  personalGroups,
  personalRows,
  readPersonalChoices,
  showsConfirmed,
  verifiedKeys,
  type PersonalRow,
} from '@/domain/verification';
import { useAppDispatch } from '@/store/hooks';
import { failureOf } from '@/store/callResult';
import { VerificationFlow, isRefusal } from './VerificationFlow';
import { PersonalList } from './PersonalList';
import { fetchPersonalInvitation, submitPersonalVerification } from '@/entities/invitation/verificationSlice';
import type { Expert } from './ExpertHead';
import { useChoices } from './useChoices';

interface PersonalQuestionsProps {
  token: string;
  invitation: PersonalInvitation;
  expert: Expert;
  /** The visitor had confirmed this profile already. */
  onConfirmedBefore: () => void;
}

/** Questions on a profile's own address: each section of the profile, verified and fan (VER-08). */
export function PersonalQuestions({ token, invitation, expert, onConfirmedBefore }: PersonalQuestionsProps) {
  const { t } = useTranslation('verification');
  const dispatch = useAppDispatch();
  const { choices, change, forget, onAwaitSignIn } = useChoices(`personal/${token}`, readPersonalChoices);
  const delivered = personalRows(invitation);
  const rows = applyPersonalChoices(delivered, choices);
  const chosen = rows.filter(({ verified }) => verified);
  const summary = chosen.map((row) => (row.is_fan ? t('recommended', { point: rowText(row) }) : rowText(row)));
  const counts = personalGroups.map((group) => [group, chosen.filter((row) => row.group === group).length] as const);
  const fanCount = chosen.filter((row) => row.is_fan).length;
  const inShort = [
    ...counts.flatMap(([group, count]) => (count > 0 ? [t(`short.${group}`, { count })] : [])),
    ...(fanCount > 0 ? [t('short.recommended', { count: fanCount })] : []),
  ];

  function rowText({ group, name: text }: PersonalRow): string {
    return group === 'same_field' || text === '' ? t(`group.${group}`) : text;
  }

  const send = async (): Promise<ApiFailure | null> => {
    const before = verifiedKeys(delivered);
    const failure = await dispatch(failureOf(submitPersonalVerification(token, rows, before)));
    if (!failure || !isRefusal(failure)) return failure;
    const current = await dispatch(fetchPersonalInvitation({ params: { profileId: token } }));
    const isConfirmed =
      'data' in current && showsConfirmed(personalRows(current.data), verifiedKeys(chosen), before) === true;
    if (failure.kind === 'conflict' || isConfirmed) {
      forget();
      onConfirmedBefore();
    }
    return failure;
  };

  return (
    <VerificationFlow
      invitation={invitation}
      expert={expert}
      count={summary.length}
      summary={summary}
      inShort={inShort}
      awaitsSignIn={choices.awaitsSignIn}
      onAwaitSignIn={onAwaitSignIn}
      onSend={send}
      onEnd={forget}
    >
      <PersonalList
        rows={rows}
        firstname={invitation.owner?.firstname.trim() || expert.inText.name}
        onChange={(answers) => change({ ...choices, answers: { ...choices.answers, ...answers } })}
      />
    </VerificationFlow>
  );
}
