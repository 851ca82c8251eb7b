import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector, useRequest } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { selectProfiles, selectProfilesRequest } from '@/entities/profile/profilesSlice';
import { useFocusOnMount } from '@/ui/basics/focus';
import { AnimatedTick } from '@/ui/feedback/AnimatedTick';
import { useFailureText } from '@/ui/text/useFailureText';
import { useUserDetails } from '@/features/user';
import { AddressForm } from './AddressForm';
import { FileChoice } from './FileChoice';
import { PostsImport } from './PostsImport';
import { Review } from './Review';
import { isWaiting } from './reviewRows';
import type { TargetProfile } from './importEntries';
import { useImport } from './useImport';

/** A career is chosen, reviewed and imported (ux no. 10). `profileId`: the profile that is to show it, or null. */
export function CareerImport({ profileId }: { profileId: string | null }) {
  const details = useUserDetails();
  const user = useAppSelector(selectUser);
  const profiles = useAppSelector(selectProfiles);
  const { status } = useRequest(selectProfilesRequest);
  const shownIn = profiles.find(({ id }) => id === profileId);
  const profile = shownIn ? { id: shownIn.id, isPublic: shownIn.public } : null;
  const textOf = useFailureText();
  const importing = useImport(profile);
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
        person={details ?? user}
        isProfilePublic={profile?.isPublic ?? false}
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
        isConnected={details?.is_linkedin_connected ?? null}
        onCareer={async (career) => {
          const started = await start.run(career);
          return started && 'failure' in started ? started.failure : null;
        }}
      />
      {user ? <PostsImport userId={user.id} hasProfile={status === 'succeeded' ? profiles.length > 0 : null} /> : null}
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
