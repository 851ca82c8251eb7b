import type { Language } from '@/api/schema/languages';
import { findDiscipline } from '../data/disciplines';
import type { EducationRecord } from '../db/profileRecords';
import type { World } from '../db/world';
import { languageOfEntry } from './language';
import { profileRefs } from './profileRef';
import { present } from './present';

/** One education; `main` is true where it is the main one of any profile. */
export function serializeEducation(world: World, education: EducationRecord, named?: Language) {
  const { account_id, discipline_ids, ...fields } = education;
  const profiles = world.table('profiles').where(({ education_ids }) => education_ids.includes(education.id));
  const language = named ?? languageOfEntry(world, account_id, profiles);
  return {
    ...fields,
    user_id: account_id,
    grade: fields.grade || null,
    institution: fields.institution || null,
    approved_by: fields.approved_by || null,
    city: fields.city || null,
    disciplines: present(discipline_ids.map((id) => findDiscipline(id, language))),
    main: profiles.some(({ main_education_id }) => main_education_id === education.id) ? 1 : 0,
    competence_profiles: profileRefs(world, profiles, ({ main_education_id }) => main_education_id === education.id),
    updated_at: fields.created_at,
  };
}
