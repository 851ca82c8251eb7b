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

/** `{ id, name }`; a bare text or number is taken as both. */
export const Named = preprocess(
  (raw) => (typeof raw === 'string' || typeof raw === 'number' ? { id: raw, name: raw } : raw),
  withAliases({ name: ['title', 'label'] }, z.object({ id: Id, name: TextOrName })),
).register(z.globalRegistry, { id: 'Named' });
export type Named = z.output<typeof Named>;

export const NamedRef = optional(Named);

/** Metadata goes by `id`, deletion by `uuid` (D-42). */
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

/** A bare address is taken as a picture without metadata. */
export const ImageRef = optional(preprocess((raw) => (typeof raw === 'string' ? { id: raw, url: raw } : raw), Image));

/** The colour is shown as delivered (D-47). */
export const Checkmarks = z
  .object({ count: OptionalCount, color: Text })
  .register(z.globalRegistry, { id: 'Checkmarks' });
export type Checkmarks = z.output<typeof Checkmarks>;

/** A bare name is kept as the last name. */
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

export const profileFields = {
  id: Id,
  /** One of `profileTitles`; unknown values stay. */
  title: Text,
  public: Flag,
  /** The one profile with priority (D-24). */
  canonical: Flag,
  competence_id: OptionalId,
  competence: NamedRef,
  occupation: NamedRef,
  profile_picture: ImageRef,
};

const publicByStatus: Readonly<Record<string, boolean>> = { published: true, paused: false };

/** Reads `public` from flag or status, `canonical` from either name (D-65), the subject where no competence comes. */
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

/** A bare id counts too (B7.1 names only its competence). */
export const ProfileRef = preprocess(
  (raw) => (typeof raw === 'string' || typeof raw === 'number' ? { id: raw } : raw),
  withAliases(
    { id: ['competence_profile_id', 'competence_id'] },
    profileSchema({
      ...profileFields,
      /** The title, where the server delivers no occupation. */
      name: TextOrName,
      public: OptionalFlag,
      public_url: Text,
    }),
  ),
).register(z.globalRegistry, { id: 'ProfileRef' });
export type ProfileRef = z.output<typeof ProfileRef>;

export const Category = withAliases(
  { name: ['title', 'label'], children: ['subject_categories', 'categories'] },
  z.object({ id: Id, name: TextOrName, children: listOf(Named) }),
).register(z.globalRegistry, { id: 'Category' });
export type Category = z.output<typeof Category>;

export const Discipline = withAliases(
  { name: ['title', 'label'] },
  z.object({ id: Id, name: TextOrName, parent_id: OptionalId }),
).register(z.globalRegistry, {
  id: 'Discipline',
});
export type Discipline = z.output<typeof Discipline>;

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
