import { endorsements } from '@/api/endpoints/endorsements';
import { invitationStatus } from '@/domain/invitation';
import { newInvitation } from '../db/factories';
import { owned } from '../db/ownership';
import type { ProfileRecord } from '../db/profileRecords';
import type { AccountRecord, InvitationRecord } from '../db/records';
import type { World } from '../db/world';
import { mockHandlers } from '../endpoint';
import { notFound, fail, failField } from '../fail';
import { serializeInvitable, serializeInvitation } from '../serializers/invitation';
import { personalVerification, serializePersonalInvitation } from '../serializers/personalInvitation';

/** The invitation of an address, which names its token, or its id where no token was delivered (D-60). */
function byToken(world: World, token: string): InvitationRecord {
  const invitation = world.table('invitations').find((row) => row.token === token || String(row.id) === token);
  if (!invitation || !isActive(world, invitation.account_id)) throw notFound();
  return invitation;
}

/** A deactivated account hides everything of its expert. */
function isActive(world: World, accountId: number): boolean {
  return world.table('accounts').get(accountId)?.status === 'active';
}

function publicProfiles(world: World, account: AccountRecord): ProfileRecord[] {
  return world.table('profiles').where((row) => row.account_id === account.id && row.public);
}

/** A profile that can be verified by anybody: a public one. */
function verifiable(world: World, id: string): ProfileRecord {
  const profile = world.table('profiles').get(id);
  if (!profile?.public || !isActive(world, profile.account_id)) throw notFound();
  return profile;
}

/** The verifier: a signed-in user other than the expert (VER-07). */
function verifier(account: AccountRecord | null, expertId: number): AccountRecord {
  if (!account) throw fail(401, 'Unauthenticated.');
  if (account.id === expertId) throw fail(403, 'Sie können sich nicht selbst verifizieren.');
  return account;
}

export const endorsementsMocks = mockHandlers(endorsements, {
  listInvitations: ({ world, account }) =>
    world
      .table('invitations')
      .where(({ account_id }) => account_id === account.id)
      .map((invitation) => serializeInvitation(world, invitation)),

  getInvitation: ({ params, world, account }) =>
    serializeInvitation(world, owned(world, 'invitations', params.invitationId, account)),

  getPublicInvitation: ({ params, world }) => serializeInvitation(world, byToken(world, params.token)),

  createInvitation: ({ body, world, account }) => {
    const own = publicProfiles(world, account);
    if (own.length === 0) throw fail(403, 'Dafür brauchen Sie ein veröffentlichtes Kompetenzprofil.');
    const { firstname, lastname, content } = body;
    const chosen = body.competence_profiles.map((id) => own.find((profile) => String(profile.id) === String(id)));
    if (chosen.some((profile) => !profile)) {
      throw failField('competence_profiles', 'Wählen Sie nur eigene, veröffentlichte Kompetenzprofile.');
    }
    const profiles = chosen.filter((profile) => profile !== undefined);
    const invitation = world
      .table('invitations')
      .add(newInvitation(world, account, profiles, { firstname, lastname, content }));
    return serializeInvitation(world, invitation);
  },

  listInvitableProfiles: ({ world, account }) =>
    publicProfiles(world, account).map((profile) => serializeInvitable(world, profile, profile.canonical)),

  submitVerification: ({ params, body, world, account, now }) => {
    const invitation = byToken(world, params.token);
    const by = verifier(account, invitation.account_id);
    const status = invitationStatus(invitation, now.getTime());
    if (status === 'checked') throw fail(409, 'Diese Einladung wurde bereits angenommen.');
    if (status === 'expired') throw fail(410, 'Diese Einladung ist abgelaufen.');
    if (String(body.id) !== String(invitation.id)) throw failField('id', 'Die Einladung stimmt nicht überein.');
    const { personal_connection, usual_channel, is_fan } = body;
    Object.assign(invitation, { personal_connection, usual_channel, is_fan, accepted: true, accepted_by: by.id });
    for (const item of invitation.endorsements) {
      const sent = body.endorsements.find(({ id }) => String(id) === String(item.id));
      item.verified = sent?.verified ?? false;
      item.is_fan = sent?.is_fan ?? false;
      for (const child of item.children) {
        child.verified = sent?.children.some((mark) => String(mark.id) === String(child.id) && mark.verified) ?? false;
      }
      if (item.children.some(({ verified }) => verified)) verify(world, item.profile_id, by, 'invitation');
    }
    return null;
  },

  deleteInvitation: ({ params, world, account }) => {
    world.table('invitations').remove(owned(world, 'invitations', params.invitationId, account).id);
    return null;
  },

  listVerificationPages: ({ query, world, account }) =>
    publicProfiles(world, account).map((profile) => serializeInvitable(world, profile, false, query.lang)),

  getPersonalInvitation: ({ params, world, account }) =>
    serializePersonalInvitation(world, verifiable(world, params.profileId), account),

  submitPersonalVerification: ({ params, body, world, account }) => {
    const profile = verifiable(world, params.profileId);
    const by = verifier(account, profile.account_id);
    if (personalVerification(world, profile, by)) {
      throw fail(409, 'Sie haben dieses Kompetenzprofil bereits verifiziert.');
    }
    const { competence, occupation, discipline, same_field, educations, work_experiences } = body;
    const marks = [competence, occupation, discipline, same_field, ...educations, ...work_experiences];
    if (!marks.some((mark) => mark?.verified)) throw failField('verified', 'Bestätigen Sie mindestens einen Punkt.');
    verify(world, profile.id, by, 'personal');
    return null;
  },
});

function verify(world: World, profileId: number, account: AccountRecord, origin: 'invitation' | 'personal'): void {
  world
    .table('verifications')
    .add({ profile_id: profileId, account_id: account.id, origin, created_at: world.stamp() });
}
