export { MyPosts, NewPostButton } from './MyPosts';
export { NewPost } from './NewPost';
export { PostEditor } from './PostEditor';
