import { images } from '@/api/endpoints/images';
import type { Image } from '@/api/schema/entities';
import { apiThunk } from '@/store/apiThunk';
import { listWrites } from '@/store/entityWrites';
import { imageTarget } from './imageTarget';
import { fetchImages, selectImages, selectImagesRequest } from './imagesSlice';

const refetch = () => fetchImages();

/** The library itself, into which images are uploaded without anything to attach them to (IMG-01). */
export const libraryImages = imageTarget({
  type: 'default',
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
