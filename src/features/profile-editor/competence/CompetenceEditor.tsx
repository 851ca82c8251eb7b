import { Button, Card } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { useProfile } from '@/entities/profile/useProfile';
import { FormSkeleton } from '@/ui/feedback/FormSkeleton';
import { CardsSkeleton } from '@/ui/feedback/ListSkeleton';
import { StatusView } from '@/ui/feedback/StatusView';
import { PageLayout } from '@/ui/page/PageLayout';
import { useExperienceTime } from '@/ui/text/useExperienceTime';
import { useProfileLanguage } from '@/ui/text/useLanguage';
import { useListedNames, useOwnOccupation } from '@/ui/text/useOwnProfileName';
import { CompetenceForm } from './CompetenceForm';

export function CompetenceEditor({ profileId }: { profileId: string }) {
  const { t } = useTranslation('profiles');
  const occupationOf = useOwnOccupation();
  const timeText = useExperienceTime();
  const { profile, request, reload } = useProfile(profileId);
  const language = useProfileLanguage(profile);
  const listed = useListedNames();
  const occupation = occupationOf(profile);
  return (
    <PageLayout
      title={t('competence.title')}
      width="text"
      intro={
        profile ? (
          <>
            {occupation ? <span lang={listed(profile).occupation?.lang ?? language}>{occupation} · </span> : null}
            {profile.competence_area ? <span lang={language}>{profile.competence_area.name} · </span> : null}
            {timeText(profile.month_of_experience)}
          </>
        ) : undefined
      }
      actions={
        <Button component={RouterLink} to={href('profile', { profileId })}>
          {t('competence.back')}
        </Button>
      }
    >
      <StatusView
        request={request}
        hasContent={profile !== undefined}
        skeleton={
          <CardsSkeleton rows={1} height={360}>
            <FormSkeleton fields={3} />
          </CardsSkeleton>
        }
        onRetry={reload}
      >
        {profile ? (
          <Card sx={{ p: { xs: 2, sm: 3 }, overflow: 'visible' }}>
            <CompetenceForm profile={profile} />
          </Card>
        ) : null}
      </StatusView>
    </PageLayout>
  );
}
