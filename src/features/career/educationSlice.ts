import { createEntityAdapter, createSlice } from '@reduxjs/toolkit';
import type { Education } from '@/api/endpoints/education';
import { rootReducer } from '@/store/rootReducer';
import { idleRequest, trackRequest } from '@/store/trackRequest';
import { deleteEducation, fetchEducation, updateEducation } from './educationThunks';

const list = createEntityAdapter<Education>();

const slice = createSlice({
  name: 'education',
  initialState: { list: list.getInitialState(), listRequest: idleRequest },
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
    trackRequest(builder, (state) => state.listRequest, fetchEducation);
  },
  selectors: {
    selectEducation: (state) => listed.selectAll(state.list),
    selectEducationRequest: (state) => state.listRequest,
  },
});

const listed = list.getSelectors();

export const { selectEducation, selectEducationRequest } = slice.injectInto(rootReducer).selectors;
