import { Box, Card, Skeleton } from '@mui/material';
import { Suspense } from 'react';
import { articleEntry, articleNames } from '@/routes/helpArticles';
import { Disclosure } from '@/ui/basics/Disclosure';
import { ArticleBody } from './NamedArticle';
import { useArticleHeads } from './useArticles';

const questions = articleNames.filter((name) => articleEntry(name).type === 'faq');

export function Questions() {
  const headOf = useArticleHeads();
  return (
    <Card sx={{ px: { xs: 2, sm: 3 }, py: 1 }}>
      {questions.map((name) => (
        <Disclosure key={name} summary={headOf?.(name).title ?? ''}>
          <Box sx={{ pb: 1 }}>
            <Suspense fallback={<Skeleton height={72} />}>
              <ArticleBody name={name} heading="h3" />
            </Suspense>
          </Box>
        </Disclosure>
      ))}
    </Card>
  );
}
