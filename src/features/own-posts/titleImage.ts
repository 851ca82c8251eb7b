import type { Image } from '@/api/schema/entities';
import { draftKey } from '@/domain/draftKey';
import { cropShapes } from '@/domain/imageCrop';
import type { CallThunk } from '@/store/callResult';
import { libraryImages, type ImageTarget } from '@/entities/image/imageTarget';
import { postImages } from '@/entities/post/postImages';

/** Of a saved post: another title image is uploaded or attached first, then the present one is detached. */
export function savedTitleImage(postId: string, present: Image | undefined): ImageTarget {
  const target = postImages({ postId });
  const { attach, detach } = target;
  const replacing =
    <Data>(write: CallThunk<Data>): CallThunk<Data> =>
    async (dispatch) => {
      const result = await dispatch(write);
      if ('data' in result && present && detach) await dispatch(detach(present));
      return result;
    };
  return {
    ...target,
    upload: (file, options) => replacing(target.upload(file, options)),
    ...(attach ? { attach: (image) => replacing(attach(image)) } : {}),
  };
}

/** Of an unsaved post: a new file goes to the library, and the chosen image is attached with the first save. */
export function newTitleImage(onChoose: (image: Image) => void): ImageTarget {
  return {
    ...libraryImages,
    cropShape: cropShapes.wide,
    draft: draftKey({ type: 'post', id: 'new', section: 'images' }),
    upload: (file, options) => async (dispatch) => {
      const result = await dispatch(libraryImages.upload(file, options));
      if ('data' in result && result.data) onChoose(result.data);
      return result;
    },
    attach: (image) => {
      onChoose(image);
      return () => Promise.resolve({ data: null });
    },
  };
}
