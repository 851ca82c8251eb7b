import AddIcon from '@mui/icons-material/AddOutlined';
import { Box, Button } from '@mui/material';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Post } from '@/api/endpoints/posts';
import { isDeletedQuietly, postedAt, type PostAction } from '@/domain/post';
import { failureOf } from '@/store/callResult';
import { useAppDispatch, useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { failureTextOf, noticeAdded } from '@/store/notices';
import { href } from '@/routes/href';
import { RouterLink, useSearchParams } from '@/routes/navigation';
import {
  fetchMyPublishedPosts,
  fetchPosts,
  selectMyPublishedPosts,
  selectMyPublishedRequest,
  selectPosts,
  selectPostsRequest,
} from '@/entities/post/postsSlice';
import { deletePost } from '@/entities/post/postWrites';
import { selectProfiles, selectProfilesRequest } from '@/entities/profile/profilesSlice';
import { useLastNonNull } from '@/ui/basics/SideDrawer';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { CardListSkeleton } from '@/ui/feedback/ListSkeleton';
import { useUndoable } from '@/ui/feedback/useUndoable';
import { ListPage, NothingFound } from '@/ui/list/ListPage';
import { ListTools } from '@/ui/list/ListTools';
import { PagedList } from '@/ui/list/PagedList';
import { useRelativeTime } from '@/ui/text/useRelativeTime';
import { BulkPosts } from './BulkPosts';
import { PostDialogs } from './PostDialogs';
import { PostRow, rowHeight } from './PostRow';
import { UnsentPosts } from './UnsentPosts';
import { postSorts, postStatuses, usePostsQuery } from './usePostsQuery';

export function MyPosts() {
  const { t } = useTranslation(['ownPosts', 'lists']);
  const { posts, items, request, reload } = useItemsOfTab();
  const { isRemoved, undoBar, removeQuietly } = useQuietRemoval();
  const [isChoosing, setChoosing] = useState(false);
  const [dialog, setDialog] = useState<{ type: PostAction; post: Post } | null>(null);
  const opened = useLastNonNull(dialog);
  const relativeTime = useRelativeTime();
  const query = usePostsQuery(items.filter(({ id }) => !isRemoved(id)));
  const act = (post: Post, type: PostAction) => {
    if (type === 'delete' && isDeletedQuietly(post)) removeQuietly(post);
    else setDialog({ type, post });
  };
  return (
    <>
      <ListPage
        request={request}
        items={posts}
        visible={query.visible}
        List={PagedList}
        keyOf={({ id }) => id}
        estimatedHeight={rowHeight}
        label={t('list.label')}
        skeleton={<CardListSkeleton rows={5} height={rowHeight} filters={postStatuses.length + 1} />}
        empty={<NoPosts />}
        nothing={
          <NothingFound
            title={t('list.noMatch')}
            text={t('list.noMatchText')}
            reset={{ label: t('lists:tools.reset'), onClick: query.onReset }}
          />
        }
        tools={
          <>
            <UnsentPosts posts={posts} />
            <PostTools
              query={query}
              posts={posts}
              action={
                items.length > 1 || isChoosing ? (
                  <Button onClick={() => setChoosing(!isChoosing)}>{t(isChoosing ? 'bulk.stop' : 'bulk.start')}</Button>
                ) : null
              }
            />
          </>
        }
        instead={isChoosing ? <BulkPosts posts={query.visible} /> : undefined}
        onRetry={reload}
      >
        {(post) => <PostRow post={post} relativeTime={relativeTime} onAction={(type) => act(post, type)} />}
      </ListPage>
      {undoBar}
      {opened ? <PostDialogs post={opened.post} type={dialog?.type ?? null} onClose={() => setDialog(null)} /> : null}
    </>
  );
}

/** The published posts have a call of their own, which their tab makes; drafts are those of the whole list. */
function useItemsOfTab() {
  const [query] = useSearchParams();
  const isOpen = query.get('status') === 'published';
  const listRequest = useRequest(selectPostsRequest);
  const posts = useAppSelector(selectPosts);
  const reloadList = useLoad(fetchPosts, undefined, listRequest);
  const request = useRequest(selectMyPublishedRequest);
  const published = useAppSelector(selectMyPublishedPosts);
  const reload = useLoad<void>(fetchMyPublishedPosts, isOpen ? undefined : null, request);
  const hasPublished = isOpen && request.status === 'succeeded';
  const items = useMemo(
    () => (hasPublished ? [...posts.filter((post) => !post.published), ...published] : posts),
    [hasPublished, posts, published],
  );
  const isTab = isOpen && posts.length > 0;
  return { posts, items, request: isTab ? request : listRequest, reload: isTab ? reload : reloadList };
}

interface PostToolsProps {
  query: ReturnType<typeof usePostsQuery>;
  posts: readonly Post[];
  action: ReactNode;
}

function PostTools({ query, posts, action }: PostToolsProps) {
  const { t } = useTranslation('ownPosts');
  const hasImported = posts.some(({ imported }) => imported === true);
  const hasDates = posts.some((post) => !Number.isNaN(postedAt(post)));
  const origins = [
    { value: '', label: t('list.origins.all') },
    { value: 'imported', label: t('list.origins.imported') },
  ];
  return (
    <ListTools
      query={query}
      action={action}
      count={posts.length}
      chips={{
        label: t('list.filter'),
        filter: 'status',
        values: postStatuses,
        textOf: (value) => t(`list.status.${value || 'all'}` as 'list.status.all'),
      }}
      filters={hasImported ? [{ name: 'origin', label: t('list.origin'), options: origins }] : []}
      searchLabel={t('list.search')}
      sorts={postSorts.map((value) => ({
        value,
        label: t(`list.sort.${value === 'newest' && !hasDates ? 'unsorted' : value}`),
      }))}
    />
  );
}

/** Deletes a post that nobody has commented on, with a way back for a moment (ux no. 6). */
function useQuietRemoval() {
  const { t } = useTranslation('ownPosts');
  const dispatch = useAppDispatch();
  const { remove, isRemoved, undoBar } = useUndoable();
  const removeQuietly = ({ id, title }: Post) =>
    remove({
      id,
      text: t('delete.waiting', { title: title || t('list.noTitle') }),
      send: async () => {
        const failure = await dispatch(failureOf(deletePost({ params: { postId: id } })));
        if (!failure || failure.kind === 'aborted' || failure.kind === 'unauthorized') return;
        dispatch(noticeAdded({ severity: 'error', ...failureTextOf(failure, 'ownPosts:delete.failed') }));
      },
    });
  return { isRemoved, undoBar, removeQuietly };
}

function NoPosts() {
  const { t } = useTranslation('ownPosts');
  const { status } = useRequest(selectProfilesRequest);
  const { length } = useAppSelector(selectProfiles);
  const needsProfile = status === 'succeeded' && length === 0;
  return (
    <EmptyState
      drawing={needsProfile ? 'profile' : 'post'}
      title={t(needsProfile ? 'noProfile.title' : 'list.emptyTitle')}
      text={t(needsProfile ? 'noProfile.text' : 'list.empty')}
      action={
        <Button
          variant="contained"
          component={RouterLink}
          to={needsProfile ? href('newProfile', undefined, { for: 'post' }) : href('newPost')}
        >
          {t(needsProfile ? 'noProfile.action' : 'action.new')}
        </Button>
      }
      link={
        <Box component={RouterLink} to={href('importCareer')} sx={{ color: 'primary.main' }}>
          {t('list.import')}
        </Box>
      }
    />
  );
}

/** Left out for an empty list, which has its own button. */
export function NewPostButton() {
  const { t } = useTranslation('ownPosts');
  const { length } = useAppSelector(selectPosts);
  const { status } = useRequest(selectPostsRequest);
  // There from the start, so that nothing moves when the list comes.
  if (length === 0 && status === 'succeeded') return null;
  return (
    <Button variant="contained" startIcon={<AddIcon />} component={RouterLink} to={href('newPost')}>
      {t('action.new')}
    </Button>
  );
}
