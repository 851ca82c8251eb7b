import { Button, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Post } from '@/api/endpoints/posts';
import { useAppDispatch, useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { noticeAdded } from '@/store/notices';
import type { RequestState } from '@/store/trackRequest';
import { href } from '@/routes/href';
import { RouterLink, useLocation, useNavigate } from '@/routes/navigation';
import { fetchPost, selectPost, selectPostRequest } from '@/entities/post/postSlice';
import { fetchPosts, selectPosts, selectPostsRequest } from '@/entities/post/postsSlice';
import { EditorSectionsProvider } from '@/ui/editor/EditorSections';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { StatusView } from '@/ui/feedback/StatusView';
import { PageLayout } from '@/ui/page/PageLayout';
import { PostEditorHead } from './PostEditorHead';
import type { ApiFailure } from '@/api/client/failure';
import type { Image } from '@/api/schema/entities';
import { attachTitleImage } from '@/entities/post/createNewPost';
import { RetryStepAlert } from '@/ui/feedback/RetryStepAlert';
import { draftKey } from '@/domain/draftKey';
import { PostValues, PublishedPostValues } from '@/domain/post';
import { failureOf } from '@/store/callResult';
import { updatePost } from '@/entities/post/postWrites';
import { EditorSectionForm } from '@/ui/editor/EditorSectionForm';
import { ImageField } from '@/ui/images/ImageField';
import { PostFields, PostFieldsSkeleton } from './PostFields';
import { useFormatLocale } from '@/ui/text/useLanguage';
import { savedTitleImage } from './titleImage';
import { postImages } from '@/entities/post/postImages';

/** A draft saves itself; changes to a published post are collected for "Update" (POS-02). */
export function PostEditor({ postId }: { postId: string }) {
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
          <PostForm post={post} />
          <PublishedUnder post={post} />
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
  const isPending = request.status === 'idle' || request.status === 'loading';
  return (
    <PageLayout title={t('common:page.editPost')} width="post" {...(isPending ? { paper: 'write' } : {})}>
      <StatusView request={request} hasContent={false} skeleton={<PostFieldsSkeleton />} onRetry={onRetry}>
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

/** Router state from the page of the new post. */
interface MissingImageState {
  missingImage?: { image: Image; failure: ApiFailure };
}

/** The post is saved, its title image could not be attached: tries that again alone (quality T30). */
function MissingImage({ postId }: { postId: string }) {
  const { t } = useTranslation('ownPosts');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { missingImage } = (useLocation().state as MissingImageState | null) ?? {};
  if (!missingImage) return null;
  const { image } = missingImage;
  return (
    <RetryStepAlert
      text={t('editor.imageFailed')}
      failure={missingImage.failure}
      onRetry={async () => {
        const failure = await dispatch(attachTitleImage(postId, image));
        const state: MissingImageState = failure ? { missingImage: { image, failure } } : {};
        void navigate('.', { replace: true, state });
        return failure;
      }}
    />
  );
}

function valuesOf({ title, content, competence_profile }: Post) {
  return { title, content, competence_profile_id: competence_profile?.id ?? '' };
}

function PostForm({ post }: { post: Post }) {
  const { t } = useTranslation('ownPosts');
  const dispatch = useAppDispatch();
  const params = { postId: post.id };
  return (
    <EditorSectionForm
      isPublic={post.published}
      schema={post.published ? PublishedPostValues : PostValues}
      defaultValues={valuesOf(post)}
      draft={draftKey({ type: 'post', id: post.id, section: 'text' })}
      label={t('editor.form')}
      readNewest={async () => {
        const read = await dispatch(fetchPost({ params }));
        return 'failure' in read ? read : { data: { values: valuesOf(read.data), isPublic: read.data.published } };
      }}
      onSave={(body) => dispatch(failureOf(updatePost({ params, body })))}
    >
      <PostImages post={post} />
      <PostFields />
    </EditorSectionForm>
  );
}

/** Which no call can change. */
function PublishedUnder({ post: { published, categories } }: { post: Post }) {
  const { t } = useTranslation('ownPosts');
  const list = new Intl.ListFormat(useFormatLocale());
  const names = categories.flatMap(({ name }) => name || []);
  if (!published || names.length === 0) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: 3 }}>
      {t('editor.categories', { names: list.format(names) })}
    </Typography>
  );
}

/** Each change is saved at once. */
function PostImages({ post: { id, images, published } }: { post: Post }) {
  const { t } = useTranslation('ownPosts');
  const hasSeveral = images.length > 1;
  return (
    <ImageField
      label={t(hasSeveral ? 'editor.images' : 'editor.image')}
      isLabelHidden
      {...(hasSeveral ? { help: t('editor.imagesHelp') } : {})}
      images={images}
      multiple={hasSeveral}
      isLarge={!hasSeveral}
      target={hasSeveral ? postImages({ postId: id }) : savedTitleImage(id, images[0])}
      isPublic={published}
    />
  );
}
