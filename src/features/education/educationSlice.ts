import { createEntityAdapter, createSlice } from '@reduxjs/toolkit';
import type { Education } from '@/api/endpoints/education';
import { rootReducer } from '@/store/rootReducer';
import { idleSlot, track } from '@/store/track';
import { deleteEducation, fetchEducation, updateEducation } from './thunks';

const list = createEntityAdapter<Education>();

const slice = createSlice({
  name: 'education',
  initialState: { list: list.getInitialState(), listSlot: idleSlot },
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(fetchEducation.fulfilled, (state, { payload }) => {
        list.setAll(state.list, payload);
      })
      .addCase(updateEducation.fulfilled, (state, { payload }) => {
        if (payload) list.setOne(state.list, payload);
      })
      .addCase(deleteEducation.fulfilled, (state, { meta }) => {
        list.removeOne(state.list, meta.arg.params.educationId);
      });
    track(builder, (state) => state.listSlot, fetchEducation);
  },
  selectors: {
    selectEducation: (state) => listed.selectAll(state.list),
    selectEducationSlot: (state) => state.listSlot,
  },
});

const listed = list.getSelectors();

export const { selectEducation, selectEducationSlot } = slice.injectInto(rootReducer).selectors;
