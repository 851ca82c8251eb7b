export { fetchAllPosts, fetchPosts } from './thunks';
export { selectAllPosts, selectAllPostsSlot } from './postsSlice';
