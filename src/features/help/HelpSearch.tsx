import { Box, Button, Card } from '@mui/material';
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { createSearch } from '@/domain/searchRanking';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { VisuallyHidden } from '@/ui/basics/VisuallyHidden';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ListSearch } from '@/ui/list/ListTools';
import { ArticleList } from './ArticleList';
import { articleEntries, useArticleHeads } from './useArticles';

export function HelpSearch({ children }: { children: ReactNode }) {
  const { t } = useTranslation('help');
  const [text, setText] = useState('');
  const headOf = useArticleHeads();
  const search = useMemo(() => createSearch(articleEntries(headOf)), [headOf]);
  const [group] = search(useDeferredValue(text));
  const isTyped = text.trim() !== '';
  return (
    <>
      <Box role="search" aria-label={t('search.label')}>
        <ListSearch query={{ search: text, onSearch: setText }} label={t('search.label')} />
      </Box>
      <VisuallyHidden role="status">{isTyped ? t('search.found', { count: group?.total ?? 0 }) : ''}</VisuallyHidden>
      {isTyped ? (
        group ? (
          <Card sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
            <ArticleList names={group.results.map(({ article }) => article)} />
          </Card>
        ) : (
          <EmptyState
            drawing="search"
            title={t('search.none')}
            action={
              <Button variant="contained" component={RouterLink} to={href('feedback')}>
                {t('ask')}
              </Button>
            }
          />
        )
      ) : (
        children
      )}
    </>
  );
}
