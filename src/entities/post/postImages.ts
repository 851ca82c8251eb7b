import { images } from '@/api/endpoints/images';
import { posts, type Post } from '@/api/endpoints/posts';
import { cropShapes } from '@/domain/imageCrop';
import { imageTarget } from '@/entities/image/imageTarget';
import { fetchPost, selectPost } from './postSlice';

/** Of a saved post; the first one is its title image (POS-03). */
export const postImages = imageTarget<{ postId: string }, Post>({
  cropShape: cropShapes.wide,
  draft: ({ postId }) => ({ type: 'post', id: postId, section: 'images' }),
  upload: images.uploadPostImage,
  attach: posts.attachImage,
  detach: posts.detachImage,
  parent: {
    fetch: ({ postId }) => fetchPost({ params: { postId } }),
    select: (state, { postId }) => selectPost(state, postId),
    entity: ({ postId }) => ({ type: 'post', id: postId }),
  },
  images: (post) => post.images,
});
