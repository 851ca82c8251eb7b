import type { Endpoint, EndpointArgs } from '@/api/endpoint';
import { profiles, type CompetenceProfile } from '@/api/endpoints/profiles';
import { hasValues } from '@/domain/hasValues';
import { apiThunk } from '@/store/apiThunk';

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
export const deleteProfile = apiThunk(profiles.deleteProfile, {
  ...quiet,
  confirm: { refetch: ({ params }) => fetchProfile({ params }), isDone: (profile) => profile === null },
});

export const fetchCompetences = apiThunk(profiles.getCompetences, quiet);
export const searchCompetences = apiThunk(profiles.searchCompetences, quiet);
export const saveCompetences = apiThunk(profiles.saveCompetences, {
  ...quiet,
  reread: ({ params, query }) => fetchCompetences({ params, query }),
  confirm: {
    refetch: ({ params, query }) => fetchCompetences({ params, query }),
    isDone: (found, { body }) => found !== null && hasValues(found, body),
  },
});

type ProfileCall = Endpoint & { path: `/${string}:profileId${string}` };

/**
 * A write of one profile: the profile it answers is merged by the slice, else the profile is read again. `isDone` says
 * by the profile read again whether a write with a lost response was done (D-66).
 */
function profileWrite<E extends ProfileCall>(
  endpoint: E,
  isDone: (profile: CompetenceProfile, args: EndpointArgs<E>) => boolean,
) {
  const refetch = (args: EndpointArgs<E>) => fetchProfile(args as EndpointArgs<typeof profiles.getProfile>);
  return apiThunk(endpoint, {
    ...quiet,
    reread: refetch,
    confirm: {
      refetch,
      isDone: (profile: CompetenceProfile | null, args) => profile !== null && isDone(profile, args),
    },
  });
}

export const publishProfile = profileWrite(profiles.publishProfile, (profile) => profile.public);
export const unpublishProfile = profileWrite(profiles.unpublishProfile, (profile) => !profile.public);
export const makeCanonical = profileWrite(profiles.makeCanonical, ({ canonical }) => canonical);
export const setTitle = profileWrite(profiles.setTitle, (profile, { body }) => hasValues(profile, body));
export const setCompetence = profileWrite(
  profiles.setCompetence,
  ({ subject_category, competence }, { body }) => (subject_category ?? competence)?.id === body.subject_category_id,
);

/** Every write that may answer the whole profile. */
export const profileWrites = [publishProfile, unpublishProfile, makeCanonical, setTitle, setCompetence] as const;
