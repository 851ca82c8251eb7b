import { useTranslation } from 'react-i18next';
import { HelpLinks } from '@/features/help/HelpLinks';
import { Questions } from '@/features/help/Questions';
import { PageLayout } from '@/ui/page/PageLayout';
import { usePageHead } from '@/ui/page/usePageHead';

export default function FaqPage() {
  const { t } = useTranslation(['help', 'common']);
  usePageHead(t('faqIntro'));
  return (
    <PageLayout title={t('common:menu.faq')} intro={t('faqIntro')} width="text" isWhole>
      <Questions />
      <HelpLinks />
    </PageLayout>
  );
}
