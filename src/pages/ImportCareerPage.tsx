import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchProfiles, selectProfilesRequest } from '@/features/profiles';
import { UserDetailsAlert } from '@/features/user';
import { useLoad, useRequest } from '@/store/hooks';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { Delayed } from '@/ui/feedback/StatusView';
import { PageLayout } from '@/ui/page/PageLayout';
import { useLanguage } from '@/ui/text/useLanguage';

// With forms and the calls of the career, after the page's frame (performance S2).
const CareerImport = lazy(async () => ({ default: (await import('./CareerImport')).CareerImport }));

/** Takes a career over from a LinkedIn export, a CV or the network (ux no. 10). */
export default function ImportCareerPage() {
  const { t } = useTranslation(['imports', 'common']);
  const request = useRequest(selectProfilesRequest);
  useLoad(fetchProfiles, { query: { lang: useLanguage() } }, request);
  const skeleton = (
    <Delayed>
      <ListSkeleton rows={2} height={240} />
    </Delayed>
  );
  return (
    <PageLayout title={t('common:page.importCareer')} width="text" intro={t('intro')}>
      <UserDetailsAlert />
      <Suspense fallback={skeleton}>
        <CareerImport />
      </Suspense>
    </PageLayout>
  );
}
