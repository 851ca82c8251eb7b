import { Button } from '@mui/material';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Post } from '@/api/endpoints/posts';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import type { RequestState } from '@/store/trackRequest';
import { fetchAllPosts, selectAllPosts, selectAllPostsRequest, selectPosts } from '@/entities/post/postsSlice';
import { fetchFilteredPosts, selectFilteredPosts, selectFilteredPostsRequest } from '@/entities/post/publishedPosts';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { BylineSkeleton, CardsSkeleton, TextSkeleton } from '@/ui/feedback/ListSkeleton';
import { ListPage, NothingFound } from '@/ui/list/ListPage';
import { LongList } from '@/ui/list/VirtualList';
import { PostCard } from '@/ui/post/PostCard';
import { useRelativeTime } from '@/ui/text/useRelativeTime';
import { CategoryFilter, type FeedFilter, useFeedFilter } from './CategoryFilter';
import { useNamedCategories } from './useNamedCategories';

/** Height of a card without an image, in px. */
const cardHeight = 216;

export function Feed() {
  const filter = useFeedFilter();
  return (
    <>
      <CategoryFilter filter={filter} />
      {filter.chosen.length > 0 ? <FilteredPosts filter={filter} /> : <AllPosts />}
    </>
  );
}

function AllPosts() {
  const { t } = useTranslation('discussion');
  const posts = useAppSelector(selectAllPosts);
  const request = useRequest(selectAllPostsRequest);
  const reload = useLoad(fetchAllPosts, undefined, request);
  const empty = (
    <EmptyState
      drawing="post"
      title={t('feed.emptyTitle')}
      text={t('feed.empty')}
      action={
        <Button variant="contained" component={RouterLink} to={href('newPost')}>
          {t('feed.first')}
        </Button>
      }
    />
  );
  return <PostList posts={posts} request={request} empty={empty} onRetry={reload} />;
}

function FilteredPosts({ filter }: { filter: FeedFilter }) {
  const { t } = useTranslation('discussion');
  const { chosen } = filter;
  const posts = useAppSelector((state) => selectFilteredPosts(state, chosen));
  const request = useRequest((state) => selectFilteredPostsRequest(state, chosen));
  const reload = useLoad(fetchFilteredPosts, { query: { categories: chosen } }, request);
  const reset = { label: t('filter.reset'), onClick: filter.reset };
  const empty = <NothingFound title={t('feed.noMatchTitle')} text={t('feed.noMatch')} reset={reset} />;
  return <PostList posts={posts} request={request} empty={empty} onRetry={reload} />;
}

interface PostListProps {
  /** May include own posts that are offline by now. */
  posts: readonly Post[];
  request: RequestState;
  empty: ReactNode;
  onRetry: () => void;
}

function PostList({ posts, request, empty, onRetry }: PostListProps) {
  const { t } = useTranslation('discussion');
  const relativeTime = useRelativeTime();
  const withNames = useNamedCategories();
  const own = useAppSelector(selectPosts);
  const published = useMemo(() => {
    const offline = new Set(own.filter((post) => !post.published).map(({ id }) => id));
    return posts.filter(({ id }) => !offline.has(id));
  }, [own, posts]);
  return (
    <ListPage
      request={request}
      items={published}
      List={LongList}
      keyOf={({ id }) => id}
      estimatedHeight={cardHeight}
      label={t('feed.label')}
      gap={2}
      skeleton={
        <CardsSkeleton rows={4} height={cardHeight}>
          <TextSkeleton height={124} />
          <BylineSkeleton />
        </CardsSkeleton>
      }
      empty={empty}
      onRetry={onRetry}
    >
      {(post) => <PostCard post={withNames(post)} relativeTime={relativeTime} to={href('post', { postId: post.id })} />}
    </ListPage>
  );
}
