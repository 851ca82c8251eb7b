import { Button } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '@/store/hooks';
import { inviteHref } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { selectProfile } from '@/entities/profile/profilesSlice';
import { Milestone } from '@/ui/feedback/Milestone';
import { OwnPublicProfile } from '@/features/public-page/profile/OwnPublicProfile';
import { ShareProfileRow } from '@/features/public-page/profile/shareProfile';

export function PublishedProfile({ profileId, onClose }: { profileId: string; onClose: () => void }) {
  const { t } = useTranslation(['profileParts', 'profiles']);
  const profile = useAppSelector((state) => selectProfile(state, profileId));
  if (!profile) return null;
  return (
    <Milestone
      title={t('publish.done')}
      text={t('publish.doneText')}
      page={<OwnPublicProfile profile={profile} />}
      address={profile.public_url}
      addressName={t('profiles:address.public')}
      share={<ShareProfileRow profile={profile} address={profile.public_url} />}
      actions={
        <Button variant="contained" component={RouterLink} to={inviteHref}>
          {t('publish.invite')}
        </Button>
      }
      onClose={onClose}
    />
  );
}
