import { fail } from '../fail';
import type { AccountRecord } from './records';
import type { World } from './world';

/** Begins a session and answers it as the server answers a sign-in. */
export function openSession(world: World, account: AccountRecord, persistent = false) {
  const session = world.table('sessions').add({
    id: `${account.id}|${world.random.hex(40)}`,
    account_id: account.id,
    persistent,
    created_at: world.stamp(),
  });
  const { id, firstname, lastname, role, email, gender } = account;
  return {
    access_token: session.id,
    token_type: 'Bearer',
    user: { id, firstname, lastname, role, email, gender, created_at: account.created_at },
  };
}

/** Ends all sessions of an account, as a new password or a deleted account does. */
export function closeSessions(world: World, account: AccountRecord): void {
  for (const session of world.table('sessions').where((row) => row.account_id === account.id)) {
    world.table('sessions').remove(session.id);
  }
}

/** The user of the request's bearer token; null without one, 401 for an invalid one. */
export function sessionAccount(world: World, request: Request): AccountRecord | null {
  const token = /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1];
  if (token === undefined) return null;
  const account = world.table('accounts').get(world.table('sessions').get(token)?.account_id);
  if (!account || account.status !== 'active') throw fail(401, 'Unauthenticated.');
  return account;
}
