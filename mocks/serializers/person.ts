import type { AccountRecord } from '../db/records';
import type { World } from '../db/world';
import { serializeImage } from './image';

/** Someone named on a page: the owner of a profile, the author of a post. */
export function serializePerson(world: World, account: AccountRecord) {
  const { id, firstname, lastname, gender, academic_title, academic_title_area, academic_degree } = account;
  return {
    id,
    firstname,
    lastname,
    name: `${firstname} ${lastname}`,
    gender,
    academic_title: academic_title || null,
    academic_title_area: academic_title_area || null,
    academic_degree: academic_degree || null,
    profile_picture: serializeImage(world, account.picture_id),
  };
}

/** `serializePerson` by id; null where the account is gone. */
export function personById(world: World, id: number | null) {
  const account = world.table('accounts').get(id);
  return account ? serializePerson(world, account) : null;
}
