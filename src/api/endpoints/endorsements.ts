import { preprocess, z } from '../schema/zod';
import { defineEndpoints } from '../endpoint';
import { Ids, LangQuery, LongText, Title } from '../schema/fields';
import { Checkmarks, Person, profileFields, ProfileRef, profileSchema } from '../schema/entities';
import { Ack, Created } from '../schema/responses';
import {
  answerList,
  firstOf,
  Flag,
  Id,
  IdInput,
  isRecord,
  listOf,
  optional,
  OptionalId,
  OptionalCount,
  OptionalFlag,
  withAliases,
  Text,
  TextOrName,
  Timestamp,
} from '../schema/wireTypes';

const endorsementNames = { name: ['title', 'competence', 'occupation'] };
const endorsementFields = { id: Id, type: Text, name: TextOrName, verified: Flag };

export const EndorsementChild = withAliases(endorsementNames, z.object(endorsementFields)).register(z.globalRegistry, {
  id: 'EndorsementChild',
});
export type EndorsementChild = z.output<typeof EndorsementChild>;

/** A heading with the items that a visitor can confirm. */
export const Endorsement = withAliases(endorsementNames, z.object({ ...endorsementFields, is_fan: Flag, children: listOf(EndorsementChild) })).register(
  z.globalRegistry,
  {
    id: 'Endorsement',
  },
);
export type Endorsement = z.output<typeof Endorsement>;

const invitationNames = { verification_url: ['url', 'link'], count: ['verification_count', 'verifications_count'] };
const invitationFields = {
  id: Id,
  /** Part of the shared address; '' where it is not delivered (D-60). */
  token: Text,
  verification_url: Text,
  firstname: Text,
  lastname: Text,
  content: Text,
  competence_profiles: listOf(ProfileRef),
  accepted: Flag,
  /** A day or a time; compared by day (D-47). */
  expired_at: Text,
  endorsements: listOf(Endorsement),
  personal_connection: Flag,
  usual_channel: Flag,
  is_fan: Flag,
  /** Whether the confirmation counts as a real one (VER-07); null where it is not known. */
  verified: OptionalFlag,
  /** Checked, expired or pending; decides where it is one of these (D-47). */
  status: Text,
  owner: optional(Person),
  /** How many points were confirmed. */
  count: OptionalCount,
  created_at: Timestamp,
};

/** Without a delivered count, the confirmed points are counted (VER-02). */
const invitationSchema = () =>
  z.pipe(
    withAliases(invitationNames, z.object(invitationFields)),
    z.transform(({ count, ...invitation }) => ({
      ...invitation,
      count: count ?? confirmedPoints(invitation.endorsements),
    })),
  );

function confirmedPoints(endorsements: readonly Endorsement[]): number {
  return endorsements.flatMap(({ children }) => children).filter(({ verified }) => verified).length;
}

export const Invitation = invitationSchema().register(z.globalRegistry, { id: 'Invitation', namedBy: 'invitationId' });
export type Invitation = z.output<typeof Invitation>;

export const PublicInvitation = invitationSchema().register(z.globalRegistry, { id: 'PublicInvitation' });
export type PublicInvitation = z.output<typeof PublicInvitation>;

const invitableFields = {
  ...profileFields,
  selected: Flag,
  checkmarks: optional(Checkmarks),
  /** Of the personal verification page of the profile. */
  verification_url: Text,
  owner: optional(Person),
};

export const InvitableProfile = profileSchema(invitableFields).register(z.globalRegistry, { id: 'InvitableProfile' });
export type InvitableProfile = z.output<typeof InvitableProfile>;

export const VerificationPage = profileSchema(invitableFields).register(z.globalRegistry, { id: 'VerificationPage' });
export type VerificationPage = z.output<typeof VerificationPage>;

/** A bare flag counts as its `verified`. */
export const PersonalItem = preprocess(
  (raw) => (typeof raw === 'boolean' ? { verified: raw } : typeof raw === 'string' ? { name: raw } : raw),
  withAliases(
    {
      name: ['title', 'job_title', 'degree_name', 'competence', 'occupation', 'discipline'],
      detail: ['company_name', 'institution', 'company'],
    },
    z.object({ id: OptionalId, name: TextOrName, detail: TextOrName, verified: Flag, is_fan: Flag }),
  ),
).register(z.globalRegistry, { id: 'PersonalItem' });
export type PersonalItem = z.output<typeof PersonalItem>;

const oneItem = optional(preprocess(firstOf, PersonalItem));

/** `id` may be missing, since the address names the profile. */
export const PersonalInvitation = preprocess(
  (raw) => (isRecord(raw) && isRecord(raw['competence_profile']) ? { ...raw, ...raw['competence_profile'] } : raw),
  withAliases(
    { discipline: ['disciplines'], owner: ['user'] },
    z.object({
      id: OptionalId,
      /** The invited person, where the server knows it. */
      firstname: Text,
      lastname: Text,
      content: Text,
      owner: optional(Person),
      competence: oneItem,
      occupation: oneItem,
      discipline: oneItem,
      educations: listOf(PersonalItem),
      work_experiences: listOf(PersonalItem),
      same_field: oneItem,
    }),
  ),
).register(z.globalRegistry, { id: 'PersonalInvitation' });
export type PersonalInvitation = z.output<typeof PersonalInvitation>;

export const InvitationInput = z.object({
  firstname: Title,
  lastname: Title,
  content: LongText,
  competence_profiles: Ids.check(z.minLength(1)),
});

const mark = { id: IdInput, type: z.string(), verified: z.boolean() };

export const VerificationInput = z.object({
  id: IdInput,
  personal_connection: z.boolean(),
  usual_channel: z.boolean(),
  is_fan: z.boolean(),
  endorsements: z.array(z.object({ ...mark, is_fan: z.boolean(), children: z.array(z.object(mark)) })),
});

const personalMark = z.object({ id: z.nullable(IdInput), verified: z.boolean(), is_fan: z.boolean() });

/** The body is not specified: it mirrors what was delivered (D-49). */
export const PersonalVerificationInput = z.object({
  competence: z.nullable(personalMark),
  occupation: z.nullable(personalMark),
  discipline: z.nullable(personalMark),
  educations: z.array(personalMark),
  work_experiences: z.array(personalMark),
  same_field: z.nullable(personalMark),
});

export const endorsements = defineEndpoints('endorsements', {
  listInvitations: { method: 'get', path: '/endorsement/invitations', summary: 'My invitations', response: answerList(Invitation) },
  getInvitation: { method: 'get', path: '/endorsement/invitation/:invitationId', summary: 'One invitation', response: Invitation },
  getPublicInvitation: {
    method: 'get',
    path: '/endorsement/invitation/public/:token',
    access: 'public',
    summary: 'An invitation as its visitor sees it',
    response: PublicInvitation,
  },
  createInvitation: {
    method: 'post',
    creates: true,
    path: '/endorsement/invitation',
    summary: 'Create an invitation',
    body: InvitationInput,
    response: Created,
  },
  listInvitableProfiles: {
    method: 'get',
    path: '/endorsement/invitation/competence-profiles',
    summary: 'Profiles that visitors can be invited to verify',
    response: answerList(InvitableProfile),
  },
  submitVerification: {
    method: 'patch',
    creates: true,
    path: '/endorsement/invitation/public/:token',
    access: 'public',
    summary: 'Verify an expert by invitation',
    body: VerificationInput,
    response: Ack,
  },
  deleteInvitation: { method: 'delete', path: '/endorsement/invitation/:invitationId', summary: 'Delete an invitation', response: Ack },
  listVerificationPages: {
    method: 'get',
    path: '/endorsement/invitation/competence-profiles/verification-pages',
    summary: 'My profiles with their verification links',
    query: LangQuery,
    response: answerList(VerificationPage),
  },
  getPersonalInvitation: {
    method: 'get',
    path: '/endorsement/invitation/personal/competence-profiles/:profileId',
    access: 'public',
    summary: 'A profile on its personal verification page',
    response: PersonalInvitation,
  },
  submitPersonalVerification: {
    method: 'post',
    creates: true,
    path: '/endorsement/invitation/personal/:profileId',
    access: 'public',
    summary: 'Verify an expert on the personal page',
    body: PersonalVerificationInput,
    response: Ack,
  },
});
