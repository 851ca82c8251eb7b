import { createEntityAdapter, createSlice, type WithSlice } from '@reduxjs/toolkit';
import { images } from '@/api/endpoints/images';
import type { Image } from '@/api/schema/entities';
import { apiThunk } from '@/store/apiThunk';
import { replaceAll } from '@/store/byId';
import { rootReducer } from '@/store/rootReducer';
import { idleRequest, trackRequest } from '@/store/trackRequest';

export const fetchImages = apiThunk(images.listImages);

const list = createEntityAdapter<Image>();
const listSelectors = list.getSelectors();

const slice = createSlice({
  name: 'images',
  initialState: { list: list.getInitialState(), listRequest: idleRequest },
  reducers: {},
  extraReducers: (builder) => {
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
  },
});

declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { selectImages, selectImagesRequest } = slice.injectInto(rootReducer).selectors;
