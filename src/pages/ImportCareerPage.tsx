import { useTranslation } from 'react-i18next';
import { careerCalls, DisciplineField } from '@/features/career';
import { ImportFlow } from '@/features/import';
import { fetchProfiles, selectProfiles, selectProfilesRequest } from '@/features/profiles';
import { UserDetailsAlert, useUserDetails } from '@/features/user';
import { useSearchParams } from '@/routes/navigation';
import { useAppSelector, useLoad } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { PageLayout } from '@/ui/page/PageLayout';
import { useLanguage } from '@/ui/text/useLanguage';

/** With `?profile=`, what is taken over is shown in that profile. */
export default function ImportCareerPage() {
  const { t } = useTranslation(['imports', 'common']);
  const language = useLanguage();
  const [query] = useSearchParams();
  const details = useUserDetails();
  const user = useAppSelector(selectUser);
  const profiles = useAppSelector(selectProfiles);
  const request = useAppSelector(selectProfilesRequest);
  useLoad(fetchProfiles, { query: { lang: language } }, request);
  const target = profiles.find(({ id }) => id === query.get('profile'));
  const person = details ?? user;
  return (
    <PageLayout title={t('common:page.importCareer')} width="text" intro={t('intro')}>
      <UserDetailsAlert />
      <ImportFlow
        calls={careerCalls}
        profile={target ? { id: target.id, isPublic: target.public } : null}
        user={user && person ? { id: user.id, firstname: person.firstname, lastname: person.lastname } : null}
        isConnected={details?.is_linkedin_connected ?? null}
        hasProfile={request.status === 'succeeded' ? profiles.length > 0 : null}
        disciplineField={<DisciplineField name="disciplines" locale={language} />}
      />
    </PageLayout>
  );
}
