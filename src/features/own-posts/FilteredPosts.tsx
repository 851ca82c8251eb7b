import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Post } from '@/api/endpoints/posts';
import { postedAt, type PostAction } from '@/domain/post';
import { useSearchParams } from '@/routes/navigation';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import {
  fetchMyPublishedPosts,
  selectMyPublishedPosts,
  selectMyPublishedRequest,
} from '@/entities/post/myPublishedSlice';
import { selectPostsRequest } from '@/entities/post/postsSlice';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { StatusView } from '@/ui/feedback/StatusView';
import { CardListSkeleton } from '@/ui/list/paged/CardListSkeleton';
import { FilterChips } from '@/ui/list/paged/FilterChips';
import { ListTools } from '@/ui/list/paged/ListTools';
import { PagedList } from '@/ui/list/paged/PagedList';
import { useIsSearched } from '@/ui/list/paged/useListQuery';
import { useRelativeTime } from '@/ui/text/useRelativeTime';
import { PostRow, rowHeight } from './PostRow';
import { postSorts, postStatuses, usePostsQuery } from './usePostsQuery';

const BulkPosts = lazyComponent(() => import('./BulkPosts'), 'BulkPosts');

interface FilteredPostsProps {
  posts: readonly Post[];
  /** Deleted, and not sent yet. */
  isRemoved: (postId: string) => boolean;
  onAction: (post: Post, type: PostAction) => void;
}

export function FilteredPosts({ posts, isRemoved, onAction }: FilteredPostsProps) {
  const { t } = useTranslation(['ownPosts', 'lists']);
  const [now] = useState(() => Date.now());
  const [isChoosing, setChoosing] = useState(false);
  const relativeTime = useRelativeTime(now);
  const { items, request, reload } = useItemsOfTab(posts);
  const query = usePostsQuery(items.filter(({ id }) => !isRemoved(id)));
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
        <FilterChips
          label={t('list.filter')}
          query={query}
          filter="status"
          values={postStatuses}
          textOf={(value) => t(`list.status.${value || 'all'}` as 'list.status.all')}
        />
        {posts.length > 1 ? <PostTools query={query} posts={posts} /> : null}
      </Box>
      {items.length > 1 || isChoosing ? (
        <Button sx={(theme) => ({ ...theme.mixins.textButtonAtEdge, mb: 1 })} onClick={() => setChoosing(!isChoosing)}>
          {t(isChoosing ? 'bulk.stop' : 'bulk.start')}
        </Button>
      ) : null}
      {isChoosing ? (
        // Not inside the StatusView: the results stay when the tab has no post left.
        <Suspense fallback={<CardListSkeleton rows={5} height={rowHeight} />}>
          <BulkPosts posts={query.shown} />
        </Suspense>
      ) : (
        <StatusView
          request={request}
          hasContent={query.shown.length > 0}
          skeleton={<CardListSkeleton rows={5} height={rowHeight} />}
          empty={<NoMatch onReset={query.onReset} />}
          onRetry={reload}
        >
          <PagedList items={query.shown} keyOf={({ id }) => id} estimatedHeight={rowHeight} label={t('list.label')}>
            {(post) => <PostRow post={post} relativeTime={relativeTime} onAction={(type) => onAction(post, type)} />}
          </PagedList>
        </StatusView>
      )}
    </>
  );
}

/** The published posts have a call of their own, which their tab makes; drafts are those of the whole list. */
function useItemsOfTab(posts: readonly Post[]) {
  const [query] = useSearchParams();
  const isOpen = query.get('status') === 'published';
  const listRequest = useRequest(selectPostsRequest);
  const request = useRequest(selectMyPublishedRequest);
  const published = useAppSelector(selectMyPublishedPosts);
  const reload = useLoad<void>(fetchMyPublishedPosts, isOpen ? undefined : null, request);
  const hasPublished = isOpen && request.status === 'succeeded';
  const items = useMemo(
    () => (hasPublished ? [...posts.filter((post) => !post.published), ...published] : posts),
    [hasPublished, posts, published],
  );
  return { items, request: isOpen ? request : listRequest, reload };
}

function NoMatch({ onReset }: { onReset: () => void }) {
  const { t } = useTranslation(['ownPosts', 'lists']);
  return (
    <EmptyState
      drawing="search"
      title={t('list.noMatch')}
      text={t('list.noMatchText')}
      action={
        <Button variant="outlined" onClick={onReset}>
          {t('lists:tools.reset')}
        </Button>
      }
    />
  );
}

interface PostToolsProps {
  query: ReturnType<typeof usePostsQuery>;
  posts: readonly Post[];
}

function PostTools({ query, posts }: PostToolsProps) {
  const { t } = useTranslation('ownPosts');
  const isSearched = useIsSearched(query, posts.length);
  const hasImported = posts.some(({ imported }) => imported === true);
  const hasDates = posts.some((post) => !Number.isNaN(postedAt(post)));
  const width = (isSearched ? 248 : 0) + (hasImported ? 416 : 208);
  const origins = [
    { value: '', label: t('list.origins.all') },
    { value: 'imported', label: t('list.origins.imported') },
  ];
  return (
    // On a phone the search has a line of its own.
    <Box sx={{ display: 'flex', flex: `1 1 ${width}px`, minHeight: { xs: isSearched ? 96 : 44, sm: 44 }, mb: 2 }}>
      <ListTools
        query={query}
        searchLabel={isSearched ? t('list.search') : undefined}
        filters={hasImported ? [{ name: 'origin', label: t('list.origin'), options: origins }] : []}
        sorts={postSorts.map((value) => ({
          value,
          label: t(`list.sort.${value === 'newest' && !hasDates ? 'unsorted' : value}`),
        }))}
      />
    </Box>
  );
}
