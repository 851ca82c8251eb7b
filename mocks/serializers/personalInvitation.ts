import { findArea, findSubjectCategory } from '../data/categories';
import { findDiscipline } from '../data/disciplines';
import { findOccupation } from '../data/occupations';
import type { ProfileRecord } from '../db/profileRecords';
import type { World } from '../db/world';
import { connectedTo } from './experience';
import { personById } from './person';

const unmarked = { verified: 0, is_fan: 0 } as const;

/** A profile on its personal verification page: everything a visitor can confirm, nothing confirmed yet. */
export function serializePersonalInvitation(world: World, profile: ProfileRecord) {
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
    competence: competence ? { ...competence, ...unmarked } : null,
    occupation: occupation ? { id: occupation.id, name: occupation.name, ...unmarked } : null,
    discipline: discipline ? { ...discipline, ...unmarked } : null,
    educations: connectedTo(world, 'education', profile.education_ids).map(({ id, degree_name, institution }) => ({
      id,
      degree_name,
      institution,
      ...unmarked,
    })),
    work_experiences: experience.map(({ id, job_title, company_name }) => ({
      id,
      job_title,
      company_name,
      ...unmarked,
    })),
    same_field: area ? { ...area, ...unmarked } : null,
  };
}
