import { images } from '@/api/endpoints/images';
import type { Image } from '@/api/schema/entities';
import { apiThunk } from '@/store/apiThunk';
import { listWrites } from '@/store/entityWrites';
import { fetchImages, selectImages } from './imagesSlice';

const refetch = () => fetchImages();

/* Silent: their dialogs show the failure. `uploadOnce` settles a lost response. */
export const uploadImage = apiThunk(images.uploadImage, { silent: true });
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
