import { createEntityAdapter, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { images } from '@/api/endpoints/images';
import type { Image } from '@/api/schema/entities';
import { hasValues } from '@/domain/hasValues';
import { apiThunk } from './apiThunk';
import { replaceAll } from './byId';
import { rootReducer } from './rootReducer';
import { idleRequest, trackRequest } from './trackRequest';

/** The media library: every image that the user has uploaded. */
export const fetchImages = apiThunk(images.listImages);
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

const list = createEntityAdapter<Image>();
const listSelectors = list.getSelectors();

const slice = createSlice({
  name: 'images',
  initialState: {
    list: list.getInitialState(),
    listRequest: idleRequest,
    /** Ids of images that an upload of this session turned out to be: no other upload is taken for one of them. */
    uploaded: [] as string[],
  },
  reducers: {
    uploadSettled: (state, { payload }: PayloadAction<string>) => {
      state.uploaded.push(payload);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(uploadImage.fulfilled, (state, { payload }) => {
        if (!payload || Object.hasOwn(state.list.entities, payload.id)) return;
        // The newest first, without drawing up thousands of others anew.
        state.list.ids.unshift(payload.id);
        state.list.entities[payload.id] = payload;
      })
      .addCase(updateImage.fulfilled, (state, { payload }) => {
        if (payload) list.updateOne(state.list, { id: payload.id, changes: payload });
      })
      .addCase(deleteImage.fulfilled, (state, { meta }) => {
        const { imageUuid } = meta.arg.params;
        const gone = listSelectors.selectAll(state.list).find(({ uuid }) => uuid === imageUuid);
        if (gone) list.removeOne(state.list, gone.id);
      });
    trackRequest(
      builder,
      (state) => state.listRequest,
      fetchImages,
      (state, images) => {
        replaceAll(state.list, images);
      },
    );
  },
  selectors: {
    selectImages: (state) => listSelectors.selectAll(state.list),
    selectImagesRequest: (state) => state.listRequest,
    selectUploaded: (state) => state.uploaded,
  },
});

declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { uploadSettled } = slice.actions;
export const { selectImages, selectImagesRequest, selectUploaded } = slice.injectInto(rootReducer).selectors;
