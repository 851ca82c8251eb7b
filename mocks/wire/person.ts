import type { AccountRecord } from '../db/records';
import type { World } from '../db/world';
import { imageWire } from './image';

/** Someone named on a page: the owner of a profile, the author of a post. */
export function personWire(world: World, account: AccountRecord) {
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
    profile_picture: imageWire(world, account.picture_id),
  };
}

/** `personWire` by id; null where the account is gone. */
export function personById(world: World, id: number | null) {
  const account = world.table('accounts').get(id);
  return account ? personWire(world, account) : null;
}
