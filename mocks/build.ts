import { seedWorld } from './db/seed';
import type { Rows } from './db/records';
import type { Row } from './db/table';
import type { World } from './db/world';
import { invitationTokens } from './db/seedInvitations';
import { personas } from './personas';
import { accountWire } from './wire/account';
import { claimRow, claimWire, longAnswerWire } from './wire/claim';
import { educationWire } from './wire/education';
import { experienceWire } from './wire/experience';
import { imageWire } from './wire/image';
import { invitableWire, invitationWire } from './wire/invitation';
import { personWire } from './wire/person';
import { personalInvitationWire } from './wire/personalInvitation';
import { subscriptionWire } from './wire/plan';
import { commentWire, postWire } from './wire/post';
import { productWire } from './wire/product';
import { profileRow, profileWire } from './wire/profile';

/*
 * Answers as the server gives them, for tests: what it says about one seeded entity, with what the test wants to be
 * different, as in `buildClaim({ status: 'published' })`. They parse by the schemas of the contract.
 */

type Fields = Record<string, unknown>;

let sown: World | null = null;

function seeded(): World {
  sown ??= seedWorld();
  return sown;
}

/** The first row of the persona `expert`, or the first of all. */
function first<T extends keyof Rows>(table: T): Rows[T] & Row {
  const rows = seeded().table(table).all();
  const expert = seeded()
    .table('accounts')
    .find(({ email }) => email === personas.expert.email);
  const row = rows.find((candidate) => 'account_id' in candidate && candidate.account_id === expert?.id) ?? rows[0];
  if (!row) throw new Error(`the seeded world has no ${table}`);
  return row;
}

export const buildClaim = (fields: Fields = {}) => ({ ...claimWire(seeded(), first('claims')), ...fields });
export const buildClaimListItem = (fields: Fields = {}) => ({ ...claimRow(seeded(), first('claims')), ...fields });
export const buildLongAnswer = (fields: Fields = {}) => ({
  ...longAnswerWire(seeded(), first('longAnswers')),
  ...fields,
});
export const buildProfile = (fields: Fields = {}) => ({ ...profileWire(seeded(), first('profiles')), ...fields });
export const buildProfileListItem = (fields: Fields = {}) => ({
  ...profileRow(seeded(), first('profiles'), 'de'),
  ...fields,
});
export const buildExperience = (fields: Fields = {}) => ({
  ...experienceWire(seeded(), first('experience')),
  ...fields,
});
export const buildEducation = (fields: Fields = {}) => ({ ...educationWire(seeded(), first('education')), ...fields });
export const buildImage = (fields: Fields = {}) => ({ ...imageWire(seeded(), first('images').id), ...fields });
export const buildPerson = (fields: Fields = {}) => ({ ...personWire(seeded(), first('accounts')), ...fields });
export const buildInvitableProfile = (fields: Fields = {}) => ({
  ...invitableWire(seeded(), first('profiles'), true),
  ...fields,
});
export const buildPersonalInvitation = (fields: Fields = {}) => ({
  ...personalInvitationWire(seeded(), first('profiles')),
  ...fields,
});

export const buildPost = (fields: Fields = {}) => ({ ...postWire(seeded(), first('posts')), ...fields });
export const buildComment = (fields: Fields = {}) => ({ ...commentWire(seeded(), first('comments')), ...fields });
export const buildProduct = (fields: Fields = {}) => ({ ...productWire(seeded(), first('products')), ...fields });
export const buildSubscription = (fields: Fields = {}) => ({
  ...subscriptionWire(seeded(), first('subscriptions')),
  ...fields,
});

/** The persona `expert` as the server tells her about herself. */
export function buildUserDetails(fields: Fields = {}) {
  const world = seeded();
  const account = world.table('accounts').find(({ email }) => email === personas.expert.email);
  return { ...accountWire(world, account ?? first('accounts')), ...fields };
}

/** The invitation of the persona `contact`: open, for one profile. */
export function buildInvitation(fields: Fields = {}) {
  const world = seeded();
  const invitation = world.table('invitations').find(({ token }) => token === invitationTokens.pending);
  return { ...invitationWire(world, invitation ?? first('invitations')), ...fields };
}
