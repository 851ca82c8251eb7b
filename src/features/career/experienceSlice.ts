import { createEntityAdapter, createSlice } from '@reduxjs/toolkit';
import type { WorkExperience } from '@/api/endpoints/experience';
import { rootReducer } from '@/store/rootReducer';
import { idleRequest, trackRequest } from '@/store/trackRequest';
import { deleteExperience, fetchExperience, updateExperience } from './experienceThunks';

/** The latest first; what goes on stands before what has ended. */
const list = createEntityAdapter<WorkExperience>({
  sortComparer: (one, other) =>
    (other.end_date || '9999').localeCompare(one.end_date || '9999') || other.start_date.localeCompare(one.start_date),
});

const slice = createSlice({
  name: 'experience',
  initialState: { list: list.getInitialState(), listRequest: idleRequest },
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(fetchExperience.fulfilled, (state, { payload }) => {
        list.setAll(state.list, payload);
      })
      .addCase(updateExperience.fulfilled, (state, { payload }) => {
        if (payload) list.setOne(state.list, payload);
      })
      .addCase(deleteExperience.fulfilled, (state, { meta }) => {
        list.removeOne(state.list, meta.arg.params.experienceId);
      });
    trackRequest(builder, (state) => state.listRequest, fetchExperience);
  },
  selectors: {
    selectExperience: (state) => listed.selectAll(state.list),
    selectExperienceRequest: (state) => state.listRequest,
  },
});

const listed = list.getSelectors();

export const { selectExperience, selectExperienceRequest } = slice.injectInto(rootReducer).selectors;
