import { preprocess, z } from '../schema/zod';
import { defineEndpoints } from '../endpoint';
import { Email, Gender, Password, RequiredText, ruleError, Title, WebAddress, Zip } from '../schema/fields';
import { ImageRef } from '../schema/entities';
import { Ack, booleanAnswer, entityOrNull } from '../schema/responses';
import { answerList, Flag, Id, isRecord, OptionalFlag, OptionalId, withAliases, Text, TextOrName, Timestamp } from '../schema/wireTypes';

/** `id` may be missing, since there is only one. */
export const UserDetails = withAliases(
  {
    firstname: ['first_name'],
    lastname: ['last_name'],
    zip: ['zip_code', 'postal_code'],
    profile_picture: ['avatar', 'image'],
    is_premium: ['premium'],
    is_founder: ['founder'],
  },
  z.object({
    id: OptionalId,
    firstname: Text,
    lastname: Text,
    email: Text,
    company: TextOrName,
    /** One of `/countries`, by its name. */
    country: TextOrName,
    city: TextOrName,
    address: Text,
    zip: Text,
    phone: Text,
    gender: Text,
    role: Text,
    /** Active or deactivated for a time; '' where it is not delivered. */
    status: Text,
    academic_title: Text,
    academic_title_area: Text,
    academic_degree: Text,
    profile_picture: ImageRef,
    /** These two are null where the server does not tell (D-65). */
    is_linkedin_connected: OptionalFlag,
    is_premium: OptionalFlag,
    is_founder: Flag,
    created_at: Timestamp,
  }),
).register(z.globalRegistry, { id: 'UserDetails' });
export type UserDetails = z.output<typeof UserDetails>;

/** Nothing entered yet may come as null or an empty map. */
export const AcademicInformation = preprocess(
  (raw) => (isRecord(raw) ? raw : raw === null || raw === undefined || Array.isArray(raw) ? {} : raw),
  z.object({ academic_title: Text, academic_title_area: Text, academic_degree: Text }),
).register(z.globalRegistry, { id: 'AcademicInformation' });
export type AcademicInformation = z.output<typeof AcademicInformation>;

export const Country = withAliases({ code: ['iso', 'iso2', 'country_code'] }, z.object({ id: Id, name: TextOrName, code: Text })).register(z.globalRegistry, {
  id: 'Country',
});
export type Country = z.output<typeof Country>;

/** Null where the response does not say (D-11). */
export const ExpertCheck = booleanAnswer(['expert', 'is_expert', 'success']);

/** Null where the response does not say, which a 2xx makes a yes. */
export const TokenCheck = booleanAnswer(['valid', 'success']);

/** The dates that follow from a deletion; null for an answer without them, and any of them may be missing. */
export const Deletion = entityOrNull(
  z.object({ reminder_at: Timestamp, permanently_deleted_at: Timestamp }).register(z.globalRegistry, { id: 'Deletion' }),
  [],
);
export type Deletion = z.output<typeof Deletion>;

/** The name and what was changed (D-83); the name is missing only where it is not known. */
export const UserDetailsInput = z.object({
  firstname: z.optional(Title),
  lastname: z.optional(Title),
  company: z.optional(z.string()),
  country: z.optional(z.string()),
  city: z.optional(z.string()),
  address: z.optional(z.string()),
  zip: z.optional(Zip),
  phone: z.optional(z.string()),
  gender: z.optional(Gender),
});
export const AcademicInformationInput = z.object({
  academic_title: z.string(),
  academic_title_area: z.string(),
  academic_degree: z.string(),
});
/** The specification names no fields; the profile's address is the one we know (D-31). */
export const SocialDetailsInput = z.object({ profile_url: WebAddress });
export const DeletionInput = z.object({ delete: z.literal(true), token: RequiredText });
export const RestoreAccountInput = z.object({
  email: Email,
  password: RequiredText,
  captcha_response: z.string(),
});
export const EmailChangeInput = z.object({ email: Email, password: RequiredText });
export const PasswordChangeInput = z
  .object({ current_password: RequiredText, password: Password, password_confirmation: RequiredText })
  .check(z.refine(({ password, password_confirmation }) => password === password_confirmation, ruleError('passwordMatch', 'password_confirmation')));

export const users = defineEndpoints('users', {
  validateExpert: { method: 'get', path: '/validateExpert', summary: 'Whether the user is an expert', response: ExpertCheck },
  getAcademicInformation: {
    method: 'get',
    path: '/experts/profile-academic-information',
    summary: 'Academic titles and degree',
    response: AcademicInformation,
  },
  updateAcademicInformation: {
    method: 'patch',
    path: '/experts/profile-academic-information',
    summary: 'Change academic titles and degree',
    body: AcademicInformationInput,
    response: Ack,
  },
  getDetails: { method: 'get', path: '/users/details', summary: 'The signed-in user', response: UserDetails },
  updateDetails: {
    method: 'patch',
    path: '/users/details',
    summary: 'Change personal data',
    body: UserDetailsInput,
    response: Ack,
  },
  updateSocialDetails: {
    method: 'patch',
    path: '/users/social-details',
    summary: 'Connect a profile of the professional network',
    body: SocialDetailsInput,
    response: Ack,
  },
  requestDeletion: {
    method: 'post',
    path: '/users/deletion/create-request',
    summary: 'Ask for a mail that confirms the deletion of the account',
    response: Ack,
  },
  checkDeletionToken: { method: 'get', path: '/users/deletion/check-token/:token', summary: 'Whether a mailed deletion token is valid', response: TokenCheck },
  deleteAccount: { method: 'delete', path: '/users/deletion', summary: 'Delete the account with the mailed token', body: DeletionInput, response: Deletion },
  restoreAccount: {
    method: 'post',
    path: '/restore-account',
    access: 'none',
    summary: 'Restore a deactivated or deleted account',
    body: RestoreAccountInput,
    response: Ack,
  },
  listCountries: { method: 'get', path: '/countries', summary: 'Countries', response: answerList(Country) },
  changeEmail: {
    method: 'patch',
    path: '/users/email',
    summary: 'Ask for another e-mail address; a link to confirm it is mailed',
    body: EmailChangeInput,
    response: Ack,
    assumed: true,
  },
  confirmEmail: {
    method: 'get',
    path: '/users/email/confirm/:token',
    writes: true,
    access: 'public',
    summary: 'Confirm another e-mail address',
    response: entityOrNull(z.object({ email: Text }), ['email']),
    assumed: true,
  },
  changePassword: { method: 'patch', path: '/users/password', summary: 'Change the password', body: PasswordChangeInput, response: Ack, assumed: true },
  deactivateAccount: { method: 'post', path: '/users/deactivate', summary: 'Deactivate the account for a time', response: Ack, assumed: true },
});
