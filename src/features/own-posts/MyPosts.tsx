import AddIcon from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Post } from '@/api/endpoints/posts';
import { isDeletedQuietly, type PostAction } from '@/domain/post';
import { failureOf } from '@/store/callResult';
import { useAppDispatch, useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { failureTextOf, noticeAdded } from '@/store/notices';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { fetchPosts, selectPosts, selectPostsRequest } from '@/entities/post/postsSlice';
import { deletePost } from '@/entities/post/postWrites';
import { selectProfiles, selectProfilesRequest } from '@/entities/profile/profilesSlice';
import { useLastNonNull } from '@/ui/basics/SideDrawer';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { StatusView } from '@/ui/feedback/StatusView';
import { useUndoable } from '@/ui/feedback/useUndoable';
import { CardListSkeleton } from '@/ui/list/paged/CardListSkeleton';
import { PostDialogs } from './dialogs';
import { FilteredPosts } from './FilteredPosts';
import { rowHeight } from './PostRow';
import { UnsentPosts } from './UnsentPosts';
import { postStatuses } from './usePostsQuery';

/** Drafts included (POS-01). */
export function MyPosts() {
  const request = useRequest(selectPostsRequest);
  const posts = useAppSelector(selectPosts);
  const reload = useLoad(fetchPosts, undefined, request);
  const { isRemoved, undoBar, removeQuietly } = useQuietRemoval();
  const [dialog, setDialog] = useState<{ type: PostAction; post: Post } | null>(null);
  const opened = useLastNonNull(dialog);
  const act = (post: Post, type: PostAction) => {
    if (type === 'delete' && isDeletedQuietly(post)) removeQuietly(post);
    else setDialog({ type, post });
  };
  return (
    <>
      <StatusView
        request={request}
        hasContent={posts.length > 0}
        skeleton={<CardListSkeleton rows={5} height={rowHeight} filters={postStatuses.length + 1} />}
        empty={<NoPosts />}
        onRetry={reload}
      >
        <UnsentPosts posts={posts} />
        <FilteredPosts posts={posts} isRemoved={isRemoved} onAction={act} />
      </StatusView>
      {undoBar}
      {opened ? (
        <Suspense fallback={null}>
          <PostDialogs post={opened.post} type={dialog?.type ?? null} onClose={() => setDialog(null)} />
        </Suspense>
      ) : null}
    </>
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
