import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
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
import { useReadiness } from '../useReadiness';

/** The profile is there: how it stands, what is still needed, and the way on. */
export function WizardEnd({ profileId }: { profileId: string }) {
  const { t } = useTranslation('profiles');
  const profile = useAppSelector((state) => selectProfile(state, profileId));
  useEffect(focusPageHeading, []);
  return (
    <PageLayout
      title={t('wizard.endTitle')}
      width="text"
      status={profile ? <ProfileStatusChip isPublic={profile.public} /> : undefined}
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
      {profile?.public ? (
        <Alert severity="success" role="status">
          {t('publish.done')}
        </Alert>
      ) : null}
    </PageLayout>
  );
}

function StillNeeded({ profile }: { profile: CompetenceProfile }) {
  const { t } = useTranslation('profiles');
  const navigate = useNavigate();
  const { checks, taskText } = useReadiness(profile);
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" sx={{ mb: 0.5 }}>
        {t('readiness.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('wizard.endText')}</Typography>
      <ReadinessChecklist
        checks={checks}
        textOf={taskText}
        onGoTo={({ rule }) =>
          void navigate(
            rule === 'competence'
              ? href('competenceForm', undefined, { id: profile.id })
              : href('profile', { profileId: profile.id }),
          )
        }
      />
    </Card>
  );
}
