import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
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
import { VerificationFlow, Publicity, isRefusal } from './VerificationFlow';
import { ChoiceChip } from './ChoiceChip';
import { Section } from './Section';
import { fetchPublicInvitation, submitVerification } from './verificationSlice';
import { useChoices } from './useChoices';
import { YesNoRow } from './YesNoRow';

interface PublicQuestionsProps {
  token: string;
  /** Opened: every answer pre-set. */
  invitation: PublicInvitation;
  name: string;
  top: ReactNode;
  /** The server refused the answers, and the invitation was fetched again. */
  onRefused: (failure: ApiFailure) => void;
  /** While the answers are sent, and after, the invitation's own state does not change the page. */
  onSending: (sending: boolean) => void;
}

/** Questions of a personal invitation: the competences of every profile, and the relation (VER-06, VER-07). */
export function PublicQuestions({ token, invitation, name, top, onRefused, onSending }: PublicQuestionsProps) {
  const { t } = useTranslation('verification');
  const dispatch = useAppDispatch();
  const { choices, change, forget, onAwaitSignIn } = useChoices(token, readChoices);
  const decided = applyChoices(invitation, choices);
  const chosen = relations
    .filter((relation) => decided[relation])
    .map((relation) => t(`relation.${relation}`, { name }));
  const summary = [...confirmedNames(decided), ...chosen];

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
      name={name}
      top={top}
      count={confirmedCount(decided)}
      summary={summary}
      awaitsSignIn={choices.awaitsSignIn}
      onAwaitSignIn={onAwaitSignIn}
      onSend={send}
      onEnd={forget}
    >
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
    </VerificationFlow>
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
