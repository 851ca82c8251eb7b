import { useTranslation } from 'react-i18next';
import { ArticleTopics } from '@/features/help/ArticleList';
import { HelpLinks } from '@/features/help/HelpLinks';
import { PageLayout } from '@/ui/page/PageLayout';
import { usePageHead } from '@/ui/page/usePageHead';

export default function HowToPage() {
  const { t } = useTranslation(['help', 'common']);
  usePageHead(t('howToIntro'));
  return (
    <PageLayout title={t('common:menu.howTo')} intro={t('howToIntro')} isWhole>
      <ArticleTopics types={['howTo']} />
      <HelpLinks />
    </PageLayout>
  );
}
