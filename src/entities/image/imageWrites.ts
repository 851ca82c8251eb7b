import { images } from '@/api/endpoints/images';
import type { Image } from '@/api/schema/entities';
import { hasValues } from '@/domain/hasValues';
import { apiThunk } from '@/store/apiThunk';
import { fetchImages, selectImages } from './imagesSlice';

const refetch = () => fetchImages();

/* Silent: their dialogs show the failure. `uploadOnce` settles a lost response. */
export const uploadImage = apiThunk(images.uploadImage, { silent: true });
export const updateImage = apiThunk(images.updateImage, {
  silent: true,
  refetch,
  confirm: {
    refetch,
    isDone: (list, { params, body }) =>
      list?.some((image) => image.id === params.imageId && hasValues(image, body)) ?? false,
    select: (state): Image[] => selectImages(state),
  },
});
/** The failure becomes a notice. */
export const deleteImage = apiThunk(images.deleteImage, {
  failureText: 'images:delete.failed',
  confirm: {
    refetch,
    isDone: (list, { params }) => list?.every(({ uuid }) => uuid !== params.imageUuid) ?? false,
  },
});
