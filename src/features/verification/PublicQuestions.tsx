import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import type { PublicInvitation } from '@/api/endpoints/endorsements';
import type { ApiFailure } from '@/api/client/failure';
import {
  applyChoices,
  childKey,
  confirmedCount,
  confirmedNames,
  readChoices,
  relations,
  verificationBody,
  type Choices,
} from '@/domain/verification';
import { useAppDispatch } from '@/store/hooks';
import { failureOf } from '@/store/callResult';
import { VerificationFlow, isRefusal } from './VerificationFlow';
import { ChipGroup } from './ChipGroup';
import { ChoiceChip } from './ChoiceChip';
import { Section } from './Section';
import { fetchPublicInvitation, submitVerification } from '@/entities/invitation/verificationSlice';
import type { Expert } from './ExpertHead';
import { useChoices } from './useChoices';
import { YesNoRow } from './YesNoRow';

interface PublicQuestionsProps {
  token: string;
  /** Opened: every answer pre-set. */
  invitation: PublicInvitation;
  expert: Expert;
  /** The server refused the answers, and the invitation was fetched again. */
  onRefused: (failure: ApiFailure) => void;
  /** While the answers are sent, and after, the invitation's own state does not change the page. */
  onSending: (sending: boolean) => void;
}

/** Questions of a personal invitation: the competences of every profile, and the relation (VER-06, VER-07). */
export function PublicQuestions({ token, invitation, expert, onRefused, onSending }: PublicQuestionsProps) {
  const { t } = useTranslation('verification');
  const dispatch = useAppDispatch();
  const { choices, change, forget, onAwaitSignIn } = useChoices(token, readChoices);
  const decided = applyChoices(invitation, choices);
  const firstname = invitation.owner?.firstname.trim() || expert.inText.name;
  const inText = { ...expert.inText, name: firstname };
  const competences = confirmedNames(decided);
  const chosen = relations.filter((relation) => decided[relation]);
  const summary = [...competences, ...chosen.map((relation) => t(`relation.${relation}`, inText))];
  const inShort = [
    ...(competences.length > 0 ? [t('short.competences', { count: competences.length })] : []),
    ...chosen.map((relation) => t(`short.${relation}`)),
  ];

  const send = async (): Promise<ApiFailure | null> => {
    onSending(true);
    const failure = await dispatch(
      failureOf(submitVerification({ params: { token }, body: verificationBody(decided) })),
    );
    if (!failure) return null;
    // Answered, withdrawn or expired meanwhile: the page shows what it is now.
    if (isRefusal(failure)) {
      await dispatch(fetchPublicInvitation({ params: { token } }));
      onRefused(failure);
    }
    onSending(false);
    return failure;
  };

  return (
    <VerificationFlow
      invitation={invitation}
      expert={expert}
      count={confirmedCount(decided)}
      summary={summary}
      inShort={inShort}
      awaitsSignIn={choices.awaitsSignIn}
      onAwaitSignIn={onAwaitSignIn}
      onSend={send}
      onEnd={forget}
    >
      <Section title={t('relations')}>
        <Stack divider={<Box sx={{ borderTop: 1, borderColor: 'divider' }} />}>
          {relations.map((relation) => (
            <YesNoRow
              key={relation}
              label={t(`relation.${relation}`, inText)}
              checked={decided[relation]}
              onChange={(yes) =>
                change({ ...choices, no: yes ? without(choices.no, relation) : [...choices.no, relation] })
              }
            />
          ))}
        </Stack>
      </Section>
      <Competences invitation={decided} choices={choices} onChange={change} />
    </VerificationFlow>
  );
}

interface CompetencesProps {
  invitation: Pick<PublicInvitation, 'endorsements'>;
  choices: Choices;
  onChange: (choices: Choices) => void;
}

function Competences({ invitation, choices, onChange }: CompetencesProps) {
  const { t } = useTranslation('verification');
  const groups = invitation.endorsements.filter(({ children }) => children.length > 0);
  if (groups.length === 0) return null;
  return (
    <Section title={t('competences')} hint={t('competencesHint')}>
      <Stack sx={{ gap: 2, p: 2 }}>
        {groups.map((endorsement) => (
          <ChipGroup key={endorsement.id} caption={groups.length > 1 && endorsement.name ? endorsement.name : null}>
            {endorsement.children.map((child) => {
              const key = childKey(endorsement, child);
              return (
                <ChoiceChip
                  key={key}
                  label={child.name}
                  chosen={child.verified}
                  onToggle={() => {
                    const { removed } = choices;
                    onChange({ ...choices, removed: child.verified ? [...removed, key] : without(removed, key) });
                  }}
                />
              );
            })}
          </ChipGroup>
        ))}
      </Stack>
    </Section>
  );
}

function without<T>(list: readonly T[], item: T): T[] {
  return list.filter((other) => other !== item);
}
