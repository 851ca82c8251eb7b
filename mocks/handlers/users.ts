import { users } from '@/api/endpoints/users';
import { graceDays, reminderDays } from '@/domain/deletionDates';
import { checkCaptcha } from '../captcha';
import { countries, isCountryName } from '../data/countries';
import type { AccountRecord } from '../db/records';
import { closeSessions } from '../db/sessions';
import { daysFrom, parseStamp, stamp } from '../db/time';
import type { World } from '../db/world';
import { mockHandlers } from '../endpoint';
import { checkNetworkAddress } from '../networkAddress';
import { fail, failField } from '../fail';
import { sendMail } from '../server';
import { serializeAccount } from '../serializers/account';

const wrongToken = () => fail(404, 'Oops, looks like your token is invalid.');

function checkPassword(account: AccountRecord, password: string, field: string): void {
  if (account.password !== password) throw failField(field, 'Das Passwort stimmt nicht.');
}

function hasPublicProfile(world: World, account: AccountRecord): boolean {
  return world.table('profiles').find((row) => row.account_id === account.id && row.public) !== undefined;
}

/** The dates that follow from the deletion of an account at `time`. */
function deletionDates(time: string) {
  const start = parseStamp(time);
  return {
    deleted_at: time,
    reminder_at: stamp(daysFrom(start, reminderDays)),
    permanently_deleted_at: stamp(daysFrom(start, graceDays)),
  };
}

export const usersMocks = mockHandlers(users, {
  validateExpert: ({ world, account }) => ({ expert: hasPublicProfile(world, account) ? 1 : 0 }),

  getAcademicInformation: ({ account }) => ({
    academic_title: account.academic_title || null,
    academic_title_area: account.academic_title_area || null,
    academic_degree: account.academic_degree || null,
  }),

  updateAcademicInformation: ({ body, account }) => {
    Object.assign(account, body);
    return { id: account.id, ...body };
  },

  getDetails: ({ world, account }) => serializeAccount(world, account),

  updateDetails: ({ body, world, account }) => {
    if (body.country && !isCountryName(body.country)) throw failField('country', 'Dieses Land gibt es nicht.');
    Object.assign(account, body);
    return serializeAccount(world, account);
  },

  updateSocialDetails: ({ body, account }) => {
    checkNetworkAddress(body.profile_url, account.lastname);
    account.linkedin_url = body.profile_url;
    return { is_linkedin_connected: 1 };
  },

  requestDeletion: ({ world, account, server }) => {
    account.deletion_token = world.random.hex(40);
    sendMail(server, account.email, 'delete-account', `/users/delete?token=${account.deletion_token}`);
    return null;
  },

  checkDeletionToken: ({ params, account }) => {
    if (!account.deletion_token || account.deletion_token !== params.token) throw wrongToken();
    return { valid: 1 };
  },

  deleteAccount: ({ body, world, account, server }) => {
    if (!account.deletion_token || account.deletion_token !== body.token) throw wrongToken();
    account.status = 'deleted';
    account.deletion_token = null;
    account.deleted_at = world.stamp();
    closeSessions(world, account);
    sendMail(server, account.email, 'account-deleted', '/restore-account');
    return deletionDates(account.deleted_at);
  },

  restoreAccount: ({ body, world, server }) => {
    checkCaptcha(server, body.captcha_response);
    const email = body.email.trim().toLowerCase();
    const account = world.table('accounts').find((row) => row.email === email);
    if (!account || account.password !== body.password) {
      throw fail(401, 'Die E-Mail-Adresse oder das Passwort stimmt nicht.');
    }
    if (account.status === 'active') throw failField('email', 'Dieses Konto ist aktiv. Bitte melden Sie sich an.');
    if (account.deleted_at && daysFrom(parseStamp(account.deleted_at), graceDays) < world.now()) {
      throw fail(404, 'Dieses Konto wurde endgültig gelöscht.');
    }
    account.status = 'active';
    account.deleted_at = null;
    return null;
  },

  listCountries: () => countries('de').map((country) => ({ ...country, created_at: null, updated_at: null })),

  changeEmail: ({ body, world, account, server }) => {
    checkPassword(account, body.password, 'password');
    const email = body.email.trim().toLowerCase();
    if (world.table('accounts').find((row) => row.email === email)) {
      throw failField('email', 'Diese E-Mail-Adresse ist bereits vergeben.');
    }
    account.email_change = { email, token: world.random.hex(40) };
    sendMail(server, email, 'confirm-email', `/users/email/confirm/${account.email_change.token}`);
    return null;
  },

  confirmEmail: ({ params, world }) => {
    const account = world.table('accounts').find(({ email_change }) => email_change?.token === params.token);
    if (!account?.email_change) throw wrongToken();
    account.email = account.email_change.email;
    account.email_change = null;
    world.changed();
    return { email: account.email };
  },

  changePassword: ({ body, world, account, request }) => {
    checkPassword(account, body.current_password, 'current_password');
    account.password = body.password;
    const current = request.headers.get('Authorization');
    for (const { id } of world.table('sessions').where(({ account_id }) => account_id === account.id)) {
      if (`Bearer ${id}` !== current) world.table('sessions').remove(id);
    }
    return null;
  },

  deactivateAccount: ({ world, account }) => {
    account.status = 'deactivated';
    closeSessions(world, account);
    return null;
  },
});
