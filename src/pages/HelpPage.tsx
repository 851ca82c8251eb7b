import { Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { ArticleList, ArticleTopics } from '@/features/help/ArticleList';
import { HelpSearch } from '@/features/help/HelpSearch';
import { Questions } from '@/features/help/Questions';
import { articleAbout, articleHref } from '@/routes/helpArticles';
import { Navigate, useSearchParams } from '@/routes/navigation';
import { PageLayout } from '@/ui/page/PageLayout';
import { usePageHead } from '@/ui/page/usePageHead';

export default function HelpPage() {
  const { t } = useTranslation(['help', 'common']);
  const [query] = useSearchParams();
  const article = articleAbout(query.get('screen'));
  usePageHead(t('intro'));
  if (article) return <Navigate to={articleHref(article)} replace />;
  return (
    <PageLayout title={t('common:menu.help')} intro={t('intro')} isWhole>
      <Stack sx={{ gap: 3 }}>
        <HelpSearch>
          <ArticleTopics types={['howTo', 'academy']} />
          <Typography variant="h2">{t('common:menu.faq')}</Typography>
          <Questions />
          <ArticleList names={['glossary']} />
        </HelpSearch>
      </Stack>
    </PageLayout>
  );
}
