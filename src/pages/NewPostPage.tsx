import { NewPost } from '@/features/own-posts';

export default function NewPostPage() {
  return <NewPost />;
}
