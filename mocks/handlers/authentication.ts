import { authentication } from '@/api/endpoints/authentication';
import { fail, failField } from '../fail';
import type { AccountRecord } from '../db/records';
import { closeSessions, openSession } from '../db/sessions';
import { newAccount } from '../db/factories';
import { mockHandlers } from '../endpoint';
import { personas } from '../personas';
import { checkCaptcha } from '../captcha';
import { sendMail } from '../server';

/** Providers the stand-in for social sign-in knows (D-05). */
const providers = new Set(['linkedin', 'google']);

function byEmail(accounts: readonly AccountRecord[], email: string): AccountRecord | undefined {
  return accounts.find((account) => account.email === email.trim().toLowerCase());
}

export const authenticationMocks = mockHandlers(authentication, {
  login: ({ body, world, server }) => {
    checkCaptcha(server, body.captcha_response);
    const account = byEmail(world.table('accounts').all(), body.email);
    if (!account || account.password !== body.password) {
      throw fail(401, 'Die E-Mail-Adresse oder das Passwort stimmt nicht.');
    }
    if (account.status === 'deactivated') {
      throw fail(403, 'Dieses Konto ist vorübergehend deaktiviert. Sie können es wiederherstellen.');
    }
    if (account.status === 'deleted') {
      throw fail(403, 'Dieses Konto wird gelöscht. Innerhalb von 30 Tagen können Sie es wiederherstellen.');
    }
    return openSession(world, account, body.persistent);
  },

  register: ({ body, world, server }) => {
    checkCaptcha(server, body.captcha_response);
    if (byEmail(world.table('accounts').all(), body.email)) {
      throw failField('email', 'Diese E-Mail-Adresse ist bereits vergeben.');
    }
    const { firstname, lastname, gender, email, password } = body;
    const account = world
      .table('accounts')
      .add(newAccount(world, { firstname, lastname, gender, password, email: email.trim().toLowerCase() }));
    return { id: account.id, email: account.email };
  },

  forgotPassword: ({ body, world, server }) => {
    checkCaptcha(server, body.captcha_response);
    const account = byEmail(world.table('accounts').all(), body.email);
    // The answer does not reveal whether an account exists.
    if (!account) return null;
    account.reset_token = world.random.hex(40);
    const query = new URLSearchParams({ token: account.reset_token, email: account.email });
    sendMail(server, account.email, 'reset-password', `/reset-forgot-password?${query}`);
    return null;
  },

  resetForgottenPassword: ({ body, world }) => {
    const account = byEmail(world.table('accounts').all(), body.email);
    if (!account?.reset_token || account.reset_token !== body.token) {
      throw failField('token', 'Dieser Link ist ungültig oder abgelaufen.');
    }
    account.password = body.password;
    account.reset_token = null;
    closeSessions(world, account);
    return null;
  },

  getProviderRedirect: ({ params, world, server }) => {
    if (!providers.has(params.provider)) throw fail(404, 'Unknown provider.');
    if (server.scenario.thirdParties === 'blocked') throw fail(500, 'Provider not reachable.');
    const code = world.table('socialCodes').add({ id: world.random.hex(24), provider: params.provider, used: false });
    const query = new URLSearchParams({ code: code.id, state: world.random.hex(32) });
    world.changed();
    return { url: `${world.appOrigin}/authorize/${params.provider}/callback?${query}` };
  },

  finishProviderSignIn: ({ params, query, world, server }) => {
    const code = world.table('socialCodes').get(query.code);
    if (!code || code.used || code.provider !== params.provider) {
      throw fail(422, 'Der Anmeldecode ist ungültig oder wurde bereits benutzt.');
    }
    code.used = true;
    const account = byEmail(world.table('accounts').all(), personas[server.scenario.persona ?? 'expert'].email);
    const isDeclined = !account || server.scenario.thirdParties === 'declined';
    const session = isDeclined ? null : openSession(world, account);
    // This call is a read, after which the world is not kept by itself.
    world.changed();
    if (!session) throw fail(401, 'Die Anmeldung wurde abgelehnt.');
    return session;
  },
});
