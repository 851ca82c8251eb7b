import type { Language } from '@/api/schema/languages';
import { findDiscipline } from '../data/disciplines';
import type { EducationRecord, ExperienceRecord } from '../db/profileRecords';
import type { World } from '../db/world';
import { serializeImages, serializeImage } from './image';
import { languageOfEntry } from './language';
import { profileRefs } from './profileRef';
import { present } from './present';

type Connectable = { experience: ExperienceRecord; education: EducationRecord };

/** The rows a profile is connected to, without those that are gone. */
export function connectedTo<T extends keyof Connectable>(
  world: World,
  table: T,
  ids: readonly Connectable[T]['id'][],
): Connectable[T][] {
  return present(ids.map((id) => world.table(table).get(id)));
}

/** One work experience; `main` is true where it is the main one of any profile. */
export function serializeExperience(world: World, experience: ExperienceRecord, named?: Language) {
  const { account_id, discipline_ids, logo_id, image_ids, ...fields } = experience;
  const profiles = world.table('profiles').where(({ experience_ids }) => experience_ids.includes(experience.id));
  const language = named ?? languageOfEntry(world, account_id, profiles);
  return {
    ...fields,
    user_id: account_id,
    location: fields.location || null,
    description: fields.description || null,
    quote: fields.quote || null,
    disciplines: present(discipline_ids.map((id) => findDiscipline(id, language))),
    main: profiles.some(({ main_experience_id }) => main_experience_id === experience.id) ? 1 : 0,
    logo: serializeImage(world, logo_id),
    image_gallery: serializeImages(world, image_ids),
    competence_profiles: profileRefs(world, profiles, ({ main_experience_id }) => main_experience_id === experience.id),
    updated_at: fields.created_at,
  };
}
