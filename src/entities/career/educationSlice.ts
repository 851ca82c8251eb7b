import { createEntityAdapter, createSlice, type WithSlice } from '@reduxjs/toolkit';
import { education, type Education } from '@/api/endpoints/education';
import { apiThunk } from '@/store/apiThunk';
import { listWrites } from '@/store/entityWrites';
import { rootReducer } from '@/store/rootReducer';
import { idleRequest, trackList } from '@/store/trackRequest';
import { confirmByProfile } from './experienceSlice';

export const fetchEducation = apiThunk(education.listEducation);

/** Reads the newest version of what a form changes; what is gone stays in the list until the form has said so. */
export const checkEducation = apiThunk(education.listEducation, { typeSuffix: 'newest' });

const refetch = () => fetchEducation();
const write = listWrites({ fetch: refetch, select: (state): Education[] => selectEducation(state) });

/* Silent: their forms and notices show the failure. */
export const createEducation = apiThunk(education.createEducation, { silent: true });
export const updateEducation = write(education.updateEducation);
export const deleteEducation = write(education.deleteEducation);

type ConnectionArgs = { params: { profileId: string; educationId: string } };

const settledBy = (isDone: (shown: readonly Education[], educationId: string) => boolean) => ({
  refetch,
  confirm: confirmByProfile<ConnectionArgs>(({ educations }, { params }) => isDone(educations, params.educationId)),
});
const attached = settledBy((shown, educationId) => shown.some(({ id }) => id === educationId));

export const attachEducation = apiThunk(education.attachEducation, {
  failureText: 'career:education.connectFailed',
  ...attached,
});
export const detachEducation = apiThunk(education.detachEducation, {
  failureText: 'career:education.connectFailed',
  ...settledBy((shown, educationId) => shown.every(({ id }) => id !== educationId)),
});
export const makeMainEducation = apiThunk(education.makeMainEducation, {
  failureText: 'profiles:education.mainFailed',
  ...settledBy((shown, educationId) => shown.some(({ id, main }) => id === educationId && main)),
});
/** The second step after creating one: its own alert shows the failure and offers to try again. */
export const attachNewEducation = apiThunk(education.attachEducation, {
  silent: true,
  typeSuffix: 'new',
  ...attached,
});

const list = createEntityAdapter<Education>();
const listSelectors = list.getSelectors();

const slice = createSlice({
  name: 'education',
  initialState: { list: list.getInitialState({ request: idleRequest }) },
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(updateEducation.fulfilled, (state, { payload }) => {
        if (payload) list.setOne(state.list, payload);
      })
      .addCase(checkEducation.fulfilled, (state, { payload }) => {
        list.upsertMany(state.list, payload);
      })
      .addCase(deleteEducation.fulfilled, (state, { meta }) => {
        list.removeOne(state.list, meta.arg.params.educationId);
      });
    trackList(builder, (state) => state.list, fetchEducation);
  },
  selectors: {
    selectEducation: (state) => listSelectors.selectAll(state.list),
    selectEducationRequest: (state) => state.list.request,
  },
});

declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { selectEducation, selectEducationRequest } = slice.injectInto(rootReducer).selectors;
