import { drawLogo, drawScene } from './drawings';
import { newEducation, newExperience } from './factories';
import { addImage } from './images';
import type { EducationRecord, ExperienceRecord } from './profileRecords';
import type { AccountRecord } from './records';
import { disciplineIds } from './seedHelpers';
import type { World } from './world';

type ExperienceFields = Parameters<typeof newExperience>[2] & {
  disciplines: string[];
  logo?: number;
  scenes?: number[];
};
type EducationFields = Parameters<typeof newEducation>[2] & { disciplines: string[] };

/** A work experience; `logo` and `scenes` are the hues of its pictures. */
export function addExperience(
  world: World,
  account: AccountRecord,
  { disciplines, logo, scenes = [], ...fields }: ExperienceFields,
): ExperienceRecord {
  const company = fields.company_name ?? '';
  const logoImage =
    logo === undefined
      ? null
      : addImage(world, account, drawLogo(logo), `Logo ${company}`, { alt: `Logo ${company}`, label: 'Logo' });
  const gallery = scenes.map((hue, index) =>
    addImage(world, account, drawScene(hue), `${company} ${index + 1}`, {
      alt: 'Hügel unter einer Sonne, als Zeichnung',
      description: `Eindruck aus der Zeit bei ${company}`,
      author: `${account.firstname} ${account.lastname}`,
      show_copyright: index === 0,
    }),
  );
  return world.table('experience').add(
    newExperience(world, account, {
      ...fields,
      discipline_ids: disciplineIds(...disciplines),
      logo_id: logoImage?.id ?? null,
      image_ids: gallery.map(({ id }) => id),
    }),
  );
}

export function addEducation(
  world: World,
  account: AccountRecord,
  { disciplines, ...fields }: EducationFields,
): EducationRecord {
  return world
    .table('education')
    .add(newEducation(world, account, { ...fields, discipline_ids: disciplineIds(...disciplines) }));
}
