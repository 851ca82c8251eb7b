import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { useAppSelector } from '@/store/hooks';
import { inviteHref } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { selectProfile } from '@/entities/profile/profilesSlice';
import { Milestone } from '@/ui/feedback/Milestone';
import { OwnPublicProfile, ShareProfileRow } from '@/features/public-page';

interface PublishedProfileProps {
  profileId: string;
  /** A way on; by default to the invitations. */
  action?: ReactNode;
  onClose: () => void;
}

export function PublishedProfile({ profileId, ...props }: PublishedProfileProps) {
  const profile = useAppSelector((state) => selectProfile(state, profileId));
  return profile ? <Published profile={profile} {...props} /> : null;
}

function Published({
  profile,
  action,
  onClose,
}: Omit<PublishedProfileProps, 'profileId'> & { profile: CompetenceProfile }) {
  const { t } = useTranslation(['profileParts', 'profiles']);
  return (
    <Milestone
      title={t('publish.done')}
      text={t('publish.doneText')}
      page={<OwnPublicProfile profile={profile} />}
      address={profile.public_url}
      addressName={t('profiles:address.public')}
      share={<ShareProfileRow profile={profile} address={profile.public_url} />}
      actions={
        action ?? (
          <Button variant="contained" component={RouterLink} to={inviteHref}>
            {t('publish.invite')}
          </Button>
        )
      }
      onClose={onClose}
    />
  );
}
