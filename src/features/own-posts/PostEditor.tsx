import { Button, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Post } from '@/api/endpoints/posts';
import { useAppDispatch, useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { noticeAdded } from '@/store/notices';
import type { RequestState } from '@/store/trackRequest';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { fetchPost, selectPost, selectPostRequest } from '@/entities/post/postSlice';
import { fetchPosts, selectPosts, selectPostsRequest } from '@/entities/post/postsSlice';
import { EditorSectionsProvider } from '@/ui/editor/EditorSections';
import { EditorHeadSkeleton } from '@/ui/editor/EditorSkeleton';
import { TitleSkeleton } from '@/ui/page/PageHead';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { FormSkeleton } from '@/ui/feedback/FormSkeleton';
import { StatusView } from '@/ui/feedback/StatusView';
import { PageLayout } from '@/ui/page/PageLayout';
import { MissingImage } from './MissingImage';
import { PostEditorHead } from './PostEditorHead';
import { PostForm } from './PostForm';

/** A draft saves itself; changes to a published post are collected for "Update" (POS-02). */
export function PostEditor({ postId }: { postId: string }) {
  const { t } = useTranslation('ownPosts');
  const dispatch = useAppDispatch();
  const post = useAppSelector((state) => selectPost(state, postId));
  const request = useRequest((state) => selectPostRequest(state, postId));
  const reload = useLoad(fetchPost, { params: { postId } }, request);
  const isOwn = useIsOwn(postId);
  if (!post || !isOwn) {
    return (
      <UneditedPost
        post={post}
        // Unknown until the own posts are loaded (D-76).
        request={post && isOwn === null ? { ...request, status: 'loading' } : request}
        onRetry={reload}
      />
    );
  }
  return (
    <EditorSectionsProvider
      key={postId}
      onUpdated={() => dispatch(noticeAdded({ severity: 'success', textKey: 'ownPosts:editor.updated' }))}
    >
      <PostEditorHead post={post}>
        <StatusView request={request} hasContent skeleton={null} onRetry={reload}>
          <MissingImage postId={postId} />
          <Typography sx={{ color: 'text.secondary', mb: 2 }}>
            {t(post.published ? 'editor.public' : 'editor.draft')}
          </Typography>
          <PostForm post={post} />
        </StatusView>
      </PostEditorHead>
    </EditorSectionsProvider>
  );
}

/** Null while unknown. True where the own posts cannot be loaded, so that the server decides. */
function useIsOwn(postId: string): boolean | null {
  const posts = useAppSelector(selectPosts);
  const request = useRequest(selectPostsRequest);
  useLoad(fetchPosts, undefined, request);
  if (request.status === 'failed' || posts.some(({ id }) => id === postId)) return true;
  return request.status === 'succeeded' ? false : null;
}

interface UneditedPostProps {
  post: Post | undefined;
  request: RequestState;
  onRetry: () => void;
}

/** Not read yet, not found, or somebody else's. */
function UneditedPost({ post, request, onRetry }: UneditedPostProps) {
  const { t } = useTranslation(['ownPosts', 'common']);
  const title = t('common:page.editPost');
  const isPending = request.status === 'idle' || request.status === 'loading';
  return (
    <PageLayout
      title={title}
      titlePlaceholder={isPending ? <TitleSkeleton title={title} /> : undefined}
      intro={isPending ? <EditorHeadSkeleton /> : undefined}
      width="text"
    >
      <StatusView request={request} hasContent={false} skeleton={<FormSkeleton fields={3} />} onRetry={onRetry}>
        {post ? (
          <EmptyState
            drawing="post"
            title={t('editor.notOwnTitle')}
            text={t('editor.notOwn')}
            action={
              <Button variant="contained" component={RouterLink} to={href('post', { postId: post.id })}>
                {t('editor.notOwnRead')}
              </Button>
            }
          />
        ) : null}
      </StatusView>
    </PageLayout>
  );
}
