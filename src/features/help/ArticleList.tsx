import { Box, Card, Link, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  articleEntry,
  articleHref,
  articleNames,
  helpTopics,
  type ArticleName,
  type ArticleType,
  type HelpTopic,
} from '@/routes/helpArticles';
import { RouterLink } from '@/routes/navigation';
import { CardsSkeleton } from '@/ui/feedback/ListSkeleton';
import { useArticleHeads } from './useArticles';

export function ArticleList({ names }: { names: readonly ArticleName[] }) {
  const headOf = useArticleHeads();
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {names.map((name) => (
        <li key={name}>
          <Link
            component={RouterLink}
            to={articleHref(name)}
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
          >
            {headOf?.(name).title}
          </Link>
        </li>
      ))}
    </Box>
  );
}

export function ArticleTopics({ types }: { types: readonly ArticleType[] }) {
  const isLoaded = useArticleHeads() !== null;
  const namesOf = (topic: HelpTopic) =>
    articleNames.filter((name) => {
      const entry = articleEntry(name);
      return entry.topic === topic && types.includes(entry.type);
    });
  if (!isLoaded) return <CardsSkeleton rows={3} height={160} />;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))' }}>
      {helpTopics.map((topic) => {
        const names = namesOf(topic);
        return names.length > 0 ? <TopicCard key={topic} topic={topic} names={names} /> : null;
      })}
    </Box>
  );
}

function TopicCard({ topic, names }: { topic: HelpTopic; names: readonly ArticleName[] }) {
  const { t } = useTranslation('help');
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
      <Typography variant="h2" id={id}>
        {t(`topic.${topic}`)}
      </Typography>
      <ArticleList names={names} />
    </Card>
  );
}
