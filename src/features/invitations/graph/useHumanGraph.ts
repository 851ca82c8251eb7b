import { useMemo } from 'react';
import type { Invitation } from '@/api/endpoints/endorsements';
import { confirmationCount } from '@/domain/confirmationCount';
import { displayName } from '@/domain/displayName';
import { humanGraph, type HumanGraph } from '@/domain/humanGraph';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { selectUser } from '@/store/session';
import {
  fetchProfiles,
  selectCompetences,
  selectCompetencesRequest,
  selectProfiles,
  selectProfilesRequest,
} from '@/entities/profile/profilesSlice';
import { selectUserDetails } from '@/entities/user/userSlice';
import { useLanguage } from '@/ui/text/useLanguage';
import { useListedNames, useOwnProfileName } from '@/ui/text/useOwnProfileName';

/** `isRead`: the competences of each have been read, or could not be. */
export function useGraphProfiles() {
  const profiles = useAppSelector(selectProfiles);
  const request = useRequest(selectProfilesRequest);
  const reload = useLoad(fetchProfiles, { query: { lang: useLanguage() } }, request);
  const isRead = useAppSelector((state) =>
    profiles.every(({ id }) => selectCompetencesRequest(state, id).settledAt !== null),
  );
  return { profiles, request, reload, isRead };
}

export function useHumanGraph(invitations: readonly Invitation[]): HumanGraph {
  const profiles = useAppSelector(selectProfiles);
  // As text, so that equal names are one value.
  const namesOfAll = useAppSelector((state) =>
    JSON.stringify(
      profiles.map(({ id }) => selectCompetences(state, id)?.competences.map(({ name }) => ({ name })) ?? []),
    ),
  );
  const user = useAppSelector(selectUser);
  const details = useAppSelector(selectUserDetails);
  const listed = useListedNames();
  const nameOf = useOwnProfileName();
  const person = details ?? user;
  const me = person ? displayName(person) : '';
  const competences = JSON.parse(namesOfAll) as { name: string }[][];
  const known = profiles.map((profile, index) => {
    const { occupation, competence } = listed(profile);
    return {
      id: profile.id,
      name: nameOf(profile),
      language: profile.language,
      occupation: occupation && { name: occupation.name },
      competence: competence && { name: competence.name },
      competences: competences[index] ?? [],
      confirmations: confirmationCount(profile),
    };
  });
  // Selectors of names give new objects: compared by what they say, so that the picture is worked out once.
  const key = JSON.stringify(known);
  return useMemo(() => humanGraph(me, JSON.parse(key) as typeof known, invitations), [me, key, invitations]);
}
