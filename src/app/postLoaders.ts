import { fetchPostProfiles } from '@/entities/post/postProfilesSlice';
import { fetchPost } from '@/entities/post/postSlice';
import { fetchAllPosts, fetchPosts } from '@/entities/post/postsSlice';
import { categoriesIn, fetchFilteredPosts } from '@/entities/post/publishedPosts';
import type { Loaders } from './publicLoaders';

/** Loaders of the pages of posts, with what no other page reads. */
export const postLoaders = {
  allPosts: ({ query }) => {
    const categories = categoriesIn(query);
    return [categories.length > 0 ? fetchFilteredPosts({ query: { categories } }) : fetchAllPosts()];
  },
  newPost: () => [fetchPostProfiles()],
  editPost: ({ params: { postId = '' } }) => [fetchPost({ params: { postId } }), fetchPosts(), fetchPostProfiles()],
  // Its comments are read once it is there.
  post: ({ params: { postId = '' } }) => [fetchPost({ params: { postId } })],
} satisfies Loaders;
