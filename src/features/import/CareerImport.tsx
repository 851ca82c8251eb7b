import { Button, Card, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { config } from '@/platform/config';
import { isWaiting } from '@/domain/importReview';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { selectProfiles } from '@/entities/profile/profilesSlice';
import { useFocusOnMount } from '@/ui/basics/focus';
import { AnimatedTick } from '@/ui/feedback/AnimatedTick';
import { useUserDetails } from '@/features/user/UserDetailsAlert';
import { AddressForm } from './AddressForm';
import { FileChoice } from './FileChoice';
import { PostsImport } from './PostsImport';
import { Review } from './Review';
import { useImport } from './useImport';

/** `profileId`: the profile that is to show it, or null (ux no. 10). */
export function CareerImport({ profileId }: { profileId: string | null }) {
  const { t } = useTranslation('imports');
  const details = useUserDetails();
  const user = useAppSelector(selectUser);
  const profiles = useAppSelector(selectProfiles);
  const shownIn = profiles.find(({ id }) => id === profileId);
  const profile = shownIn ? { id: shownIn.id, isPublic: shownIn.public } : null;
  const importing = useImport(profile);
  const { open, begin, run, discard } = importing;
  const [isKept] = useState(open !== null);
  const done = open?.rows.filter(({ state }) => state.step === 'done').length ?? 0;
  if (open && done > 0 && !open.rows.some(isWaiting) && !run.isPending) {
    return <ImportDone count={done} profileId={profile?.id} hasProfile={profiles.length > 0} onMore={discard} />;
  }
  if (open) {
    const isProfilePublic = profile?.isPublic ?? false;
    return (
      <Review {...importing} {...open} isKept={isKept} person={details ?? user} isProfilePublic={isProfilePublic} />
    );
  }
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography sx={{ color: 'text.secondary', mt: -1.5 }}>{t(config.importUrl ? 'intro' : 'introFile')}</Typography>
      <FileChoice onCareer={begin} />
      <AddressForm details={details} onCareer={begin} />
      {user ? <PostsImport userId={user.id} details={details} /> : null}
    </Stack>
  );
}

interface ImportDoneProps {
  count: number;
  profileId: string | undefined;
  hasProfile: boolean;
  onMore: () => void;
}

function ImportDone({ count, profileId, hasProfile, onMore }: ImportDoneProps) {
  const { t } = useTranslation('imports');
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const lists = hasProfile
    ? { to: href('profiles'), label: t('done.profiles') }
    : { to: href('newProfile'), label: t('done.newProfile') };
  const next = profileId ? { to: href('profile', { profileId }), label: t('done.profile') } : lists;
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
          <Button variant="contained" component={RouterLink} to={next.to}>
            {next.label}
          </Button>
          <Button onClick={onMore}>{t('done.more')}</Button>
        </Stack>
      </Stack>
    </Card>
  );
}
