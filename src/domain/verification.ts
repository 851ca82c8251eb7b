import { competenceType } from '@/api/schema/fields';
import type {
  PersonalInvitation,
  PersonalItem,
  PersonalVerificationInput,
  PublicInvitation,
  VerificationInput,
} from '@/api/endpoints/endorsements';
import { z } from '@/api/schema/zod';
import { occupationName } from './occupationName';

/** In the order in which they are asked. */
export const relations = ['personal_connection', 'usual_channel', 'is_fan'] as const;
export type Relation = (typeof relations)[number];

type Decisions = Pick<PublicInvitation, Relation | 'endorsements'>;

/** Every answer is yes at first; only children of type competence are kept (VER-06, D-48). */
export function openInvitation<T extends Decisions>(invitation: T): T {
  return {
    ...invitation,
    personal_connection: true,
    usual_channel: true,
    is_fan: true,
    endorsements: invitation.endorsements.map((endorsement) => ({
      ...endorsement,
      children: endorsement.children
        .filter(({ type }) => type === competenceType)
        .map((child) => ({ ...child, verified: true })),
    })),
  };
}

const Choices = z.object({
  /** Yes or no by the key of a point; without one it stays as the page begins. */
  answers: z.record(z.string(), z.boolean()),
  /** The visitor pressed "confirm" and was sent to sign in: one tap is left. */
  awaitsSignIn: z.boolean(),
});
/** Kept while signing in. */
export type Choices = z.output<typeof Choices>;
type Answers = Choices['answers'];

/** None if they cannot be read. */
export function readChoices(stored: unknown): Choices {
  const read = Choices.safeParse(stored);
  return read.success ? read.data : { answers: {}, awaitsSignIn: false };
}

/** Children may share ids across endorsements. */
export function childKey(endorsement: { id: string }, child: { id: string }): string {
  return `${endorsement.id}/${child.id}`;
}

export function applyChoices<T extends Decisions>(opened: T, answers: Answers): T {
  return {
    ...opened,
    ...Object.fromEntries(relations.map((relation) => [relation, opened[relation] && answers[relation] !== false])),
    endorsements: opened.endorsements.map((endorsement) => ({
      ...endorsement,
      children: endorsement.children.map((child) => ({
        ...child,
        verified: child.verified && answers[childKey(endorsement, child)] !== false,
      })),
    })),
  };
}

export function confirmedNames({ endorsements }: Pick<Decisions, 'endorsements'>): string[] {
  return endorsements.flatMap(({ children }) => children.filter(({ verified }) => verified).map(({ name }) => name));
}

/** Occupations in the form of the expert's gender. Where no competences are delivered, the delivered number counts. */
export function confirmedPoints(invitation: Decisions & { count: number }, gender?: string) {
  const names = confirmedNames(invitation).map((name) => occupationName(name, gender));
  const confirmedRelations = relations.filter((relation) => invitation[relation]);
  const points = names.length + confirmedRelations.length;
  return {
    names,
    relations: confirmedRelations,
    count: names.length > 0 ? points : Math.max(points, invitation.count),
  };
}

/** For VER-07; an endorsement counts as verified as soon as one of its competences is. */
export function verificationBody(decided: Decisions & { id: string }): z.input<typeof VerificationInput> {
  return {
    id: decided.id,
    personal_connection: decided.personal_connection,
    usual_channel: decided.usual_channel,
    is_fan: decided.is_fan,
    endorsements: decided.endorsements.map(({ id, type, is_fan, verified, children }) => ({
      id,
      type,
      verified: children.length > 0 ? children.some((child) => child.verified) : verified,
      is_fan,
      children: children.map((child) => ({ id: child.id, type: child.type, verified: child.verified })),
    })),
  };
}

/** In the order of their cards (VER-08). */
export const personalGroups = [
  'competence',
  'occupation',
  'discipline',
  'educations',
  'work_experiences',
  'same_field',
] as const;
export type PersonalGroup = (typeof personalGroups)[number];

export interface PersonalRow extends PersonalItem {
  group: PersonalGroup;
  /** Unique on the page. */
  key: string;
}

export function personalRows(invitation: Pick<PersonalInvitation, PersonalGroup | 'owner'>): PersonalRow[] {
  const nameOf = (group: PersonalGroup, name: string) =>
    group === 'occupation' ? occupationName(name, invitation.owner?.gender) : name;
  return personalGroups.flatMap((group) => {
    const items = invitation[group];
    const list = items === null ? [] : Array.isArray(items) ? items : [items];
    return list.map((item, index) => ({
      ...item,
      name: nameOf(group, item.name),
      group,
      key: `${group}/${item.id ?? index}`,
    }));
  });
}

/** The answers by which a row is as given. */
export const answersOf = ({ key, verified, is_fan }: Pick<PersonalRow, 'key' | 'verified' | 'is_fan'>): Answers => ({
  [key]: verified,
  [`fan:${key}`]: is_fan,
});

/** Nothing is chosen beforehand, even where somebody has confirmed it already. */
export function applyPersonalChoices(rows: readonly PersonalRow[], answers: Answers): PersonalRow[] {
  return rows.map((row) => {
    const verified = answers[row.key] === true;
    return { ...row, verified, is_fan: verified && answers[`fan:${row.key}`] === true };
  });
}

export function verifiedKeys(rows: readonly PersonalRow[]): string[] {
  return rows.filter(({ verified }) => verified).map(({ key }) => key);
}

/** Judged by the points that nobody had verified before (D-93); null where all of them had been verified. */
export function showsConfirmed(
  rows: readonly PersonalRow[],
  chosen: readonly string[],
  before: readonly string[],
): boolean | null {
  const fresh = chosen.filter((key) => !before.includes(key));
  const verified = verifiedKeys(rows);
  return fresh.length === 0 ? null : fresh.every((key) => verified.includes(key));
}

/** In the shape that was delivered, with the visitor's answers (D-49). */
export function personalBody(rows: readonly PersonalRow[]): z.input<typeof PersonalVerificationInput> {
  const marks = (group: PersonalGroup) =>
    rows.filter((row) => row.group === group).map(({ id, verified, is_fan }) => ({ id, verified, is_fan }));
  const firstMark = (group: PersonalGroup) => marks(group)[0] ?? null;
  return {
    competence: firstMark('competence'),
    occupation: firstMark('occupation'),
    discipline: firstMark('discipline'),
    educations: marks('educations'),
    work_experiences: marks('work_experiences'),
    same_field: firstMark('same_field'),
  };
}
