export { fetchAllPosts, fetchPosts } from './thunks';
export { selectAllPosts, selectAllPostsRequest } from './postsSlice';
