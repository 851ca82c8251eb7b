import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
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
import { failureOf } from '@/store/outcome';
import { ClosingPage } from './ClosingPage';
import { ConfirmBar } from './ConfirmBar';
import { Greeting } from './Greeting';
import { OwnerHead } from './OwnerHead';
import { PersonalCards } from './PersonalCards';
import { Publicity } from './Publicity';
import { ThankYou } from './ThankYou';
import { submitPersonalVerification } from './thunks';
import { useChoices } from './useChoices';
import { VerificationFrame } from './VerificationFrame';

/** What a visitor of a profile's own address is asked: each part of the profile, verified and fan (VER-08). */
export function PersonalQuestions({ token, invitation }: { token: string; invitation: PersonalInvitation }) {
  const { t } = useTranslation('verification');
  const visitor = `${invitation.firstname} ${invitation.lastname}`.trim();
  const dispatch = useAppDispatch();
  const [phase, setPhase] = useState<'asking' | 'declined' | 'sent'>('asking');
  const { choices, change, forget } = useChoices(`personal/${token}`, readPersonalChoices);
  const { owner } = invitation;
  const name = (owner && displayName(owner)) || t('someone');
  const rows = applyPersonalChoices(personalRows(invitation), choices);
  const summary = rows.filter(({ verified }) => verified).map((row) => rowText(row));

  function rowText({ group, name: text }: PersonalRow): string {
    return group === 'same_field' || text === '' ? t(`group.${group}`) : text;
  }

  const top = (
    <OwnerHead
      name={name}
      occupation={invitation.occupation?.name || invitation.competence?.name || ''}
      photo={owner?.profile_picture?.url ?? ''}
      message={invitation.content}
    />
  );

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
  return (
    <VerificationFrame
      top={top}
      title={t('ask', { name })}
      intro={<Greeting visitor={visitor} />}
      bottom={
        <ConfirmBar
          count={summary.length}
          summary={summary}
          visitor={{ firstname: invitation.firstname, lastname: invitation.lastname }}
          owner={{ id: owner?.id ?? null, name }}
          awaitsSignIn={choices.awaitsSignIn}
          onAwaitSignIn={() => change({ ...choices, awaitsSignIn: true })}
          onSend={async () => {
            const call = submitPersonalVerification({ params: { profileId: token }, body: personalBody(rows) });
            const failure = failureOf(await dispatch(call));
            if (failure) return failure;
            forget();
            setPhase('sent');
            return null;
          }}
          onDecline={() => {
            forget();
            setPhase('declined');
          }}
        />
      }
    >
      <Stack sx={{ gap: 3 }}>
        <PersonalCards
          rows={rows}
          name={name}
          onChange={(key, answer) => change({ ...choices, answers: { ...choices.answers, [key]: answer } })}
        />
        <Publicity name={name} />
      </Stack>
    </VerificationFrame>
  );
}
