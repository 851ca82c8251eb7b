export { fetchAllPosts, fetchPosts } from './thunks';
export { selectAllPosts, selectAllPostsSlot, selectPosts, selectPostsSlot } from './postsSlice';
