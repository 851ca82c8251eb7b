import type { AccountRecord } from '../db/records';
import type { World } from '../db/world';
import { serializeImage } from './image';

/** The account behind the session, without what only the server knows. */
export function serializeAccount(world: World, account: AccountRecord) {
  const { id, firstname, lastname, email, gender, role, status, plan, created_at } = account;
  return {
    id,
    firstname,
    lastname,
    email,
    email_verified_at: created_at,
    company: account.company || null,
    country: account.country || null,
    city: account.city || null,
    address: account.address || null,
    zip: account.zip || null,
    phone: account.phone || null,
    gender,
    role,
    status,
    academic_title: account.academic_title || null,
    academic_title_area: account.academic_title_area || null,
    academic_degree: account.academic_degree || null,
    profile_picture: serializeImage(world, account.picture_id),
    is_linkedin_connected: account.linkedin_url === null ? 0 : 1,
    is_premium: account.is_premium ? 1 : 0,
    is_founder: account.is_founder ? 1 : 0,
    plan,
    settings: [],
    created_at,
    updated_at: created_at,
  };
}
