import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invitation } from '@/api/endpoints/endorsements';
import { confirmationCount } from '@/domain/confirmationCount';
import { displayName } from '@/domain/displayName';
import { humanGraph, nodesOf, peopleBelow, type GraphNode, type HumanGraph } from '@/domain/humanGraph';
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
import { useConfirmationsText } from '@/ui/text/useConfirmationsText';
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
  const competences = useAppSelector((state) =>
    JSON.stringify(profiles.map(({ id }) => selectCompetences(state, id)?.competences ?? [])),
  );
  const user = useAppSelector(selectUser);
  const person = useAppSelector(selectUserDetails) ?? user;
  const withListedNames = useListedNames();
  const nameOf = useOwnProfileName();
  const me = person ? displayName(person) : '';
  const ofEach = JSON.parse(competences) as { name: string }[][];
  const namedProfiles = profiles.map((profile, index) => ({
    ...withListedNames(profile),
    name: nameOf(profile),
    competences: ofEach[index] ?? [],
    confirmations: confirmationCount(profile),
  }));
  // Selectors of names give new objects: compared by what they say, so that the layout is computed once.
  const key = JSON.stringify(namedProfiles);
  return useMemo(() => humanGraph(me, JSON.parse(key) as typeof namedProfiles, invitations), [me, key, invitations]);
}

export function useNodeTexts(graph: HumanGraph) {
  const { t } = useTranslation('humanGraph');
  const confirmations = useConfirmationsText();
  const nameOf = ({ level, name, count, isPlaceholder }: GraphNode): string => {
    if (level === 'group') return t('people.group', { count: count ?? 0 });
    if (name !== '') return name;
    return isPlaceholder ? t('placeholder.name') : t(level === 'me' ? 'level.me' : 'noName');
  };
  const namesOf = (ids: readonly string[]): string[] =>
    ids.flatMap((id) => graph.byId.get(id) ?? []).flatMap(({ level, name }) => (level === 'me' ? [] : name || []));
  /** Competences; the profiles where none are delivered. */
  const confirmedBy = ({ parents }: GraphNode): string => namesOf(parents).join(', ');
  /** Of a competence: names alone where they are all. */
  const verifiersOf = (node: GraphNode): string => {
    const names = namesOf(node.children);
    return names.length > 0 && names.length === node.count && names.length <= 3 ? names.join(', ') : textOf(node);
  };
  const textOf = (node: GraphNode): string => {
    if (node.isPlaceholder) return t(node.name === '' ? 'placeholder.text' : 'placeholder.asked');
    if (node.level === 'me') return t('profiles', { count: nodesOf(graph.nodes, 'profile').length });
    if (node.level === 'group') return confirmedBy(node);
    if (node.level === 'person') {
      const confirmed = confirmedBy(node);
      return confirmed === '' ? t('confirmedUnknown') : t('confirmed', { names: confirmed });
    }
    if (node.count === 0) return t('unconfirmed');
    return confirmations(
      node.count,
      namesOf(node.level === 'competence' ? node.children : peopleBelow(graph, node.id).map(({ id }) => id)),
    );
  };
  /** For screen readers: with its level and position. */
  const labelOf = (node: GraphNode): string => {
    if (node.level === 'me') return `${nameOf(node)}. ${textOf(node)}`;
    const level = nodesOf(graph.drawn, node.level);
    const place = t('place', { position: level.indexOf(node) + 1, count: level.length });
    return [nameOf(node), `${t(`level.${node.level}`)} ${place}`, textOf(node)].filter(Boolean).join('. ');
  };
  return { nameOf, textOf, labelOf, confirmedBy, verifiersOf };
}
