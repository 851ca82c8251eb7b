import type { Endpoint, EndpointArgs } from '@/api/endpoint';
import { profiles } from '@/api/endpoints/profiles';
import { apiThunk, type ApiThunkOptions } from '@/store/apiThunk';

/* All quiet: lists, dialogs and forms show their own failures. */
const quiet = { quiet: true } as const;

export const fetchProfiles = apiThunk(profiles.listProfiles, quiet);
export const fetchProfile = apiThunk(profiles.getProfile, quiet);
export const fetchLimit = apiThunk(profiles.getLimit, quiet);
export const fetchCategories = apiThunk(profiles.listCategories, quiet);
export const searchOccupations = apiThunk(profiles.searchOccupations, quiet);
/** Its answer is a secret that expires: it is handed to who asked and kept nowhere. */
export const fetchPreviewLink = apiThunk(profiles.getPreviewLink, quiet);
export const createProfile = apiThunk(profiles.createProfile, quiet);
export const deleteProfile = apiThunk(profiles.deleteProfile, quiet);

export const fetchCompetences = apiThunk(profiles.getCompetences, quiet);
export const searchCompetences = apiThunk(profiles.searchCompetences, quiet);
export const saveCompetences = apiThunk(profiles.saveCompetences, {
  ...quiet,
  reread: ({ params, query }) => fetchCompetences({ params, query }),
});

type ProfileCall = Endpoint & { path: `/${string}:profileId${string}` };

/** A write of one profile: the profile it answers is merged by the slice, else the profile is read again. */
function profileWrite<E extends ProfileCall>(endpoint: E, options: ApiThunkOptions<EndpointArgs<E>> = {}) {
  const reread = (args: EndpointArgs<E>) => fetchProfile(args as EndpointArgs<typeof profiles.getProfile>);
  return apiThunk(endpoint, { ...quiet, reread, ...options });
}

export const publishProfile = profileWrite(profiles.publishProfile);
export const unpublishProfile = profileWrite(profiles.unpublishProfile);
export const makeCanonical = profileWrite(profiles.makeCanonical);
export const setTitle = profileWrite(profiles.setTitle);
export const setCompetence = profileWrite(profiles.setCompetence);

/** Every write that may answer the whole profile. */
export const profileWrites = [publishProfile, unpublishProfile, makeCanonical, setTitle, setCompetence] as const;
