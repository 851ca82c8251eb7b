import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { failureOf } from '@/store/useMutation';
import { useFocusOnMount } from '@/ui/basics/focus';
import { AnimatedTick } from '@/ui/feedback/AnimatedTick';
import { useFailureText } from '@/ui/text/useFailureText';
import { AddressForm } from './AddressForm';
import { FileChoice } from './FileChoice';
import { isWaiting } from './importRows';
import { PostsImport } from './PostsImport';
import { Review } from './Review';
import type { CareerCalls, TargetProfile } from './takeOver';
import { useImport } from './useImport';

export interface ImportStepsProps {
  calls: CareerCalls;
  /** The profile that is to show what is taken over. */
  profile: TargetProfile | null;
  user: { id: string; firstname: string; lastname: string } | null;
  /** Whether the account is connected with the network; null where it is not known (IMP-04). */
  isConnected: boolean | null;
  hasProfile: boolean | null;
  /** Field `disciplines` of an entry. */
  disciplineField: ReactNode;
}

/** A career from elsewhere: chosen, reviewed, taken over one entry at a time (ux no. 10). */
export function ImportSteps({ calls, profile, user, isConnected, hasProfile, disciplineField }: ImportStepsProps) {
  const textOf = useFailureText();
  const importing = useImport(calls, profile);
  const [isKept] = useState(importing.open !== null);
  const { open, start, run, discard } = importing;
  const done = open?.rows.filter(({ state }) => state.step === 'done').length ?? 0;
  if (open && done > 0 && !open.rows.some(isWaiting) && !run.isPending) {
    return <ImportDone count={done} profile={profile} onMore={discard} />;
  }
  if (open) {
    return (
      <Review
        importing={importing}
        isKept={isKept}
        person={user}
        isProfilePublic={profile?.isPublic ?? false}
        disciplineField={disciplineField}
      />
    );
  }
  return (
    <Stack sx={{ gap: 2 }}>
      {start.failure ? (
        <Alert severity="error" role="alert">
          {textOf(start.failure)}
        </Alert>
      ) : null}
      <FileChoice onCareer={(career) => void start.run(career)} />
      <AddressForm
        isConnected={isConnected}
        onCareer={async (career) => failureOf((await start.run(career)) ?? null)}
      />
      {user ? <PostsImport userId={user.id} hasProfile={hasProfile} /> : null}
    </Stack>
  );
}

interface ImportDoneProps {
  count: number;
  profile: TargetProfile | null;
  onMore: () => void;
}

function ImportDone({ count, profile, onMore }: ImportDoneProps) {
  const { t } = useTranslation('imports');
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <Card sx={{ bgcolor: 'background.hero', border: 0, px: 3, py: { xs: 4, sm: 6 } }}>
      <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 2 }}>
        <AnimatedTick />
        <div>
          <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
            {t('done.title')}
          </Typography>
          <Typography sx={{ mt: 0.5 }}>{t('done.text', { count })}</Typography>
        </div>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
          {profile ? (
            <Button variant="contained" component={RouterLink} to={href('profile', { profileId: profile.id })}>
              {t('done.profile')}
            </Button>
          ) : (
            <Button variant="contained" component={RouterLink} to={href('newProfile')}>
              {t('done.newProfile')}
            </Button>
          )}
          {profile ? null : (
            <Button variant="outlined" component={RouterLink} to={href('profiles')}>
              {t('back')}
            </Button>
          )}
          <Button onClick={onMore}>{t('done.more')}</Button>
        </Stack>
      </Stack>
    </Card>
  );
}
