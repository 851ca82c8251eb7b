export { fetchAllPosts, fetchPosts, selectPosts, selectAllPosts, selectAllPostsRequest } from './postsSlice';
