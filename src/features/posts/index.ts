export { fetchPosts } from './thunks';
export { selectPosts, selectPostsSlot } from './postsSlice';
