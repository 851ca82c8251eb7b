import ArrowIcon from '@mui/icons-material/ArrowForwardOutlined';
import { Box, Link, Skeleton, Stack, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { displayName } from '@/domain/displayName';
import { daysLeft } from '@/domain/invitation';
import { stepProgress, type NextStep, type Situation } from '@/domain/nextStep';
import { fieldTemplates, startQuestion } from '@/domain/questionTemplates';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { useAppSelector } from '@/store/hooks';
import { selectClaims } from '@/entities/claim/claimsSlice';
import { selectInvitations } from '@/entities/invitation/endorsementsSlice';
import { PersonAvatar } from '@/ui/basics/PersonAvatar';
import { ProgressRing } from '@/ui/basics/ProgressRing';
import { AnimatedTick } from '@/ui/feedback/AnimatedTick';
import { useWorkName } from '@/ui/text/useWorkName';

interface StepStatusProps {
  step: NextStep;
  situation: Situation;
  /** A draft of this step is kept on this device alone. */
  isUnsaved: boolean;
  /** Field of work; '' where it is not known. */
  field: string;
  now: number;
}

/** Null where there is nothing to say (ux 4.1). */
export function StepStatus({ step, situation, isUnsaved, field, now }: StepStatusProps) {
  const { t } = useTranslation('dashboard');
  const nameOf = useWorkName({ claims: useAppSelector(selectClaims), posts: [] });
  const invitations = useAppSelector(selectInvitations);
  const unsaved = isUnsaved ? t('work.unsaved') : '';
  if (step.type === 'createClaim' || step.type === 'anotherClaim') return <StarterLinks field={field} note={unsaved} />;
  if (step.type === 'remind') {
    const invitation = invitations.find(({ id }) => id === step.invitationId);
    const name = invitation ? displayName(invitation) : '';
    const days = invitation ? daysLeft(invitation, now) : null;
    return (
      <StatusLine
        picture={<PersonAvatar id="" name={name} size={5} />}
        name={name || t('work.place.invitation')}
        state={days === null ? '' : t('news.expiring.reason', { count: days })}
      />
    );
  }
  const subject = subjectOf(step);
  const progress = stepProgress(step, situation);
  if (!subject || !progress) return null;
  const { done, total } = progress;
  const left = total - done;
  return (
    <StatusLine
      picture={left === 0 ? <AnimatedTick size={5} /> : <ProgressRing size={5} value={done / total} />}
      name={nameOf(subject) || t(`work.place.${subject.type}`)}
      state={unsaved || (left === 0 ? t('work.ready') : t('work.stepsLeft', { count: left }))}
    />
  );
}

function subjectOf(step: NextStep): { type: 'claim' | 'profile'; id: string } | null {
  if ('claimId' in step) return { type: 'claim', id: step.claimId };
  return 'profileId' in step ? { type: 'profile', id: step.profileId } : null;
}

function StatusLine({ picture, name, state }: { picture: ReactNode; name: ReactNode; state: ReactNode }) {
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
      {picture}
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' }}>
        <Typography component="div" sx={{ fontWeight: 600 }}>
          {name}{' '}
        </Typography>
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
          {state}
        </Typography>
      </Box>
    </Stack>
  );
}

export function StepStatusSkeleton() {
  return (
    <StatusLine
      picture={<Skeleton variant="circular" width={40} height={40} />}
      name={<Skeleton width="70%" />}
      state={<Skeleton width="40%" />}
    />
  );
}

/** Each opens the wizard of a new claim with a question from the user's own field (ux no. 29). */
function StarterLinks({ field, note }: { field: string; note: string }) {
  const { t } = useTranslation('newClaim');
  const id = useId();
  const patterns = fieldTemplates.map((key) => t(`starters.${key}`));
  return (
    <>
      <Typography variant="caption" component="p" id={id} sx={{ color: 'text.secondary' }}>
        {t('starters.label')}
      </Typography>
      <Stack component="ul" aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {patterns.map((pattern) => {
          const { question } = startQuestion(field, pattern, patterns);
          return (
            <li key={pattern}>
              <Link
                component={RouterLink}
                to={href('newClaim', undefined, { question })}
                underline="hover"
                sx={starter}
              >
                {field ? question : pattern}
                <ArrowIcon fontSize="small" aria-hidden sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }} />
              </Link>
            </li>
          );
        })}
      </Stack>
      {note ? <Typography variant="body2">{note}</Typography> : null}
    </>
  );
}

const starter = {
  minHeight: 44,
  py: 0.5,
  display: 'flex',
  gap: 1,
  alignItems: 'center',
  justifyContent: 'space-between',
  overflowWrap: 'anywhere',
} as const;
