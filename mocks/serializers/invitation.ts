import type { Language } from '@/api/schema/languages';
import { invitationStatus } from '@/domain/invitation';
import type { ProfileRecord } from '../db/profileRecords';
import type { EndorsementItem, InvitationRecord } from '../db/records';
import type { World } from '../db/world';
import { checkmarks, verificationUrl } from './profile';
import { personById } from './person';
import { present } from './present';
import { profileRef, shortProfile } from './profileRef';

const flag = (value: boolean) => (value ? 1 : 0);

function endorsementWire({ profile_id, children, ...item }: EndorsementItem) {
  return {
    ...item,
    competence_profile_id: profile_id,
    verified: flag(item.verified),
    is_fan: flag(item.is_fan),
    children: children.map((child) => ({ ...child, parent_id: item.id, verified: flag(child.verified) })),
  };
}

/** An invitation, for its owner and for its visitor alike. */
export function serializeInvitation(world: World, invitation: InvitationRecord) {
  const { endorsements, profile_ids, account_id, accepted_by, ...fields } = invitation;
  return {
    ...fields,
    firstname: fields.firstname || null,
    lastname: fields.lastname || null,
    content: fields.content || null,
    competence_profiles: present(profile_ids.map((id) => profileRef(world, id))),
    endorsements: endorsements.map(endorsementWire),
    accepted: flag(fields.accepted),
    accepted_by: personById(world, accepted_by),
    personal_connection: flag(fields.personal_connection),
    usual_channel: flag(fields.usual_channel),
    is_fan: flag(fields.is_fan),
    verified: flag(fields.accepted),
    status: invitationStatus(fields, world.now().getTime()),
    owner: personById(world, account_id),
    count: endorsements.flatMap(({ children }) => children).filter(({ verified }) => verified).length,
    updated_at: fields.created_at,
  };
}

/** A profile that visitors can be invited to verify, with its verification page. */
export function serializeInvitable(world: World, profile: ProfileRecord, selected: boolean, language?: Language) {
  return {
    ...shortProfile(world, profile, language),
    selected: flag(selected),
    checkmarks: checkmarks(world, profile),
    verification_url: verificationUrl(world, profile),
    owner: personById(world, profile.account_id),
  };
}
