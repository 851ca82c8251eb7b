import type { Language } from '@/api/schema/languages';
import { findArea, findCategory, findSubjectCategory } from '../data/categories';
import { connectedTo, serializeExperience } from './experience';
import { serializeEducation } from './education';
import type { ProfileRecord } from '../db/profileRecords';
import type { World } from '../db/world';
import { daysFrom, parseStamp } from '../db/time';
import { serializeImages, serializeImage } from './image';
import { shortProfile } from './profileRef';
import { present } from './present';

/** How often priority may be switched within 12 months (PRO-15). */
export const prioritySwitches = { most: 2, days: 365 } as const;

/** How often an account switched priority within the last 12 months. */
export function recentSwitches(switches: readonly string[], now: Date): number {
  const since = daysFrom(now, -prioritySwitches.days);
  return switches.filter((time) => parseStamp(time) > since).length;
}

function verificationCount(world: World, profile: ProfileRecord): number {
  return world.table('verifications').where(({ profile_id }) => profile_id === profile.id).length;
}

/** Count and colour of the verification mark. */
export function checkmarks(world: World, profile: ProfileRecord) {
  const count = verificationCount(world, profile);
  const color = count === 0 ? '#8A8190' : count < 3 ? '#A8622B' : count < 10 ? '#5F6B78' : '#8A6A00';
  return { count, color };
}

export function verificationUrl(world: World, profile: ProfileRecord): string {
  return `${world.appOrigin}/personal/verification/${profile.id}`;
}

/** Address of the page that everybody sees. */
export const publicUrl = (profileId: number) => `https://experts.fachprofil.example/${profileId}`;

/** A row of the list of one's own profiles. */
export function profileRow(world: World, profile: ProfileRecord, language: Language) {
  return {
    ...shortProfile(world, profile, language),
    language: profile.language,
    verification_count: verificationCount(world, profile),
    checkmarks: checkmarks(world, profile),
    verification_url: verificationUrl(world, profile),
    public_url: publicUrl(profile.id),
  };
}

/** A profile with all its parts. */
export function serializeProfile(world: World, profile: ProfileRecord, language: Language = profile.language) {
  const owner = world.table('accounts').get(profile.account_id);
  return {
    ...profileRow(world, profile, language),
    competence_category: findArea(profile.competence_area_id, language) ?? null,
    subject_category: findSubjectCategory(profile.subject_category_id, language) ?? null,
    month_of_experience: profile.month_of_experience,
    location: profile.location || null,
    latitude: profile.latitude === null ? null : String(profile.latitude),
    longitude: profile.longitude === null ? null : String(profile.longitude),
    categories: present(profile.category_ids.map((id) => findCategory(id, language))),
    focus_points: present(profile.focus_point_ids.map((id) => findSubjectCategory(id, language))),
    work_experiences: connectedTo(world, 'experience', profile.experience_ids).map((row) => ({
      ...serializeExperience(world, row, language),
      main: row.id === profile.main_experience_id ? 1 : 0,
    })),
    educations: connectedTo(world, 'education', profile.education_ids).map((row) => ({
      ...serializeEducation(world, row, language),
      main: row.id === profile.main_education_id ? 1 : 0,
    })),
    personal_connections: profile.personal_connections.map(({ image_id, main, ...connection }) => ({
      ...connection,
      competence_profile_id: profile.id,
      image: serializeImage(world, image_id),
      main: main ? 1 : 0,
    })),
    competence_stories: profile.competence_stories.map(({ image_ids, main, ...story }) => ({
      ...story,
      competence_profile_id: profile.id,
      image_gallery: serializeImages(world, image_ids),
      main: main ? 1 : 0,
    })),
    contacts: profile.contacts,
    priority_changes: recentSwitches(owner?.priority_switches ?? [], world.now()),
    settings: [],
  };
}
