import { findArea, findSubjectCategory } from '../data/categories';
import { findDiscipline } from '../data/disciplines';
import { findOccupation } from '../data/occupations';
import type { ProfileRecord } from '../db/profileRecords';
import type { AccountRecord } from '../db/records';
import type { World } from '../db/world';
import { connectedTo } from './experience';
import { personById } from './person';

/** A profile on its personal verification page: everything a visitor can confirm, and whether this one has done so. */
export function serializePersonalInvitation(
  world: World,
  profile: ProfileRecord,
  visitor: AccountRecord | null = null,
) {
  const marks = { verified: visitor && personalVerification(world, profile, visitor) ? 1 : 0, is_fan: 0 };
  const experience = connectedTo(world, 'experience', profile.experience_ids);
  const competence = findSubjectCategory(profile.subject_category_id, profile.language);
  const occupation = findOccupation(profile.occupation_id, profile.language);
  const discipline = findDiscipline(experience[0]?.discipline_ids[0], profile.language);
  const area = findArea(profile.competence_area_id, profile.language);
  return {
    id: profile.id,
    firstname: null,
    lastname: null,
    content: null,
    owner: personById(world, profile.account_id),
    competence: competence ? { ...competence, ...marks } : null,
    occupation: occupation ? { id: occupation.id, name: occupation.name, ...marks } : null,
    discipline: discipline ? { ...discipline, ...marks } : null,
    educations: connectedTo(world, 'education', profile.education_ids).map(({ id, degree_name, institution }) => ({
      id,
      degree_name,
      institution,
      ...marks,
    })),
    work_experiences: experience.map(({ id, job_title, company_name }) => ({
      id,
      job_title,
      company_name,
      ...marks,
    })),
    same_field: area ? { ...area, ...marks } : null,
  };
}

/** How somebody verified a profile on its personal page; a profile is verified so once. */
export function personalVerification(world: World, profile: ProfileRecord, visitor: AccountRecord) {
  return world
    .table('verifications')
    .find((row) => row.profile_id === profile.id && row.account_id === visitor.id && row.origin === 'personal');
}
