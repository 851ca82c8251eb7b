import { useParams } from '@/routes/navigation';
import { PostEditor } from '@/features/own-posts/PostEditor';

export default function EditPostPage() {
  const { postId = '' } = useParams();
  return <PostEditor postId={postId} />;
}
