import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import type { NextStep } from '@/domain/nextStep';
import { oneLine } from '@/domain/plainText';
import { useAppSelector } from '@/store/hooks';
import { selectListedProfile } from '@/entities/profile/profilesSlice';
import { selectUserDetails } from '@/entities/user/userSlice';
import { PersonAvatar } from '@/ui/basics/PersonAvatar';
import { StatusChip } from '@/ui/basics/StatusChip';
import { Drawing } from '@/ui/feedback/Drawing';
import { PageThumbnail } from '@/ui/publicPage/PageThumbnail';
import { ProfilePicture, useExpertName } from '@/features/profile-fields';
import { OwnPublicProfile } from '@/features/public-page';
import { StarterLinks } from './StarterLinks';

type Sources = NonNullable<ComponentProps<typeof OwnPublicProfile>['sources']>;

interface StepPictureProps {
  step: NextStep;
  /** The profile's occupation, the claim's question, or the invited person; '' where it has no name. */
  subject: string;
  /** A draft of this step is kept on this device alone. */
  isUnsaved: boolean;
  claim: Claim | null;
  profile: CompetenceProfile | null;
  sources: Sources;
  /** What the user is good at; '' where it is not known. */
  field: string;
}

/** What a step is about, as others see it (ux 4.1). */
export function StepPicture({ step, subject, isUnsaved, claim, profile, sources, field }: StepPictureProps) {
  const { t } = useTranslation('dashboard');
  const status = isUnsaved ? <StatusChip color="warning" label={t('recent.unsaved')} /> : null;
  switch (step.type) {
    case 'publishClaim':
    case 'unblockClaim':
      return claim ? <ClaimSnippet claim={claim} question={subject} status={status} /> : null;
    case 'publishProfile':
    case 'unblockProfile':
      return (
        <>
          {profile ? (
            <PageThumbnail height={108}>
              <OwnPublicProfile profile={profile} sources={sources} />
            </PageThumbnail>
          ) : null}
          <Stack direction="row" sx={{ mt: 1, columnGap: 1.5, rowGap: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
            <Typography variant="h3" component="p" sx={name}>
              {subject || t('recent.place.profile')}
            </Typography>
            {status}
          </Stack>
        </>
      );
    case 'createClaim':
    case 'anotherClaim':
      return <StarterLinks field={field} status={status} />;
    case 'remind':
      return (
        <Stack sx={centred}>
          <PersonAvatar id={step.invitationId} name={subject} size={8} />
          <Typography variant="h3" component="p" sx={name}>
            {subject || t('recent.place.invitation')}
          </Typography>
        </Stack>
      );
    case 'invite':
      return <CentredDrawing name="invitation" />;
    case 'createProfile':
      return <CentredDrawing name="profile" />;
  }
}

export function CentredDrawing({ name: drawing }: ComponentProps<typeof Drawing>) {
  return (
    <Stack sx={centred}>
      <Drawing name={drawing} />
    </Stack>
  );
}

interface ClaimSnippetProps {
  claim: Claim;
  question: string;
  status: ReactNode;
}

function ClaimSnippet({ claim, question, status }: ClaimSnippetProps) {
  const details = useAppSelector(selectUserDetails);
  const author = useExpertName(details);
  const profileId = claim.competence_profile?.id ?? '';
  const listed = useAppSelector((state) => selectListedProfile(state, profileId));
  const answer = oneLine(claim.short_answer_headline || claim.short_answer_text);
  return (
    <Stack sx={{ height: '100%', gap: 1, justifyContent: 'center' }}>
      <Typography variant="h3" component="p" sx={name}>
        {question}
      </Typography>
      <Stack direction="row" sx={{ columnGap: 1, rowGap: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <ProfilePicture
          picture={claim.competence_profile?.profile_picture ?? listed?.profile_picture ?? null}
          name={author}
          size={4}
        />
        <Typography variant="body2" component="span" sx={{ minWidth: 0, marginInlineEnd: 0.5 }}>
          {author}
        </Typography>
        {status}
      </Stack>
      {answer ? (
        <Typography variant="body2" sx={firstLines}>
          {answer}
        </Typography>
      ) : null}
    </Stack>
  );
}

const name = { minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' } as const;

const centred = {
  height: '100%',
  gap: 1.5,
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
} as const;

/** Marked as the answer is on the claim's page. */
const firstLines = (theme: Theme) =>
  ({
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflowWrap: 'anywhere',
    color: 'text.secondary',
    paddingInlineStart: 1.5,
    borderInlineStart: `4px solid ${theme.vars.palette.primary.main}`,
  }) as const;
