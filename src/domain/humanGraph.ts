import { competenceType } from '@/api/schema/fields';
import type { Invitation } from '@/api/endpoints/endorsements';
import { confirmedFor, groupsFor, comparableName } from './confirmations';
import { inviteeName, isAccepted } from './invitation';

/** From the middle of the network to its edge. */
export const graphLevels = ['me', 'profile', 'competence', 'person'] as const;
export type GraphLevel = (typeof graphLevels)[number];

export interface GraphNode {
  /** Used in an address; holds no name of a person. */
  id: string;
  level: GraphLevel;
  name: string;
  parents: string[];
  /** The parent beside which it is drawn: the middle one, so that what somebody confirmed lies on both sides. */
  home: string | null;
  children: string[];
  /** Of a profile and its competences only. */
  profileId: string | null;
  /** The latest one of a person. */
  invitationId: string | null;
  /** Confirmations; null where that is not known. */
  count: number | null;
  /** A placeholder in a network without people. */
  isExpected: boolean;
}

export interface HumanGraph {
  /** Level by level; those of one parent beside each other. */
  nodes: readonly GraphNode[];
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

const newNode = (level: GraphLevel, id: string, name: string, facts: Partial<GraphNode> = {}): GraphNode => ({
  id,
  level,
  name,
  parents: [],
  home: null,
  children: [],
  profileId: null,
  invitationId: null,
  count: null,
  isExpected: false,
  ...facts,
});

class Network {
  readonly nodes = new Map<string, GraphNode>();

  add(node: GraphNode): GraphNode {
    const known = this.nodes.get(node.id);
    if (known) return known;
    this.nodes.set(node.id, node);
    return node;
  }

  connect(parent: GraphNode, child: GraphNode): void {
    if (child.parents.includes(parent.id)) return;
    child.parents.push(parent.id);
    parent.children.push(child.id);
  }
}

/**
 * Where its language is not known, its competences may come in another one than the confirmed ones and would be listed
 * twice: then the names of the invitations count.
 */
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

/** Who confirmed what of one's own profiles, as a network (D-14). */
export function humanGraph(
  me: string,
  profiles: readonly GraphProfile[],
  invitations: readonly Invitation[],
): HumanGraph {
  const network = new Network();
  const middle = network.add(newNode('me', middleId, me));
  const accepted = invitations.filter(isAccepted);
  const people = new Map<string, GraphNode>();
  const personOf = (invitation: Invitation): GraphNode | null => {
    const name = inviteeName(invitation);
    if (name === '') return null;
    const known = people.get(comparableName(name));
    const node = known ?? newNode('person', `person-${invitation.id}`, name, { invitationId: invitation.id });
    people.set(comparableName(name), node);
    return node;
  };
  for (const profile of profiles) addProfile(network, middle, profile, { invitations, accepted, personOf });
  for (const invitation of accepted) {
    const person = personOf(invitation);
    if (!person) continue;
    network.add(person);
    // Otherwise what was confirmed is not delivered, or of a profile that is gone.
    if (person.parents.length > 0) continue;
    const about = invitation.competence_profiles.flatMap(({ id }) => network.nodes.get(`profile-${id}`) ?? []);
    for (const parent of about.length > 0 ? about : [middle]) network.connect(parent, person);
  }
  if (people.size === 0) addExpected(network, middle, invitations);
  return sorted(network);
}

interface Answers {
  invitations: readonly Invitation[];
  accepted: readonly Invitation[];
  personOf: (invitation: Invitation) => GraphNode | null;
}

function addProfile(network: Network, middle: GraphNode, profile: GraphProfile, answers: Answers): void {
  const facts = { profileId: profile.id };
  const node = network.add(
    newNode('profile', `profile-${profile.id}`, profile.name, { ...facts, count: profile.confirmations }),
  );
  network.connect(middle, node);
  const competences = new Map<string, GraphNode>();
  for (const name of competenceNames(profile, answers.invitations)) {
    const id = `competence-${profile.id}-${comparableName(name)}`;
    const competence = network.add(newNode('competence', id, name, { ...facts, count: 0 }));
    network.connect(node, competence);
    competences.set(comparableName(name), competence);
  }
  for (const invitation of answers.accepted) {
    const person = answers.personOf(invitation);
    for (const name of confirmedFor(profile, invitation)) {
      const competence = competences.get(name);
      if (!competence) continue;
      competence.count = (competence.count ?? 0) + 1;
      if (person) network.connect(competence, network.add(person));
    }
  }
}

/** Where nobody has confirmed yet, a placeholder: the first who was invited by name, else without a name. */
function addExpected(network: Network, middle: GraphNode, invitations: readonly Invitation[]): void {
  const asked = invitations.find((invitation) => inviteeName(invitation) !== '');
  const profile = asked?.competence_profiles.flatMap(({ id }) => network.nodes.get(`profile-${id}`) ?? [])[0];
  const parent = profile ?? network.nodes.get(middle.children[0] ?? '');
  if (!parent) return;
  const name = asked ? inviteeName(asked) : '';
  const facts = { isExpected: true, invitationId: asked?.id ?? null };
  const first = network.nodes.get(parent.children[0] ?? '') ?? parent;
  network.connect(first, network.add(newNode('person', 'person-first', name, facts)));
}

/** By level, children of one home side by side: so an arrow key leads to what is drawn next. */
function sorted({ nodes }: Network): HumanGraph {
  for (const node of nodes.values()) node.home = node.parents[Math.floor((node.parents.length - 1) / 2)] ?? null;
  const walked: GraphNode[] = [];
  const collect = (node: GraphNode) => {
    walked.push(node);
    for (const id of node.children) {
      const child = nodes.get(id);
      if (child?.home === node.id) collect(child);
    }
  };
  const middle = nodes.get(middleId);
  if (middle) collect(middle);
  const byLevel = graphLevels.flatMap((level) => walked.filter((node) => node.level === level));
  return { nodes: byLevel, byId: nodes };
}

export const nodesOf = ({ nodes }: HumanGraph, level: GraphLevel): GraphNode[] =>
  nodes.filter((node) => node.level === level);

export function peopleBelow({ byId }: HumanGraph, id: string): Set<string> {
  const found = new Set<string>();
  const collect = (node: GraphNode | undefined) => {
    if (!node || found.has(node.id)) return;
    if (node.level === 'person') found.add(node.id);
    node.children.forEach((child) => collect(byId.get(child)));
  };
  collect(byId.get(id));
  return found;
}

const sideways: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowUp: (index) => Math.max(0, index - 1),
  ArrowDown: (index, last) => Math.min(last, index + 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Left and right change the level, up and down go to the neighbour, Home and End to the ends; else null. */
export function nodeByKey(graph: HumanGraph, id: string, key: string): string | null {
  const node = graph.byId.get(id);
  if (!node) return null;
  if (key === 'ArrowLeft') return node.home ?? id;
  if (key === 'ArrowRight') return node.children[0] ?? id;
  const move = sideways[key];
  if (!move) return null;
  const level = nodesOf(graph, node.level);
  return level[move(level.indexOf(node), level.length - 1)]?.id ?? id;
}
