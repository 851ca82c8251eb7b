import type { ClaimListItem } from '@/api/endpoints/claims';
import type { Invitation } from '@/api/endpoints/endorsements';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import type { Named } from '@/api/schema/entities';
import type { Language } from '@/api/schema/languages';
import { isClaimPublic } from './claimLifeCycle';
import { confirmationCount } from './confirmationCount';
import { confirmationsOf, verifiersOf } from './confirmations';
import { occupationName } from './occupationName';
import { nameIn } from './profileName';
import { contactAddress, answerOf, connectionTypes, groupKey, storyTypes, topicsOf } from './storyGroups';
import { publicPage, webAddress } from './webAddress';

/** `lang` only where it is not that of the profile. */
type Name = { name: string; lang?: Language } | null;

export type PublicProfileData = ReturnType<typeof publicProfile>;

export interface PublicProfileSources {
  claims: readonly ClaimListItem[];
  invitations: readonly Invitation[];
}

interface PublicProfileInput extends PublicProfileSources {
  profile: CompetenceProfile;
  /** Chosen beside the subject; they come by a call of their own (PRO-06). */
  competences: readonly Named[];
  /** Values of the editor's fields that are not saved yet. */
  typed?: Partial<CompetenceProfile>;
  person: { id: string; name: string; gender: string | undefined };
  language: Language;
  /** The names of the profile as the list of the user's own has them. */
  listed?: { occupation: Name; competence?: Name };
}

export function publicProfile(input: PublicProfileInput) {
  const { profile, competences, typed = {}, person, language, claims, invitations, listed = profile } = input;
  const page = { ...profile, ...typed };
  const nameOf = (own: Name, other: Name = null) => nameIn(language, own, other);
  const occupation = nameOf(profile.occupation, listed.occupation);
  const competence = nameOf(profile.competence ?? profile.subject_category, listed.competence);
  const confirmed = confirmationsOf(profile, invitations);
  const main = page.personal_connections.find((connection) => connection.main) ?? null;
  return {
    person: { ...person, picture: page.profile_picture },
    /** In the form of the person's gender. */
    occupation: occupation && { ...occupation, name: occupationName(occupation.name, person.gender) },
    title: page.title,
    area: nameOf(page.competence_area),
    /** Of experience; null where that is not known. */
    months: page.month_of_experience,
    place: { location: page.location, latitude: page.latitude, longitude: page.longitude },
    language,
    verifications: {
      /** Null where it is not known, and where there are none. */
      count: confirmationCount(profile) || null,
      color: profile.checkmarks?.color,
      names: verifiersOf(profile, invitations),
    },
    topics: [...topicsOf(page.categories, competences), ...topicsOf(page.focus_points, competences)].map(
      ({ name }) => name,
    ),
    /** The main connection, shown first and left out of its group. */
    statement: main,
    skills: [
      // Confirmations are found by its delivered name.
      ...(competence ? [{ id: '', ...competence, ...confirmed(profile.competence?.name ?? '') }] : []),
      ...competences.map(({ id, name }) => ({ id, name, lang: language, ...confirmed(name) })),
    ],
    experiences: mainFirst(page.work_experiences, ({ start_date }) => start_date),
    educations: mainFirst(page.educations, () => ''),
    connections: groupedByType(
      page.personal_connections.filter(
        (connection) => connection !== main && answerOf(connection.question, connection.text).answer.trim() !== '',
      ),
      connectionTypes,
    ),
    stories: groupedByType(
      page.competence_stories.filter((story) => answerOf(story.story_question, story.text).answer.trim() !== ''),
      storyTypes,
    ),
    claims: claims
      .filter((claim) => claim.question !== '' && isClaimPublic(claim) && profileIdOf(claim) === profile.id)
      .map(({ id, question, public_url }) => ({ id, question, address: webAddress(public_url)?.href ?? null })),
    contacts: page.contacts.map((contact) => ({ ...contact, address: contactAddress(contact) })),
    /** Of the public page; null while there is none. */
    address: publicPage(profile.public, profile.public_url),
  };
}

function profileIdOf({ competence_profile, competence_profile_id }: ClaimListItem): string | null {
  return competence_profile?.id ?? competence_profile_id;
}

/** The main one, then the latest; without a day in the order as delivered. */
function mainFirst<Entry extends { main: boolean }>(
  entries: readonly Entry[],
  dayOf: (entry: Entry) => string,
): Entry[] {
  return entries.toSorted((a, b) => Number(b.main) - Number(a.main) || dayOf(b).localeCompare(dayOf(a)));
}

/** By type: the known ones in their order, then those of other names. Within a group as delivered. */
function groupedByType<Entry extends { type: string }>(entries: readonly Entry[], groupTypes: readonly string[]) {
  const types = new Map([...entries.map(({ type }) => type), ...groupTypes].map((type) => [groupKey(type), type]));
  const keys = new Set([...groupTypes, ...entries.map(({ type }) => type)].map(groupKey));
  return [...keys]
    .map((key) => ({
      type: types.get(key) ?? key,
      entries: entries.filter((entry) => groupKey(entry.type) === key),
    }))
    .filter((group) => group.entries.length > 0);
}
