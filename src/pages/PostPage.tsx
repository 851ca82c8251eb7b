import { useParams } from '@/routes/navigation';
import { Discussion } from '@/features/discussion';
import { PostArticle } from '@/features/feed';

export default function PostPage() {
  const { postId = '' } = useParams();
  return (
    // Nothing of one post's comments is left when another is opened.
    <PostArticle key={postId} postId={postId}>
      <Discussion postId={postId} />
    </PostArticle>
  );
}
