import { preprocess, z } from './zod';
import {
  Flag,
  Id,
  isRecord,
  isTrue,
  listOf,
  optional,
  OptionalCount,
  OptionalFlag,
  OptionalId,
  withAliases,
  Text,
  TextOrName,
} from './wireTypes';

/* Entities that appear inside those of several groups. */

/** `{ id, name }`; a bare text or number is taken as both. */
export const Named = preprocess(
  (raw) => (typeof raw === 'string' || typeof raw === 'number' ? { id: raw, name: raw } : raw),
  withAliases({ name: ['title', 'label'] }, z.object({ id: Id, name: TextOrName })),
).register(z.globalRegistry, { id: 'Named' });
export type Named = z.output<typeof Named>;

export const NamedRef = optional(Named);

/** A picture of the library. Metadata goes by `id`, deletion by `uuid` (D-42). */
export const Image = withAliases(
  { show_copyright: ['author_visible', 'is_author_visible'], author: ['licence', 'license'], description: ['caption'] },
  z.object({
    id: Id,
    uuid: Text,
    /** Absolute address, usually of another origin. */
    url: Text,
    name: Text,
    label: Text,
    description: Text,
    alt: Text,
    author: Text,
    show_copyright: Flag,
  }),
).register(z.globalRegistry, { id: 'Image', namedBy: 'imageId' });
export type Image = z.output<typeof Image>;

/** One picture or null; a bare address is taken as a picture without metadata. */
export const ImageRef = optional(preprocess((raw) => (typeof raw === 'string' ? { id: raw, url: raw } : raw), Image));

/** The mark of a profile's verifications; the colour is shown as delivered (D-47). */
export const Checkmarks = z
  .object({ count: OptionalCount, color: Text })
  .register(z.globalRegistry, { id: 'Checkmarks' });
export type Checkmarks = z.output<typeof Checkmarks>;

/** Someone named on a page: an owner, an author. A bare name is kept as the last name. */
export const Person = preprocess(
  (raw) => {
    if (typeof raw === 'string') return { lastname: raw };
    return isRecord(raw) && !raw['firstname'] && !raw['lastname'] ? { ...raw, lastname: raw['name'] } : raw;
  },
  z.object({
    id: OptionalId,
    firstname: Text,
    lastname: Text,
    gender: Text,
    academic_title: Text,
    academic_title_area: Text,
    academic_degree: Text,
    profile_picture: ImageRef,
  }),
).register(z.globalRegistry, { id: 'Person' });
export type Person = z.output<typeof Person>;

/** Fields in every form of a competence profile. */
export const profileFields = {
  id: Id,
  /** Seniority, one of `profileTitles`; unknown values stay. */
  title: Text,
  /** Published (true) or paused (false). */
  public: Flag,
  /** The one profile with priority (D-24). */
  canonical: Flag,
  competence_id: OptionalId,
  competence: NamedRef,
  occupation: NamedRef,
  profile_picture: ImageRef,
};

const publicByStatus: Readonly<Record<string, boolean>> = { published: true, paused: false };

/**
 * Reads `public` from the flag or from the status, whichever the server gives; either of canonical and priority counts
 * (D-65), and the subject is used where no competence is delivered.
 */
export function profileSchema<T extends z.core.$ZodLooseShape>(fields: T) {
  return preprocess(
    (raw) =>
      isRecord(raw)
        ? {
            ...raw,
            public: raw['public'] ?? raw['is_public'] ?? publicByStatus[String(raw['status'])],
            canonical: isTrue(raw['canonical']) || raw['priority'],
            competence: raw['competence'] ?? raw['subject_category'],
          }
        : raw,
    z.object(fields),
  );
}

/** A competence profile as other entities refer to it; a bare id counts too (B7.1 names only its competence). */
export const ProfileRef = preprocess(
  (raw) => (typeof raw === 'string' || typeof raw === 'number' ? { id: raw } : raw),
  withAliases(
    { id: ['competence_profile_id', 'competence_id'] },
    profileSchema({
      ...profileFields,
      /** The title, where the server delivers no occupation. */
      name: TextOrName,
      public: OptionalFlag,
      /** Address of the page that everybody sees. */
      public_url: Text,
    }),
  ),
).register(z.globalRegistry, { id: 'ProfileRef' });
export type ProfileRef = z.output<typeof ProfileRef>;

/** A category of claims, posts and profiles, with the subject categories below it where they are delivered. */
export const Category = withAliases(
  { name: ['title', 'label'], children: ['subject_categories', 'categories'] },
  z.object({ id: Id, name: TextOrName, children: listOf(Named) }),
).register(z.globalRegistry, { id: 'Category' });
export type Category = z.output<typeof Category>;

/** A discipline of the tree, as experience and education carry it. */
export const Discipline = withAliases(
  { name: ['title', 'label'] },
  z.object({ id: Id, name: TextOrName, parent_id: OptionalId }),
).register(z.globalRegistry, {
  id: 'Discipline',
});
export type Discipline = z.output<typeof Discipline>;

/** An address to go to, delivered as text or under a key of an object. */
export const Address = preprocess(
  (raw) => {
    if (!isRecord(raw)) return raw;
    return (
      raw['url'] ??
      raw['address'] ??
      raw['link'] ??
      raw['preview_link'] ??
      raw['preview_url'] ??
      raw['redirect_url'] ??
      raw['target_url']
    );
  },
  z.string().check(z.minLength(1)),
).register(z.globalRegistry, { description: 'An address as text, or under `url` of an object' });
