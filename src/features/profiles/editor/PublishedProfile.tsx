import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { useAppSelector } from '@/store/hooks';
import { Milestone } from '@/ui/feedback/Milestone';
import { selectProfile } from '../profilesSlice';

interface PublishedProfileProps {
  profileId: string;
  /** A further way on beside the invitation. */
  actions?: ReactNode;
  onClose: () => void;
}

/** The profile has gone online: its address, and people to invite for a verification. */
export function PublishedProfile({ profileId, actions, onClose }: PublishedProfileProps) {
  const { t } = useTranslation('profiles');
  const profile = useAppSelector((state) => selectProfile(state, profileId));
  return (
    <Milestone
      title={t('publish.done')}
      text={t('publish.doneText')}
      address={profile?.public_url ?? ''}
      addressName={t('address.public')}
      actions={
        <>
          {actions}
          <Button variant="outlined" component={RouterLink} to={href('verifyCompetence')}>
            {t('publish.invite')}
          </Button>
        </>
      }
      onClose={onClose}
    />
  );
}
