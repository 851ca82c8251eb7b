import type { Language } from '@/api/schema/languages';
import { findSubjectCategory } from '../data/categories';
import { findOccupation } from '../data/occupations';
import type { ProfileRecord } from '../db/profileRecords';
import type { World } from '../db/world';
import { serializeImage } from './image';

/** The short form: what publish and title calls answer, and what other entities nest. */
export function shortProfile(world: World, profile: ProfileRecord, language: Language = profile.language) {
  return {
    id: profile.id,
    user_id: profile.account_id,
    title: profile.title || null,
    public: profile.public ? 1 : 0,
    status: profile.public ? 'published' : 'paused',
    canonical: profile.canonical ? 1 : 0,
    competence_id: profile.subject_category_id,
    competence: findSubjectCategory(profile.subject_category_id, language) ?? null,
    occupation: occupationWire(profile.occupation_id, language),
    profile_picture: serializeImage(world, profile.picture_id),
    created_at: profile.created_at,
    updated_at: profile.updated_at,
  };
}

function occupationWire(id: number | string, language: Language) {
  const occupation = findOccupation(id, language);
  return occupation ? { id: occupation.id, name: occupation.name } : null;
}

/** `shortProfile` by id; null where the profile was removed. */
export function profileRef(world: World, id: number | null) {
  const profile = world.table('profiles').get(id);
  return profile ? shortProfile(world, profile) : null;
}

/** Connected profiles, with what the server keeps about the connection. */
export function profileRefs(
  world: World,
  profiles: readonly ProfileRecord[],
  isMain: (profile: ProfileRecord) => boolean,
) {
  return profiles.map((profile) => ({ ...shortProfile(world, profile), pivot: { main: isMain(profile) ? 1 : 0 } }));
}
