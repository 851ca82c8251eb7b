import { NewPost } from '@/features/own-posts/NewPost';

export default function NewPostPage() {
  return <NewPost />;
}
