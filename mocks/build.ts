import { seedWorld } from './db/seed';
import type { Rows } from './db/records';
import type { Row } from './db/table';
import type { World } from './db/world';
import { invitationTokens } from './db/seedInvitations';
import { personas } from './personas';
import { serializeAccount } from './serializers/account';
import { claimRow, serializeClaim, serializeLongAnswer } from './serializers/claim';
import { serializeEducation } from './serializers/education';
import { serializeExperience } from './serializers/experience';
import { serializeImage } from './serializers/image';
import { serializeInvitable, serializeInvitation } from './serializers/invitation';
import { serializePerson } from './serializers/person';
import { serializePersonalInvitation } from './serializers/personalInvitation';
import { serializeSubscription } from './serializers/plan';
import { serializeComment, serializePost } from './serializers/post';
import { serializeProduct } from './serializers/product';
import { profileRow, serializeProfile } from './serializers/profile';

/* For tests: one seeded entity as it is delivered, with changes, as in `buildClaim({ status: 'published' })`. */

type Fields = Record<string, unknown>;

let seededWorld: World | null = null;

function seeded(): World {
  seededWorld ??= seedWorld();
  return seededWorld;
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

export const buildClaim = (fields: Fields = {}) => ({ ...serializeClaim(seeded(), first('claims')), ...fields });
export const buildClaimListItem = (fields: Fields = {}) => ({ ...claimRow(seeded(), first('claims')), ...fields });
export const buildLongAnswer = (fields: Fields = {}) => ({
  ...serializeLongAnswer(seeded(), first('longAnswers')),
  ...fields,
});
export const buildProfile = (fields: Fields = {}) => ({ ...serializeProfile(seeded(), first('profiles')), ...fields });
export const buildProfileListItem = (fields: Fields = {}) => ({
  ...profileRow(seeded(), first('profiles'), 'de'),
  ...fields,
});
export const buildExperience = (fields: Fields = {}) => ({
  ...serializeExperience(seeded(), first('experience')),
  ...fields,
});
export const buildEducation = (fields: Fields = {}) => ({
  ...serializeEducation(seeded(), first('education')),
  ...fields,
});
export const buildImage = (fields: Fields = {}) => ({ ...serializeImage(seeded(), first('images').id), ...fields });
export const buildPerson = (fields: Fields = {}) => ({ ...serializePerson(seeded(), first('accounts')), ...fields });
export const buildInvitableProfile = (fields: Fields = {}) => ({
  ...serializeInvitable(seeded(), first('profiles'), true),
  ...fields,
});
export const buildPersonalInvitation = (fields: Fields = {}) => ({
  ...serializePersonalInvitation(seeded(), first('profiles')),
  ...fields,
});

export const buildPost = (fields: Fields = {}) => ({ ...serializePost(seeded(), first('posts')), ...fields });
export const buildComment = (fields: Fields = {}) => ({ ...serializeComment(seeded(), first('comments')), ...fields });
export const buildProduct = (fields: Fields = {}) => ({ ...serializeProduct(seeded(), first('products')), ...fields });
export const buildSubscription = (fields: Fields = {}) => ({
  ...serializeSubscription(seeded(), first('subscriptions')),
  ...fields,
});

/** The persona `expert` as the server tells her about herself. */
export function buildUserDetails(fields: Fields = {}) {
  const world = seeded();
  const account = world.table('accounts').find(({ email }) => email === personas.expert.email);
  return { ...serializeAccount(world, account ?? first('accounts')), ...fields };
}

/** The invitation of the persona `contact`: open, for one profile. */
export function buildInvitation(fields: Fields = {}) {
  const world = seeded();
  const invitation = world.table('invitations').find(({ token }) => token === invitationTokens.pending);
  return { ...serializeInvitation(world, invitation ?? first('invitations')), ...fields };
}
