import { createEntityAdapter, createSlice } from '@reduxjs/toolkit';
import type { Image } from '@/api/schema/entities';
import { rootReducer } from '@/store/rootReducer';
import { idleRequest, trackRequest } from '@/store/trackRequest';
import { fetchImages } from './thunks';

const list = createEntityAdapter<Image>();
const listed = list.getSelectors();

const slice = createSlice({
  name: 'images',
  initialState: { list: list.getInitialState(), listRequest: idleRequest },
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(fetchImages.fulfilled, (state, { payload }) => {
      list.setAll(state.list, payload);
    });
    trackRequest(builder, (state) => state.listRequest, fetchImages);
  },
  selectors: {
    selectImages: (state) => listed.selectAll(state.list),
    selectImagesRequest: (state) => state.listRequest,
  },
});

export const { selectImages, selectImagesRequest } = slice.injectInto(rootReducer).selectors;
