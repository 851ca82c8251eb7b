import { competenceType } from '@/api/schema/fields';
import { newInvitation } from './factories';
import type { ProfileRecord } from './profileRecords';
import type { InvitationRecord } from './records';
import type { ExpertProfiles } from './seedExpert';
import type { People } from './seedPeople';
import { daysFrom, plainStamp, stamp } from './time';
import type { World } from './world';

/** Tokens of seeded invitations, so that addresses with them can be given to people and used in tests. */
export const invitationTokens = {
  /** For the persona `contact`. */
  pending: 'anna-bittet-petra',
  general: 'anna-bittet-alle',
  expiring: 'anna-bittet-bald',
  expired: 'anna-bat-damals',
  checked: 'anna-wurde-bestaetigt',
} as const;

type Fields = Parameters<typeof newInvitation>[3];

/** Anna's invitations in all states, and verifications that came before the seed's time. */
export function seedInvitations(world: World, people: People, { main, second }: ExpertProfiles): void {
  const invite = (profiles: ProfileRecord[], sentDaysAgo: number, fields: Fields): InvitationRecord => {
    const sent = daysFrom(world.now(), -sentDaysAgo);
    const dates = { created_at: stamp(sent), expired_at: plainStamp(daysFrom(sent, 30)) };
    return world.table('invitations').add(newInvitation(world, people.expert, profiles, { ...dates, ...fields }));
  };
  invite([main], 2, {
    token: invitationTokens.pending,
    firstname: 'Petra',
    lastname: 'Lindner',
    content:
      'Liebe Petra, wir haben die Anlage der Schule gemeinsam gebaut. Magst du bestätigen, was du davon gesehen hast?',
  });
  invite([main, second], 5, { token: invitationTokens.general, content: 'Danke, dass Sie sich eine Minute nehmen.' });
  invite([second], 27, {
    token: invitationTokens.expiring,
    firstname: 'Malte',
    lastname: 'Friedrich',
    content: 'Hallo Malte, ein kurzer Blick von dir würde mir helfen.',
  });
  invite([main], 48, {
    token: invitationTokens.expired,
    firstname: 'Ute',
    lastname: 'Sander',
    content: 'Guten Tag Frau Sander, über Ihre Bestätigung würde ich mich freuen.',
  });
  const checked = invite([main], 40, {
    token: invitationTokens.checked,
    firstname: 'Georg',
    lastname: 'Baumann',
    content: 'Lieber Georg, du kennst meine Arbeit seit Jahren.',
    accepted: true,
    accepted_by: people.lawyer.id,
    personal_connection: true,
    usual_channel: true,
    is_fan: true,
  });
  for (const item of checked.endorsements) {
    item.verified = true;
    for (const child of item.children) child.verified = child.type === competenceType;
  }
  const verified = (profile: ProfileRecord, by: number | null, origin: 'invitation' | 'personal', daysAgo: number) =>
    world.table('verifications').add({
      profile_id: profile.id,
      account_id: by,
      origin,
      created_at: stamp(daysFrom(world.now(), -daysAgo)),
    });
  verified(main, people.lawyer.id, 'invitation', 38);
  verified(main, people.baker.id, 'personal', 120);
  for (let count = 1; count <= 9; count += 1) verified(main, null, 'personal', 150 + count * 11);
  verified(second, people.therapist.id, 'personal', 60);
}
