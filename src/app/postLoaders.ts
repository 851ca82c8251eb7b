import { fetchPostProfiles } from '@/entities/post/postProfilesSlice';
import { fetchPost } from '@/entities/post/postSlice';
import { fetchAllPosts, fetchPosts } from '@/entities/post/postsSlice';
import { categoriesIn, fetchFilteredPosts } from '@/entities/post/publishedPosts';
import type { Loaders } from './publicLoaders';

/** Apart from `loaders.ts`, since no other page reads these. */
export const postLoaders = {
  allPosts: ({ query }) => {
    const categories = categoriesIn(query);
    return [categories.length > 0 ? fetchFilteredPosts({ query: { categories } }) : fetchAllPosts()];
  },
  newPost: () => [fetchPostProfiles()],
  editPost: ({ params: { postId = '' } }) => [fetchPost({ params: { postId } }), fetchPosts(), fetchPostProfiles()],
  // The comments are read once the post is there.
  post: ({ params: { postId = '' } }) => [fetchPost({ params: { postId } })],
} satisfies Loaders;
