import type { Claim } from '@/api/endpoints/claims';
import type { Invitation } from '@/api/endpoints/endorsements';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import type { Category, Discipline, Image, Named } from '@/api/schema/entities';
import type texts from '../../../locales/examples/de.json';

export type ExampleTexts = typeof texts;

/** Entities as a server delivers them. */
export interface Example {
  person: { id: string; name: string; gender: string };
  profile: CompetenceProfile;
  competences: Named[];
  invitations: Invitation[];
  /** The id of each is its name in the address. */
  claims: Claim[];
}

/** Ids are counted within a list; nothing refers to them. */
const numbered = <Entry extends object>(entries: readonly Entry[]) =>
  entries.map((entry, index) => ({ ...entry, id: String(index + 1), order: index + 1 }));

const named = (names: readonly string[]): Named[] => names.map((name) => ({ id: name, name }));
const disciplines = (names: readonly string[]): Discipline[] =>
  named(names).map((item) => ({ ...item, parent_id: null }));
const categories = (names: readonly string[]): Category[] => named(names).map((item) => ({ ...item, children: [] }));

/** A person's own entries of a kind: the first one stands above the others. */
const ownEntries = <Entry extends object>(entries: readonly Entry[]) =>
  entries.map((entry, index) => ({ ...entry, id: String(index + 1), main: index === 0 }));

const profileReference = {
  id: 'example',
  title: '',
  public: true,
  canonical: true,
  competence_id: null,
  competence: null,
  occupation: null,
  profile_picture: null,
  public_url: '',
};

export function toExample({ person, competences, invitations, profile, claims }: ExampleTexts): Example {
  return {
    person,
    competences: named(competences),
    invitations: invitations.map(toInvitation),
    profile: toProfile(profile),
    claims: claims.map(toClaim),
  };
}

function toInvitation({ firstname, lastname, competences }: ExampleTexts['invitations'][number]): Invitation {
  const confirmed = { type: '', verified: true };
  return {
    id: `${firstname} ${lastname}`,
    token: '',
    verification_url: '',
    firstname,
    lastname,
    content: '',
    competence_profiles: [{ ...profileReference, name: '' }],
    accepted: true,
    expired_at: '',
    endorsements: [
      {
        ...confirmed,
        id: '1',
        name: '',
        is_fan: false,
        children: named(competences).map((item) => ({ ...item, ...confirmed })),
      },
    ],
    personal_connection: true,
    usual_channel: false,
    is_fan: false,
    verified: true,
    status: 'checked',
    owner: null,
    count: competences.length,
    created_at: '',
  };
}

function toProfile(texts: ExampleTexts['profile']): CompetenceProfile {
  const career = { competence_profiles: [] };
  return {
    ...profileReference,
    checkmarks: null,
    verification_url: '',
    subject_category: null,
    latitude: null,
    longitude: null,
    priority_changes: null,
    ...texts,
    profile_picture: portrait(texts.profile_picture),
    categories: categories(texts.categories),
    focus_points: named(texts.focus_points),
    personal_connections: ownEntries(texts.personal_connections).map((entry) => ({ ...entry, text: '', image: null })),
    competence_stories: numbered(texts.competence_stories).map((entry) => ({
      ...entry,
      text: '',
      image_gallery: [],
      main: false,
    })),
    work_experiences: ownEntries(texts.work_experiences).map(({ fields, ...entry }) => ({
      ...career,
      ...entry,
      quote: '',
      logo: null,
      image_gallery: [],
      disciplines: disciplines(fields),
    })),
    educations: ownEntries(texts.educations).map(({ fields, ...entry }) => ({
      ...career,
      ...entry,
      approved_by: '',
      disciplines: disciplines(fields),
    })),
  };
}

/** Without the fields that its page does not show. */
function toClaim(texts: ExampleTexts['claims'][number]): Claim {
  const shown: Partial<Claim> = {
    status: 'published',
    competence_profile_id: profileReference.id,
    competence_profile: null,
    public_url: '',
    created_at: '',
    updated_at: '',
    short_answer_video: '',
    short_answer_images: [],
    source_link: '',
    video_link: '',
    ...texts,
    keywords: numbered(texts.keywords.map((title) => ({ title }))),
    categories: categories(texts.categories),
    tips: numbered(texts.tips),
    facts: numbered(texts.facts),
    faqs: numbered(texts.faqs),
    essentials: numbered(texts.essentials.map((text) => ({ text }))),
    long_answers: numbered(texts.long_answers).map((entry) => ({
      ...entry,
      claim_id: null,
      video: '',
      source: '',
      comment: '',
      images: [],
    })),
  };
  return shown as Claim;
}

/** The picture of a person who does not exist, drawn so that nobody is mistaken for her. */
const portrait = (alt: string): Image => ({
  id: 'portrait',
  uuid: '',
  url: `data:image/svg+xml,${encodeURIComponent(drawnPortrait)}`,
  name: '',
  label: '',
  description: '',
  alt,
  author: '',
  show_copyright: false,
});

const drawnPortrait =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><path fill="#f9dce7" d="M0 0h96v96H0z"/>' +
  '<path fill="#4a2b3d" d="M48 17c-17 0-25 12-25 28 0 14-3 20-6 25h62c-3-5-6-11-6-25 0-16-8-28-25-28z"/>' +
  '<path fill="#9c1458" d="M12 96c0-17 14-25 36-25s36 8 36 25z"/><path fill="#e8b898" d="M40 58h16v15c0 9-16 9-16 0z"/>' +
  '<path fill="#f2c9ab" d="M33 40c0-12 6-18 15-18s15 6 15 18c0 14-6 24-15 24S33 54 33 40z"/>' +
  '<path fill="#4a2b3d" d="M31 43c0-15 7-23 17-23s17 8 17 23c-3-9-8-13-14-14-7 5-14 6-20 14z"/></svg>';
