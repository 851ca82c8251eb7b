import { useTranslation } from 'react-i18next';
import type { Post } from '@/api/endpoints/posts';
import type { PostAction } from '@/domain/post';
import { deletePost, unpublishPost } from '@/entities/post/postWrites';
import { ActionDialog } from '@/ui/feedback/ActionDialog';
import { PublishPostDialog } from './PublishPostDialog';

interface PostDialogsProps {
  post: Post;
  type: PostAction | null;
  onClose: () => void;
  onDeleted?: () => void;
}

export function PostDialogs({ post, type, onClose, onDeleted }: PostDialogsProps) {
  const { t } = useTranslation('ownPosts');
  const title = post.title || t('list.noTitle');
  const args = { params: { postId: post.id } };
  return (
    <>
      <PublishPostDialog post={post} open={type === 'publish'} onClose={onClose} />
      <ActionDialog
        open={type === 'unpublish'}
        title={t('unpublish.title')}
        text={t('unpublish.text', { title })}
        confirmLabel={t('unpublish.confirm')}
        doneText="ownPosts:unpublish.done"
        action={() => unpublishPost(args)}
        onClose={onClose}
      />
      <ActionDialog
        open={type === 'delete'}
        title={t('delete.title')}
        text={t('delete.text', { title })}
        confirmLabel={t('delete.confirm')}
        destructive
        doneText="ownPosts:delete.done"
        action={() => deletePost(args)}
        onDone={onDeleted}
        onClose={onClose}
      />
    </>
  );
}
