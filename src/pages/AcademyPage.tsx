import { useTranslation } from 'react-i18next';
import { ArticleTopics } from '@/features/help/ArticleList';
import { HelpLinks } from '@/features/help/HelpLinks';
import { PageLayout } from '@/ui/page/PageLayout';
import { usePageHead } from '@/ui/page/usePageHead';

export default function AcademyPage() {
  const { t } = useTranslation(['help', 'common']);
  usePageHead(t('academyIntro'));
  return (
    <PageLayout title={t('common:menu.academy')} intro={t('academyIntro')} isWhole>
      <ArticleTopics types={['academy']} />
      <HelpLinks />
    </PageLayout>
  );
}
