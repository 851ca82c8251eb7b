import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { href } from '@/routes/href';
import { RouterLink, useNavigate } from '@/routes/navigation';
import { useAppSelector } from '@/store/hooks';
import { focusPageHeading } from '@/ui/basics/focus';
import { PageLayout } from '@/ui/page/PageLayout';
import { ReadinessChecklist } from '@/ui/editor/ReadinessChecklist';
import { ProfileStatusChip } from '../ProfileStatusChip';
import { selectProfile } from '../profilesSlice';
import { PublishedProfile } from '../PublishedProfile';
import { useReadiness } from '../useReadiness';

/** The profile is there: how it stands, what is still needed, and the way on. */
export function WizardEnd({ profileId }: { profileId: string }) {
  const { t } = useTranslation('profiles');
  const profile = useAppSelector((state) => selectProfile(state, profileId));
  const [isCelebrated, setCelebrated] = useState(false);
  useEffect(focusPageHeading, []);
  return (
    <PageLayout
      title={t('wizard.endTitle')}
      width="text"
      status={profile ? <ProfileStatusChip isPublic={profile.public} /> : undefined}
      intro={profile?.public === false ? t('wizard.endText') : undefined}
      actions={
        <>
          <Button component={RouterLink} to={href('profiles')}>
            {t('wizard.backToList')}
          </Button>
          <Button variant="contained" component={RouterLink} to={href('profile', { profileId })}>
            {t('wizard.toProfile')}
          </Button>
        </>
      }
    >
      {profile?.public === false ? <StillNeeded profile={profile} /> : null}
      {profile?.public && !isCelebrated ? (
        <PublishedProfile
          profileId={profileId}
          action={
            <Button variant="outlined" component={RouterLink} to={href('profile', { profileId })}>
              {t('wizard.toProfile')}
            </Button>
          }
          onClose={() => setCelebrated(true)}
        />
      ) : null}
    </PageLayout>
  );
}

function StillNeeded({ profile }: { profile: CompetenceProfile }) {
  const { t } = useTranslation('profiles');
  const id = useId();
  const navigate = useNavigate();
  const { checks, isReady, taskText } = useReadiness(profile);
  const profilePage = (query?: { dialog: string }) => void navigate(href('profile', { profileId: profile.id }, query));
  return (
    <Card sx={isReady ? { border: 0, bgcolor: 'transparent' } : { p: { xs: 2, sm: 3 } }}>
      <ReadinessChecklist
        checks={checks}
        textOf={taskText}
        title={t('readiness.title')}
        headingId={id}
        onPublish={() => profilePage({ dialog: 'publish' })}
        onGoTo={({ rule }) =>
          rule === 'competence' ? void navigate(href('competenceForm', undefined, { id: profile.id })) : profilePage()
        }
      />
    </Card>
  );
}
