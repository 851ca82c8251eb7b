import { createEntityAdapter, createSlice, type Draft, type WithSlice } from '@reduxjs/toolkit';
import type { EndpointArgs } from '@/api/endpoint';
import {
  profiles,
  type CompetenceProfile,
  type ProfileCompetences,
  type ProfileLimit,
  type ProfileListItem,
} from '@/api/endpoints/profiles';
import { isLanguage, type Language } from '@/api/schema/languages';
import { matchesInput } from '@/domain/matchesInput';
import { isWriteOf } from '@/store/writeCounts';
import { apiThunk } from '@/store/apiThunk';
import { entityWrites } from '@/store/entityWrites';
import { emptyById, getById, replaceAll } from '@/store/idRecord';
import { rootReducer, type AppThunk } from '@/store/rootReducer';
import type { DispatchedCall } from '@/store/thunkTypes';
import { idleRequest, trackRead, trackRequest, unread, type RequestState } from '@/store/trackRequest';

/* Writes are silent by default: dialogs and forms show their own failures. */
const silent = { silent: true } as const;

const fetchList = apiThunk(profiles.listProfiles);
const fetchOwnNames = apiThunk(profiles.listProfiles, { typeSuffix: 'ownNames' });

/** Reads the list in the language of the interface, then the names of profiles in other languages in those (D-63). */
export function fetchProfiles(
  args: EndpointArgs<typeof profiles.listProfiles>,
): AppThunk<DispatchedCall<ProfileListItem[]>> {
  return (dispatch, getState) => {
    const running = dispatch(fetchList(args));
    void running.then((result) => {
      if ('failure' in result) return;
      for (const lang of selectUnnamedLanguages(getState())) void dispatch(fetchOwnNames({ query: { lang } }));
    });
    return running;
  };
}

export const fetchProfile = apiThunk(profiles.getProfile, {
  entity: ({ params }) => ({ type: 'profile', id: params.profileId }),
});
export const fetchLimit = apiThunk(profiles.getLimit);
export const searchOccupations = apiThunk(profiles.searchOccupations);
/** Its response is a secret that expires: only the component that asked for it keeps it. */
export const fetchProfilePreviewLink = apiThunk(profiles.getPreviewLink);
export const createProfile = apiThunk(profiles.createProfile, silent);
export const deleteProfile = apiThunk(profiles.deleteProfile, {
  ...silent,
  confirm: { refetch: ({ params }) => fetchProfile({ params }), isApplied: (profile) => profile === null },
});

export const fetchCompetences = apiThunk(profiles.getCompetences);
export const searchCompetences = apiThunk(profiles.searchCompetences);
const refetchCompetences = ({ params, query }: EndpointArgs<typeof profiles.saveCompetences>) =>
  fetchCompetences({ params, query });
export const saveCompetences = apiThunk(profiles.saveCompetences, {
  ...silent,
  refetch: refetchCompetences,
  confirm: {
    refetch: refetchCompetences,
    isApplied: (saved, { body }) => saved !== null && matchesInput(saved, body),
    select: (state, { params }): ProfileCompetences | undefined => selectCompetences(state, params.profileId),
  },
});

export const profileWrite = entityWrites({
  type: 'profile',
  idOf: ({ params }: { params: { profileId: string } }) => params.profileId,
  fetch: (profileId) => fetchProfile({ params: { profileId } }),
  select: (state, profileId): CompetenceProfile | undefined => selectProfile(state, profileId),
});

export const publishProfile = profileWrite(profiles.publishProfile, { isApplied: (profile) => profile.public });
export const unpublishProfile = profileWrite(profiles.unpublishProfile, { isApplied: (profile) => !profile.public });
export const makeCanonical = profileWrite(profiles.makeCanonical, { isApplied: ({ canonical }) => canonical });
export const setTitle = profileWrite(profiles.setTitle);
export const setCompetence = profileWrite(profiles.setCompetence, {
  isApplied: (profile, { body }) => subjectOf(profile)?.id === body.subject_category_id,
});

/** A subject of the categories, or a discipline (D-61). */
export function subjectOf(profile: Pick<CompetenceProfile, 'subject_category' | 'competence'> | undefined) {
  return profile?.subject_category ?? profile?.competence ?? null;
}

/** `lang` is the language of the names; `language` is that of the profile, '' where it is not known. */
type ListedNames = Pick<ProfileListItem, 'language' | 'occupation' | 'competence'> & { lang: Language };

function listedNames({ language, occupation, competence }: ProfileListItem, lang: Language): ListedNames {
  return { language, occupation, competence, lang };
}

/** In the language of the profile, and those of what is chosen for it now. */
function areOwnNames(
  names: ListedNames | undefined,
  { occupation, competence }: ProfileListItem,
): names is ListedNames {
  if (names === undefined || names.lang !== names.language) return false;
  return names.occupation?.id === occupation?.id && names.competence?.id === competence?.id;
}

const list = createEntityAdapter<ProfileListItem>();
const details = createEntityAdapter<CompetenceProfile>();
const listSelectors = list.getSelectors();
const detailSelectors = details.getSelectors();

const initialState = {
  list: list.getInitialState({ request: idleRequest }),
  /** By profile id, as delivered with the lists; reading a single profile overwrites the names in the list itself. */
  listedNames: emptyById<ListedNames>(),
  details: details.getInitialState(),
  /** By profile id, like the competences and their requests. */
  detailRequests: emptyById<RequestState>(),
  competences: emptyById<ProfileCompetences>(),
  competencesRequests: emptyById<RequestState>(),
  limit: unread<ProfileLimit | null>(null),
};
type State = Draft<typeof initialState>;

/** Also updates what the list shows of it. */
function mergeProfile(state: State, profile: CompetenceProfile): void {
  details.setOne(state.details, profile);
  const { id, title, public: isPublic, canonical, competence, competence_id, occupation, profile_picture } = profile;
  const changes = { title, public: isPublic, canonical, competence, competence_id, occupation, profile_picture };
  // A profile may have an address only since it was published.
  if (profile.public_url) Object.assign(changes, { public_url: profile.public_url });
  list.updateOne(state.list, { id, changes });
}

/** A holder of this address may act as an invited person: exported files leave it out. */
function withoutVerificationUrl(profile: ProfileListItem) {
  const { verification_url: _, ...data } = profile;
  return data;
}

const slice = createSlice({
  name: 'profiles',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(deleteProfile.fulfilled, (state, { meta }) => {
        list.removeOne(state.list, meta.arg.params.profileId);
        details.removeOne(state.details, meta.arg.params.profileId);
      })
      .addCase(makeCanonical.fulfilled, (state, { meta }) => {
        const chosen = meta.arg.params.profileId;
        for (const entity of [...Object.values(state.list.entities), ...Object.values(state.details.entities)]) {
          entity.canonical = entity.id === chosen;
        }
      });
    builder.addCase(fetchOwnNames.fulfilled, (state, { payload, meta }) => {
      for (const profile of payload) {
        const { lang } = meta.arg.query;
        if (profile.language === lang) state.listedNames[profile.id] = listedNames(profile, lang);
      }
    });
    builder.addMatcher(isWriteOf<CompetenceProfile>('profile'), (state, { payload }) => {
      if (payload) mergeProfile(state, payload);
    });
    trackRequest(
      builder,
      (state) => state.list.request,
      fetchList,
      (state, profiles, { query: { lang } }) => {
        replaceAll(state.list, profiles);
        const before = state.listedNames;
        state.listedNames = emptyById();
        for (const profile of profiles) {
          const previous = getById(before, profile.id);
          state.listedNames[profile.id] = areOwnNames(previous, profile) ? previous : listedNames(profile, lang);
        }
      },
    );
    trackRequest(
      builder,
      (state, { params }) => (state.detailRequests[params.profileId] ??= { ...idleRequest }),
      fetchProfile,
      mergeProfile,
    );
    trackRequest(
      builder,
      (state, { params }) => (state.competencesRequests[params.profileId] ??= { ...idleRequest }),
      fetchCompetences,
      (state, competences, { params }) => {
        state.competences[params.profileId] = competences;
      },
    );
    trackRead(builder, (state) => state.limit, fetchLimit);
  },
  selectors: {
    selectProfiles: (state) => listSelectors.selectAll(state.list),
    selectProfilesRequest: (state) => state.list.request,
    selectListedProfile: (state, profileId: string): ProfileListItem | undefined =>
      getById(state.list.entities, profileId),
    /** By profile id: in their own language, else in that of the interface. */
    selectListedNames: (state) => state.listedNames,
    /** Languages of profiles whose names are known in another one alone. */
    selectUnnamedLanguages: (state): Language[] => {
      const languages = Object.values(state.listedNames).map(({ language, lang }) =>
        language === lang ? '' : language,
      );
      return [...new Set(languages)].filter(isLanguage);
    },
    /** For the export of the user's data (ux no. 11). */
    selectProfilesData: (state) => ({
      list: listSelectors.selectAll(state.list).map(withoutVerificationUrl),
      details: detailSelectors.selectAll(state.details).map(withoutVerificationUrl),
      competences: state.competences,
    }),
    /** Those that have been opened. */
    selectLoadedProfiles: (state) => detailSelectors.selectAll(state.details),
    selectProfile: (state, profileId: string): CompetenceProfile | undefined =>
      getById(state.details.entities, profileId),
    selectProfileRequest: (state, profileId: string) => state.detailRequests[profileId] ?? idleRequest,
    selectLimit: (state) => state.limit.data,
    selectLimitRequest: (state) => state.limit.request,
    selectCompetences: (state, profileId: string): ProfileCompetences | undefined => state.competences[profileId],
    selectCompetencesRequest: (state, profileId: string) => state.competencesRequests[profileId] ?? idleRequest,
  },
});

declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const {
  selectProfiles,
  selectListedProfile,
  selectListedNames,
  selectUnnamedLanguages,
  selectProfilesData,
  selectProfilesRequest,
  selectLoadedProfiles,
  selectProfile,
  selectProfileRequest,
  selectLimit,
  selectLimitRequest,
  selectCompetences,
  selectCompetencesRequest,
} = slice.injectInto(rootReducer).selectors;
