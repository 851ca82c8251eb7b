import { images } from '@/api/endpoints/images';
import type { Image } from '@/api/schema/entities';
import { apiThunk } from '@/store/apiThunk';
import { listWrites } from '@/store/entityWrites';
import { failureTextOf, noticeAdded } from '@/store/notices';
import type { AppThunk } from '@/store/rootReducer';
import { imageTarget, type ImageTarget } from './imageTarget';
import { fetchImages, selectImages, selectImagesRequest } from './imagesSlice';

const refetch = () => fetchImages();

/** Uploads into the library itself are attached to nothing (IMG-01). */
export const libraryImages = imageTarget({
  cropShape: null,
  draft: () => ({ type: 'images' }),
  upload: images.uploadImage,
  parent: {
    fetch: refetch,
    select: (state) => (selectImagesRequest(state).settledAt === null ? undefined : selectImages(state)),
  },
  images: (library) => library,
})({});

/** Silent: its dialog shows the failure. */
export const updateImage = listWrites({ fetch: refetch, select: (state): Image[] => selectImages(state) })(
  images.updateImage,
);
/** The failure becomes a notice. */
export const deleteImage = apiThunk(images.deleteImage, {
  failureText: 'images:delete.failed',
  confirm: {
    refetch,
    isApplied: (list, { params }) => list?.every(({ uuid }) => uuid !== params.imageUuid) ?? false,
  },
});

/** A failure becomes a notice, since the call may be sent on leaving the page. */
export function detachImage({ detach }: ImageTarget, image: Image): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const result = detach ? await dispatch(detach(image)) : { data: null };
    if ('data' in result) return;
    const { failure } = result;
    if (failure.kind === 'aborted' || failure.kind === 'unauthorized') return;
    dispatch(noticeAdded({ severity: 'error', ...failureTextOf(failure, 'images:field.removeFailed') }));
  };
}
