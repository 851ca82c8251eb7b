import { posts } from '@/api/endpoints/posts';
import { apiThunk } from '@/store/apiThunk';

/** One's own posts, drafts among them. */
export const fetchPosts = apiThunk(posts.listMyPosts, { quiet: true });

/** Everybody's published posts. */
export const fetchAllPosts = apiThunk(posts.listAllPosts, { quiet: true });
