import { createEntityAdapter, createSlice } from '@reduxjs/toolkit';
import type { Image } from '@/api/entities';
import { rootReducer } from '@/store/rootReducer';
import { idleSlot, track } from '@/store/track';
import { fetchImages } from './thunks';

const list = createEntityAdapter<Image>();
const listed = list.getSelectors();

const slice = createSlice({
  name: 'images',
  initialState: { list: list.getInitialState(), listSlot: idleSlot },
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(fetchImages.fulfilled, (state, { payload }) => {
      list.setAll(state.list, payload);
    });
    track(builder, (state) => state.listSlot, fetchImages);
  },
  selectors: {
    selectImages: (state) => listed.selectAll(state.list),
    selectImagesSlot: (state) => state.listSlot,
  },
});

export const { selectImages, selectImagesSlot } = slice.injectInto(rootReducer).selectors;
