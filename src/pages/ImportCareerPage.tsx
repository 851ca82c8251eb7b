import { useTranslation } from 'react-i18next';
import { useLoad, useRequest } from '@/store/hooks';
import { useSearchParams } from '@/routes/navigation';
import { selectProfilesRequest, fetchProfiles } from '@/entities/profile/profilesSlice';
import { PageLayout } from '@/ui/page/PageLayout';
import { useLanguage } from '@/ui/text/useLanguage';
import { CareerImport } from '@/features/import/CareerImport';
import { UserDetailsAlert } from '@/features/user/UserDetailsAlert';

export default function ImportCareerPage() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const request = useRequest(selectProfilesRequest);
  useLoad(fetchProfiles, { query: { lang: useLanguage() } }, request);
  return (
    <PageLayout title={t('page.importCareer')} width="text">
      <UserDetailsAlert />
      <CareerImport profileId={query.get('profile')} />
    </PageLayout>
  );
}
