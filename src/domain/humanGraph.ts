import { competenceType } from '@/api/schema/fields';
import type { Invitation } from '@/api/endpoints/endorsements';
import { confirmedFor, groupsFor, comparableName } from './confirmations';
import { inviteeName, isAccepted } from './invitation';

/** From the middle to the edge. */
const graphLevels = ['me', 'profile', 'competence', 'group', 'person'] as const;
export type GraphLevel = (typeof graphLevels)[number];

export interface GraphNode {
  /** Used in an address; holds no name of a person. */
  id: string;
  level: GraphLevel;
  name: string;
  parents: string[];
  /** The parent beside which it is drawn: the middle one. */
  primaryParentId: string | null;
  children: string[];
  /** Of a profile and its competences only. */
  profileId: string | null;
  /** The latest one of a person. */
  invitationId: string | null;
  /** Confirmations, or the people of a group; null where that is not known. */
  count: number | null;
  /** The first invited person in a network without people. */
  isPlaceholder: boolean;
}

export interface HumanGraph {
  /** By level; those of one parent side by side. */
  nodes: readonly GraphNode[];
  /** With groups in place of people where there are too many of them. */
  drawn: readonly GraphNode[];
  byId: ReadonlyMap<string, GraphNode>;
}

export interface GraphProfile {
  id: string;
  name: string;
  /** '' where it is not known. */
  language: string;
  occupation: { name: string } | null;
  competence: { name: string } | null;
  /** Those beside the main one. */
  competences: readonly { name: string }[];
  confirmations: number | null;
}

export const middleId = 'me';
const maxDrawnPeople = 300;

const newNode = (level: GraphLevel, id: string, name: string, facts: Partial<GraphNode> = {}): GraphNode => ({
  id,
  level,
  name,
  parents: [],
  primaryParentId: null,
  children: [],
  profileId: null,
  invitationId: null,
  count: null,
  isPlaceholder: false,
  ...facts,
});

type Nodes = Map<string, GraphNode>;

function connect(nodes: Nodes, parent: GraphNode, child: GraphNode): void {
  nodes.set(child.id, child);
  if (child.parents.includes(parent.id)) return;
  child.parents.push(parent.id);
  parent.children.push(child.id);
}

/** In another language than the confirmed ones they would be listed twice: then the names of the invitations count. */
function competenceNames(profile: GraphProfile, invitations: readonly Invitation[]): string[] {
  const asked = invitations
    .flatMap((invitation) => groupsFor(profile, invitation))
    .flatMap(({ children }) => children.filter(({ type }) => type === competenceType));
  const own = [...(profile.competence ? [profile.competence] : []), ...profile.competences];
  const all = profile.language === '' && asked.length > 0 ? asked : [...own, ...asked];
  const names = new Map<string, string>();
  for (const { name } of all)
    if (name.trim() !== '' && !names.has(comparableName(name))) names.set(comparableName(name), name);
  return [...names.values()];
}

export function humanGraph(
  me: string,
  profiles: readonly GraphProfile[],
  invitations: readonly Invitation[],
): HumanGraph {
  const middle = newNode('me', middleId, me);
  const nodes: Nodes = new Map([[middleId, middle]]);
  const accepted = invitations.filter(isAccepted);
  const people: Nodes = new Map();
  const personOf = (invitation: Invitation): GraphNode | null => {
    const name = inviteeName(invitation);
    if (name === '') return null;
    const existing = people.get(comparableName(name));
    const node = existing ?? newNode('person', `person-${invitation.id}`, name, { invitationId: invitation.id });
    people.set(comparableName(name), node);
    return node;
  };
  for (const profile of profiles) {
    const node = newNode('profile', `profile-${profile.id}`, profile.name, {
      profileId: profile.id,
      count: profile.confirmations,
    });
    connect(nodes, middle, node);
    const competences: Nodes = new Map();
    for (const name of competenceNames(profile, invitations)) {
      const id = `competence-${profile.id}-${comparableName(name)}`;
      const competence = newNode('competence', id, name, { profileId: profile.id, count: 0 });
      connect(nodes, node, competence);
      competences.set(comparableName(name), competence);
    }
    for (const invitation of accepted) {
      const person = personOf(invitation);
      for (const name of confirmedFor(profile, invitation)) {
        const competence = competences.get(name);
        if (!competence) continue;
        competence.count = (competence.count ?? 0) + 1;
        if (person) connect(nodes, competence, person);
      }
    }
  }
  for (const invitation of accepted) {
    const person = personOf(invitation);
    // Without a parent, what was confirmed is not delivered, or of a profile that is gone.
    if (!person || person.parents.length > 0) continue;
    const about = invitation.competence_profiles.flatMap(({ id }) => nodes.get(`profile-${id}`) ?? []);
    for (const parent of about.length > 0 ? about : [middle]) connect(nodes, parent, person);
  }
  if (people.size === 0) addPlaceholder(nodes, middle, invitations);
  return sorted(nodes);
}

/** Placeholder node: the first invited person, else one without a name. */
function addPlaceholder(nodes: Nodes, middle: GraphNode, invitations: readonly Invitation[]): void {
  const asked = invitations.find((invitation) => inviteeName(invitation) !== '');
  const profile = asked?.competence_profiles.flatMap(({ id }) => nodes.get(`profile-${id}`) ?? [])[0];
  const parent = profile ?? nodes.get(middle.children[0] ?? '');
  if (!parent) return;
  const name = asked ? inviteeName(asked) : '';
  const facts = { isPlaceholder: true, invitationId: asked?.id ?? null };
  connect(nodes, nodes.get(parent.children[0] ?? '') ?? parent, newNode('person', 'person-first', name, facts));
}

/** Sorted by level and parent, so that arrow keys reach neighbours. */
function sorted(byId: Nodes): HumanGraph {
  for (const node of byId.values()) {
    node.primaryParentId = node.parents[Math.floor((node.parents.length - 1) / 2)] ?? null;
  }
  const walked: GraphNode[] = [];
  const collect = (id: string, parentId: string | null) => {
    const node = byId.get(id);
    if (node?.primaryParentId !== parentId) return;
    walked.push(node);
    for (const child of node.children) collect(child, id);
  };
  collect(middleId, null);
  const nodes = graphLevels.flatMap((level) => nodesOf(walked, level));
  const people = nodesOf(nodes, 'person');
  if (people.length <= maxDrawnPeople) return { nodes, drawn: nodes, byId };
  const groups = nodes.flatMap((parent) => groupBelow(parent, byId));
  for (const group of groups) byId.set(group.id, group);
  return { nodes, drawn: [...nodes.slice(0, -people.length), ...groups], byId };
}

const groupIdOf = (parentId: string | null) => `people-${parentId ?? ''}`;

function groupBelow({ id, children }: GraphNode, byId: Nodes): GraphNode[] {
  const people = children.filter((child) => byId.get(child)?.level === 'person');
  const facts = { parents: [id], primaryParentId: id, children: people, count: people.length };
  return people.length > 0 ? [newNode('group', groupIdOf(id), '', facts)] : [];
}

/** The node that shows it in the drawing: itself or its group. */
export function drawnNode({ drawn, byId }: HumanGraph, id: string): GraphNode | undefined {
  const node = byId.get(id);
  return node && !drawn.includes(node) ? byId.get(groupIdOf(node.primaryParentId)) : node;
}

export const nodesOf = (nodes: readonly GraphNode[], level: GraphLevel): GraphNode[] =>
  nodes.filter((node) => node.level === level);

export function peopleBelow({ nodes, byId }: HumanGraph, id: string): GraphNode[] {
  const ids = new Set<string>();
  const collect = (nodeId: string) => {
    ids.add(nodeId);
    byId.get(nodeId)?.children.forEach(collect);
  };
  collect(id);
  return nodesOf(nodes, 'person').filter((person) => !person.isPlaceholder && ids.has(person.id));
}

/** Left and right change the level, up and down go to the neighbour, Home and End to the ends; else null. */
export function nodeByKey({ drawn, byId }: HumanGraph, id: string, key: string): string | null {
  const node = byId.get(id);
  if (!node) return null;
  const level = nodesOf(drawn, node.level);
  const index = level.indexOf(node);
  const targets: Readonly<Record<string, GraphNode | undefined>> = {
    ArrowLeft: byId.get(node.primaryParentId ?? ''),
    ArrowRight: drawn.find(({ parents }) => parents.includes(id)),
    ArrowUp: level[index - 1],
    ArrowDown: level[index + 1],
    Home: level[0],
    End: level.at(-1),
  };
  return key in targets ? (targets[key]?.id ?? id) : null;
}
