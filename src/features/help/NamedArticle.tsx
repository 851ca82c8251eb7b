import { Box, Button, Card, Skeleton, Stack, Typography } from '@mui/material';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { articleEntry, articleNames, type ArticleName } from '@/routes/helpArticles';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { routeEntry } from '@/routes/table';
import { PageLayout } from '@/ui/page/PageLayout';
import { usePageHead } from '@/ui/page/usePageHead';
import { ArticleList } from './ArticleList';
import { ArticleText } from './ArticleText';
import { HelpLinks } from './HelpLinks';
import { useArticle, useArticleHeads } from './useArticles';

export function NamedArticle({ name }: { name: ArticleName }) {
  const { t } = useTranslation(['help', 'common']);
  const { title, for: audience } = useArticleHeads()?.(name) ?? { title: '', for: '' };
  const { topic, screen } = articleEntry(name);
  const more = articleNames.filter((article) => article !== name && articleEntry(article).topic === topic);
  usePageHead(title ? `${title}. ${audience}` : '', title);
  return (
    <PageLayout
      title={title || t('common:page.helpArticle')}
      titlePlaceholder={title ? undefined : <Skeleton width={240} />}
      intro={audience}
      width="text"
      isWhole
    >
      <Stack sx={{ gap: 3, alignItems: 'flex-start', hyphens: 'auto', overflowWrap: 'anywhere' }}>
        <Card sx={{ width: '100%', px: { xs: 2, sm: 3 }, py: 2 }}>
          <Suspense fallback={<Skeleton height={240} />}>
            <ArticleBody name={name} heading="h2" />
          </Suspense>
          {screen ? (
            <Button variant="contained" component={RouterLink} to={href(screen as 'claims')} sx={{ my: 1 }}>
              {t('open', { screen: t(routeEntry(screen).title as 'common:page.claims') })}
            </Button>
          ) : null}
        </Card>
        <Box sx={{ maxWidth: '100%' }}>
          <Typography variant="h2">{t('more', { topic: t(`topic.${topic}`) })}</Typography>
          <ArticleList names={more} />
        </Box>
        <HelpLinks />
      </Stack>
    </PageLayout>
  );
}

export function ArticleBody({ name, heading }: { name: ArticleName; heading: 'h2' | 'h3' }) {
  return <ArticleText blocks={useArticle(name).blocks} heading={heading} />;
}
