import { createEntityAdapter, createSlice, type WithSlice } from '@reduxjs/toolkit';
import { education, type Education } from '@/api/endpoints/education';
import { connectionActions, experience, type WorkExperience } from '@/api/endpoints/experience';
import { profiles, type CompetenceProfile } from '@/api/endpoints/profiles';
import { apiThunk } from '@/store/apiThunk';
import type { CallThunk } from '@/store/callResult';
import { listWrites } from '@/store/entityWrites';
import { rootReducer } from '@/store/rootReducer';
import { idleRequest, trackList } from '@/store/trackRequest';

/** Reads which entries a profile shows; not kept in the store. */
export const fetchConnectedProfile = apiThunk(profiles.getProfile, { typeSuffix: 'connections' });

export const fetchExperience = apiThunk(experience.listExperience);
export const fetchEducation = apiThunk(education.listEducation);

/* Read the newest version of what a form changes; what is gone stays in the list until the form has said so. */
export const checkExperience = apiThunk(experience.listExperience, { typeSuffix: 'newest' });
export const checkEducation = apiThunk(education.listEducation, { typeSuffix: 'newest' });

const refetchExperience = () => fetchExperience();
const refetchEducation = () => fetchEducation();
const experienceWrite = listWrites({
  fetch: refetchExperience,
  select: (state): WorkExperience[] => selectExperience(state),
});
const educationWrite = listWrites({ fetch: refetchEducation, select: (state): Education[] => selectEducation(state) });

/* Silent: their forms and notices show the failure. */
export const createExperience = apiThunk(experience.createExperience, { silent: true });
export const createEducation = apiThunk(education.createEducation, { silent: true });
export const updateExperience = experienceWrite(experience.updateExperience);
export const updateEducation = educationWrite(education.updateEducation);
export const deleteExperience = experienceWrite(experience.deleteExperience);
export const deleteEducation = educationWrite(education.deleteEducation);

/** A lost response is settled by reading the profile again (D-66). */
const settledBy = <Params extends { profileId: string }>(
  refetch: () => CallThunk,
  isDone: (profile: CompetenceProfile, params: Params) => boolean,
) => ({
  refetch,
  confirm: {
    refetch: ({ params: { profileId } }: { params: Params }) => fetchConnectedProfile({ params: { profileId } }),
    isApplied: (profile: CompetenceProfile | null, { params }: { params: Params }) =>
      profile !== null && isDone(profile, params),
  },
});

type ShownEntries = readonly { id: string; main: boolean }[];
const shows = (entries: ShownEntries, entryId: string) => entries.some(({ id }) => id === entryId);
const hasAsMain = (entries: ShownEntries, entryId: string) => entries.some(({ id, main }) => id === entryId && main);

type ExperienceParams = { profileId: string; experienceId: string; action?: string };
type EducationParams = { profileId: string; educationId: string };

/** Connecting and disconnecting are one call. */
const connection = settledBy<ExperienceParams>(
  refetchExperience,
  ({ work_experiences }, { action, experienceId }) =>
    shows(work_experiences, experienceId) === (action === connectionActions.connect),
);
const mainExperience = settledBy<ExperienceParams>(refetchExperience, ({ work_experiences }, { experienceId }) =>
  hasAsMain(work_experiences, experienceId),
);
const attachment = settledBy<EducationParams>(refetchEducation, ({ educations }, { educationId }) =>
  shows(educations, educationId),
);

export const connectExperience = apiThunk(experience.connectExperience, {
  failureText: 'career:experience.connectFailed',
  ...connection,
});
export const makeMainExperience = apiThunk(experience.makeMainExperience, {
  failureText: 'profiles:experience.mainFailed',
  ...mainExperience,
});
export const attachEducation = apiThunk(education.attachEducation, {
  failureText: 'career:education.connectFailed',
  ...attachment,
});
export const detachEducation = apiThunk(education.detachEducation, {
  failureText: 'career:education.connectFailed',
  ...settledBy<EducationParams>(refetchEducation, ({ educations }, { educationId }) => !shows(educations, educationId)),
});
export const makeMainEducation = apiThunk(education.makeMainEducation, {
  failureText: 'profiles:education.mainFailed',
  ...settledBy<EducationParams>(refetchEducation, ({ educations }, { educationId }) =>
    hasAsMain(educations, educationId),
  ),
});

/* The steps after creating one: their own alerts show the failure and offer to try again. */
const ofNew = { silent: true, typeSuffix: 'new' } as const;
export const connectNewExperience = apiThunk(experience.connectExperience, { ...ofNew, ...connection });
export const makeNewExperienceMain = apiThunk(experience.makeMainExperience, { ...ofNew, ...mainExperience });
export const attachNewEducation = apiThunk(education.attachEducation, { ...ofNew, ...attachment });

/** The latest first, ongoing ones before ended ones. */
const experienceList = createEntityAdapter<WorkExperience>({
  sortComparer: (a, b) =>
    (b.end_date || '9999').localeCompare(a.end_date || '9999') || b.start_date.localeCompare(a.start_date),
});
const educationList = createEntityAdapter<Education>();

const slice = createSlice({
  name: 'career',
  initialState: {
    experience: experienceList.getInitialState({ request: idleRequest }),
    education: educationList.getInitialState({ request: idleRequest }),
  },
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(updateExperience.fulfilled, ({ experience: list }, { payload }) => {
        if (payload) experienceList.setOne(list, payload);
      })
      .addCase(updateEducation.fulfilled, ({ education: list }, { payload }) => {
        if (payload) educationList.setOne(list, payload);
      })
      .addCase(checkExperience.fulfilled, ({ experience: list }, { payload }) => {
        experienceList.upsertMany(list, payload);
      })
      .addCase(checkEducation.fulfilled, ({ education: list }, { payload }) => {
        educationList.upsertMany(list, payload);
      })
      .addCase(deleteExperience.fulfilled, ({ experience: list }, { meta }) => {
        experienceList.removeOne(list, meta.arg.params.experienceId);
      })
      .addCase(deleteEducation.fulfilled, ({ education: list }, { meta }) => {
        educationList.removeOne(list, meta.arg.params.educationId);
      });
    trackList(builder, (state) => state.experience, fetchExperience);
    trackList(builder, (state) => state.education, fetchEducation);
  },
  selectors: {
    selectExperience: (state) => experienceSelectors.selectAll(state.experience),
    selectExperienceRequest: (state) => state.experience.request,
    selectEducation: (state) => educationSelectors.selectAll(state.education),
    selectEducationRequest: (state) => state.education.request,
  },
});

const experienceSelectors = experienceList.getSelectors();
const educationSelectors = educationList.getSelectors();

declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { selectExperience, selectExperienceRequest, selectEducation, selectEducationRequest } =
  slice.injectInto(rootReducer).selectors;
