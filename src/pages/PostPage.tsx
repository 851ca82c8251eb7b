import { useParams } from '@/routes/navigation';
import { Discussion } from '@/features/discussion/Discussion';
import { PostArticle } from '@/features/feed/PostArticle';

export default function PostPage() {
  const { postId = '' } = useParams();
  return (
    // No state of one post's comments is kept when another post is opened.
    <PostArticle key={postId} postId={postId}>
      <Discussion postId={postId} />
    </PostArticle>
  );
}
