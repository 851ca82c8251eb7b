import { useTranslation } from 'react-i18next';
import type { Post } from '@/api/endpoints/posts';
import { draftKey } from '@/domain/draftKey';
import { PostValues, PublishedPostValues } from '@/domain/post';
import { failureOf } from '@/store/callResult';
import { useAppDispatch } from '@/store/hooks';
import { fetchPost } from '@/entities/post/postSlice';
import { updatePost } from '@/entities/post/postWrites';
import { EditorSectionForm } from '@/ui/editor/EditorSectionForm';
import { ImageField } from '@/ui/images/ImageField';
import { PostFields } from './PostFields';
import { savedTitleImage } from './titleImage';
import { postImages } from '@/entities/post/postImages';

function valuesOf({ title, content, competence_profile }: Post) {
  return { title, content, competence_profile_id: competence_profile?.id ?? '' };
}

export function PostForm({ post }: { post: Post }) {
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

/** Each change is saved at once. */
function PostImages({ post: { id, images, published } }: { post: Post }) {
  const { t } = useTranslation('ownPosts');
  const hasSeveral = images.length > 1;
  return (
    <ImageField
      label={t(hasSeveral ? 'editor.images' : 'editor.image')}
      {...(hasSeveral ? { help: t('editor.imagesHelp') } : {})}
      images={images}
      multiple={hasSeveral}
      isLarge={!hasSeveral}
      target={hasSeveral ? postImages({ postId: id }) : savedTitleImage(id, images[0])}
      isPublic={published}
    />
  );
}
