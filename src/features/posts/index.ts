export { fetchAllPosts, fetchPosts, selectAllPosts, selectAllPostsRequest } from './postsSlice';
