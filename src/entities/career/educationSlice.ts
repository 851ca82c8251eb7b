import { createEntityAdapter, createSlice, type WithSlice } from '@reduxjs/toolkit';
import { education, type Education } from '@/api/endpoints/education';
import { hasValues } from '@/domain/hasValues';
import { apiThunk } from '@/store/apiThunk';
import { replaceAll } from '@/store/byId';
import { rootReducer } from '@/store/rootReducer';
import { idleRequest, trackRequest } from '@/store/trackRequest';
import { confirmByProfile } from './experienceSlice';

export const fetchEducation = apiThunk(education.listEducation);

/** Reads the newest version of what a form changes; what is gone stays in the list until the form has said so. */
export const checkEducation = apiThunk(education.listEducation, { typeSuffix: 'newest' });

const refetch = () => fetchEducation();

/* Silent: their forms show the failure. */
export const createEducation = apiThunk(education.createEducation, { silent: true });
export const updateEducation = apiThunk(education.updateEducation, {
  silent: true,
  refetch,
  confirm: {
    refetch,
    isDone: (list, { params, body }) =>
      list?.some((entry) => entry.id === params.educationId && hasValues(entry, body)) ?? false,
    select: (state): Education[] => selectEducation(state),
  },
});

/** Silent: its notice says why an entry stays. */
export const deleteEducation = apiThunk(education.deleteEducation, {
  silent: true,
  confirm: {
    refetch,
    isDone: (list, { params }) => list?.every(({ id }) => id !== params.educationId) ?? false,
  },
});

type ConnectionArgs = { params: { profileId: string; educationId: string } };

const attachment = {
  refetch,
  confirm: confirmByProfile<ConnectionArgs>(({ educations }, { params }) =>
    educations.some(({ id }) => id === params.educationId),
  ),
};
export const attachEducation = apiThunk(education.attachEducation, {
  failureText: 'career:education.connectFailed',
  ...attachment,
});
export const detachEducation = apiThunk(education.detachEducation, {
  failureText: 'career:education.connectFailed',
  refetch,
  confirm: confirmByProfile(({ educations }, { params }) => educations.every(({ id }) => id !== params.educationId)),
});
export const makeMainEducation = apiThunk(education.makeMainEducation, {
  failureText: 'profiles:education.mainFailed',
  refetch,
  confirm: confirmByProfile(({ educations }, { params }) =>
    educations.some(({ id, main }) => id === params.educationId && main),
  ),
});
/** The second step after creating one: its own alert shows the failure and offers to try again. */
export const attachNewEducation = apiThunk(education.attachEducation, {
  silent: true,
  typeSuffix: 'new',
  ...attachment,
});

const list = createEntityAdapter<Education>();
const listSelectors = list.getSelectors();

const slice = createSlice({
  name: 'education',
  initialState: { list: list.getInitialState(), listRequest: idleRequest },
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
    trackRequest(
      builder,
      (state) => state.listRequest,
      fetchEducation,
      (state, entries) => {
        replaceAll(state.list, entries);
      },
    );
  },
  selectors: {
    selectEducation: (state) => listSelectors.selectAll(state.list),
    selectEducationRequest: (state) => state.listRequest,
  },
});

declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { selectEducation, selectEducationRequest } = slice.injectInto(rootReducer).selectors;
