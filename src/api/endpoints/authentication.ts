import { z } from '../schema/zod';
import { defineEndpoints } from '../endpoint';
import { Email, Gender, Password, RequiredText, ruleError, Title } from '../schema/fields';
import { Address } from '../schema/entities';
import { Ack, entityOrNull } from '../schema/responses';
import { Id, Text } from '../schema/wireTypes';

/** Of the bot check; '' where none is configured (AUT-07). */
const CaptchaResponse = z.string();

/** Kept by the client; the rest comes from `users/getDetails` (D-01). */
export const SessionUser = z
  .object({
    id: Id,
    firstname: Text,
    lastname: Text,
    role: Text,
  })
  .register(z.globalRegistry, { id: 'SessionUser' });
export type SessionUser = z.output<typeof SessionUser>;

/** `status` is '' where it is not delivered. */
export const SignedIn = z.object({ access_token: RequiredText, user: z.extend(SessionUser, { status: Text }) }).register(z.globalRegistry, { id: 'SignedIn' });
export type SignedIn = z.output<typeof SignedIn>;

export const LoginInput = z.object({
  email: Email,
  password: RequiredText,
  persistent: z.boolean(),
  captcha_response: CaptchaResponse,
});

export const RegisterInput = z
  .object({
    firstname: Title,
    lastname: Title,
    gender: Gender,
    email: Email,
    password: Password,
    c_password: RequiredText,
    captcha_response: CaptchaResponse,
    invitation: z.optional(z.string()),
  })
  .check(z.refine(({ password, c_password }) => password === c_password, ruleError('passwordMatch', 'c_password')));

export const ForgotPasswordInput = z.object({ email: Email, captcha_response: CaptchaResponse });

export const ResetPasswordInput = z
  .object({
    email: Email,
    password: Password,
    password_confirmation: RequiredText,
    token: RequiredText,
  })
  .check(z.refine(({ password, password_confirmation }) => password === password_confirmation, ruleError('passwordMatch', 'password_confirmation')));

/** An account's status, in the words that servers use for it. */
export const isDeactivated = (status: string) => /^(?:deactivated|inactive|paused|disabled)$/i.test(status);

export const authentication = defineEndpoints('authentication', {
  login: { method: 'post', path: '/login', access: 'none', summary: 'Sign in with e-mail and password', body: LoginInput, response: SignedIn },
  register: {
    method: 'post',
    path: '/register',
    access: 'none',
    summary: 'Create an account',
    body: RegisterInput,
    // A server may sign the new user in at once; the specification does not say.
    response: entityOrNull(SignedIn, ['access_token', 'user']),
  },
  forgotPassword: {
    method: 'post',
    path: '/forgot-password',
    access: 'none',
    summary: 'Ask for a mail with a link to set a new password',
    body: ForgotPasswordInput,
    response: Ack,
  },
  resetForgottenPassword: {
    method: 'post',
    path: '/reset-forgot-password',
    access: 'none',
    summary: 'Set a new password with the mailed token',
    body: ResetPasswordInput,
    response: Ack,
  },
  getProviderRedirect: {
    method: 'get',
    path: '/authorize/:provider/redirect',
    access: 'none',
    summary: 'Address of a social provider to sign in at',
    response: Address,
  },
  finishProviderSignIn: {
    method: 'get',
    path: '/authorize/:provider/callback',
    access: 'none',
    summary: 'Exchange the code of a social provider for a session',
    query: z.object({ code: RequiredText }),
    response: SignedIn,
  },
});
