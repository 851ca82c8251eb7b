import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublicInvitation } from '@/api/endpoints/endorsements';
import type { ApiFailure } from '@/api/failure';
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
import { answerOf, failureOf } from '@/store/outcome';
import { ChoiceChip } from './ChoiceChip';
import { ClosingPage } from './ClosingPage';
import { ConfirmBar } from './ConfirmBar';
import { Greeting } from './Greeting';
import { isOutcomeUnknown } from './outcomeUnknown';
import { Publicity } from './Publicity';
import { Section } from './Section';
import { ThankYou } from './ThankYou';
import { fetchPublicInvitation, submitVerification } from './thunks';
import { useChoices } from './useChoices';
import { VerificationFrame } from './VerificationFrame';
import { YesNoRow } from './YesNoRow';

interface PublicQuestionsProps {
  token: string;
  /** Opened: every answer pre-set. */
  invitation: PublicInvitation;
  /** The expert. */
  name: string;
  top: ReactNode;
  onSent: () => void;
}

/** What the visitor is asked, and what follows: thanks, or a kind goodbye without a call (ux no. 13, 16). */
export function PublicQuestions({ token, invitation, name, top, onSent }: PublicQuestionsProps) {
  const { t } = useTranslation('verification');
  const visitor = `${invitation.firstname} ${invitation.lastname}`.trim();
  const dispatch = useAppDispatch();
  const [phase, setPhase] = useState<'asking' | 'declined' | 'sent'>('asking');
  const { choices, change, forget } = useChoices(token, readChoices);
  const decided = applyChoices(invitation, choices);
  const chosen = relations
    .filter((relation) => decided[relation])
    .map((relation) => t(`relation.${relation}`, { name }));
  const summary = [...confirmedNames(decided), ...chosen];

  if (phase === 'sent') return <ThankYou owner={name} visitor={visitor} confirmed={summary} />;
  if (phase === 'declined') {
    return (
      <ClosingPage
        top={top}
        title={t('declined.title')}
        text={t('declined.text', { name })}
        action={
          <Button variant="outlined" onClick={() => setPhase('asking')}>
            {t('declined.back')}
          </Button>
        }
      />
    );
  }

  const send = async (last: ApiFailure | null): Promise<ApiFailure | null> => {
    // Perhaps the last try arrived after all: ask before sending again.
    if (last && isOutcomeUnknown(last)) {
      const read = await dispatch(fetchPublicInvitation({ params: { token } }));
      const current = answerOf(read);
      if (!current) return failureOf(read);
      if (current.accepted) return { kind: 'aborted' };
    }
    const failure = failureOf(
      await dispatch(submitVerification({ params: { token }, body: verificationBody(decided) })),
    );
    // Answered, withdrawn or expired meanwhile: the page shows what it is now.
    if (failure?.kind === 'conflict' || failure?.kind === 'notFound') {
      await dispatch(fetchPublicInvitation({ params: { token } }));
    }
    if (failure) return failure;
    forget();
    setPhase('sent');
    onSent();
    return null;
  };

  return (
    <VerificationFrame
      top={top}
      title={t('ask', { name })}
      intro={<Greeting visitor={visitor} />}
      bottom={
        <ConfirmBar
          count={confirmedCount(decided)}
          summary={summary}
          visitor={{ firstname: invitation.firstname, lastname: invitation.lastname }}
          owner={{ id: invitation.owner?.id ?? null, name }}
          awaitsSignIn={choices.awaitsSignIn}
          onAwaitSignIn={() => change({ ...choices, awaitsSignIn: true })}
          onSend={send}
          onDecline={() => {
            forget();
            setPhase('declined');
          }}
        />
      }
    >
      <Stack sx={{ gap: 3 }}>
        <Competences invitation={decided} choices={choices} onChange={change} />
        <Section title={t('relations')}>
          <Stack divider={<Box sx={{ borderTop: 1, borderColor: 'divider' }} />}>
            {relations.map((relation) => (
              <YesNoRow
                key={relation}
                label={t(`relation.${relation}`, { name })}
                checked={decided[relation]}
                onChange={(yes) =>
                  change({ ...choices, no: yes ? without(choices.no, relation) : [...choices.no, relation] })
                }
              />
            ))}
          </Stack>
        </Section>
        <Publicity name={name} expiredAt={invitation.expired_at} />
      </Stack>
    </VerificationFrame>
  );
}

interface CompetencesProps {
  invitation: Pick<PublicInvitation, 'endorsements'>;
  choices: Choices;
  onChange: (choices: Choices) => void;
}

/** The competences of every profile of the invitation, as chips. */
function Competences({ invitation, choices, onChange }: CompetencesProps) {
  const { t } = useTranslation('verification');
  const groups = invitation.endorsements.filter(({ children }) => children.length > 0);
  if (groups.length === 0) return null;
  return (
    <Section title={t('competences')} hint={t('competencesHint')}>
      <Stack sx={{ gap: 2, p: 2 }}>
        {groups.map((endorsement) => (
          <div key={endorsement.id}>
            {groups.length > 1 && endorsement.name ? (
              <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
                {endorsement.name}
              </Typography>
            ) : null}
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
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
            </Stack>
          </div>
        ))}
      </Stack>
    </Section>
  );
}

function without<T>(list: readonly T[], item: T): T[] {
  return list.filter((other) => other !== item);
}
