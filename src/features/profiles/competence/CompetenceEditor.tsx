import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { useAppSelector, useLoad } from '@/store/hooks';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { PageLayout } from '@/ui/page/PageLayout';
import { SectionCard } from '@/ui/page/SectionCard';
import { StatusView } from '@/ui/feedback/StatusView';
import { useListedNames, useOwnOccupation } from '@/ui/text/useOwnProfileName';
import { fetchProfile, selectProfile, selectProfileRequest } from '../profilesSlice';
import { useExperienceTime } from '../useExperienceTime';
import { useProfileLanguage } from '../useProfileLanguage';
import { CompetencesForm } from './CompetencesForm';
import { SubjectForm, type SubjectFormProps } from './SubjectForm';

interface CompetenceEditorProps extends Pick<SubjectFormProps, 'renderSubjectField'> {
  profileId: string;
}

/** Occupational area and competences of one profile, on a page of their own (PRO-05, PRO-06). */
export function CompetenceEditor({ profileId, renderSubjectField }: CompetenceEditorProps) {
  const { t } = useTranslation(['profiles', 'editing']);
  const occupationOf = useOwnOccupation();
  const timeText = useExperienceTime();
  const profile = useAppSelector((state) => selectProfile(state, profileId));
  const request = useAppSelector((state) => selectProfileRequest(state, profileId));
  const reload = useLoad(fetchProfile, { params: { profileId } }, request);
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
            <Typography variant="body2">
              {t('area.fixed')} {profile.public ? t('editing:update.atOnce') : null}
            </Typography>
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
        skeleton={<ListSkeleton rows={2} height={220} />}
        onRetry={reload}
      >
        {profile ? (
          <Stack sx={{ gap: 3 }}>
            <SectionCard id="subject" title={t('competence.subject')} description={t('competence.subjectIntro')}>
              <SubjectForm profile={profile} renderSubjectField={renderSubjectField} />
            </SectionCard>
            <SectionCard id="competences" title={t('competence.list')} description={t('competence.listIntro')}>
              <CompetencesForm profileId={profileId} locale={language} />
            </SectionCard>
          </Stack>
        ) : null}
      </StatusView>
    </PageLayout>
  );
}
