import { competenceType } from '@/api/schema/fields';
import { findCompetence, findSubjectCategory } from '../data/categories';
import { findOccupation } from '../data/occupations';
import type { ProfileRecord } from './profileRecords';
import type { EndorsementChildItem, EndorsementItem } from './records';
import { connectedTo } from '../serializers/experience';
import { present } from '../serializers/present';
import type { World } from './world';

/** The competences of the profile, and things of other types, which a verification page leaves out (VER-06). */
export function endorsementItem(world: World, profile: ProfileRecord): EndorsementItem {
  const competences = [
    findSubjectCategory(profile.subject_category_id, profile.language),
    ...profile.competence_ids.map((id) => findCompetence(id, profile.language)),
  ];
  const occupation = findOccupation(profile.occupation_id, profile.language);
  const child = (type: string, name: string): EndorsementChildItem => ({
    id: world.nextChildId(),
    type,
    name,
    verified: false,
  });
  return {
    ...child('competence_profile', occupation?.name ?? ''),
    profile_id: profile.id,
    is_fan: false,
    children: [
      ...present(competences).map(({ name }) => child(competenceType, name)),
      ...(occupation ? [child('occupation', occupation.name)] : []),
      ...connectedTo(world, 'experience', profile.experience_ids).map((row) =>
        child('work_experience', `${row.job_title}, ${row.company_name}`),
      ),
      ...connectedTo(world, 'education', profile.education_ids).map((row) => child('education', row.degree_name)),
    ],
  };
}
