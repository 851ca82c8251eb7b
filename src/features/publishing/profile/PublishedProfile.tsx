import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { useAppSelector } from '@/store/hooks';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { selectProfile } from '@/entities/profile/profilesSlice';
import { Milestone } from '@/ui/feedback/Milestone';
import { ShareButton } from '@/ui/share/ShareButton';
import { PageThumbnail } from '@/ui/publicPage/PageThumbnail';
import { OwnPublicProfile, useShareProfile } from '@/features/public-page';

interface PublishedProfileProps {
  profileId: string;
  /** A way on; by default to the invitations. */
  action?: ReactNode;
  onClose: () => void;
}

/** The profile has gone online: its address, a way to share it, and people to invite for a verification. */
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
  const sharing = useShareProfile(profile);
  return (
    <>
      <Milestone
        title={t('publish.done')}
        text={t('publish.doneText')}
        picture={
          <PageThumbnail>
            <OwnPublicProfile profile={profile} />
          </PageThumbnail>
        }
        address={profile.public_url}
        addressName={t('profiles:address.public')}
        actions={
          <>
            <ShareButton sharing={sharing} variant="contained" />
            {action ?? (
              <Button variant="outlined" component={RouterLink} to={href('verifyCompetence')}>
                {t('publish.invite')}
              </Button>
            )}
          </>
        }
        onClose={onClose}
      />
      {sharing.sheet}
    </>
  );
}
