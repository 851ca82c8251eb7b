import type { Claim, Essential, Fact, Faq, Keyword, Tip } from '@/api/endpoints/claims';
import type { Education } from '@/api/endpoints/education';
import type { Invitation } from '@/api/endpoints/endorsements';
import type { WorkExperience } from '@/api/endpoints/experience';
import type { LongAnswer } from '@/api/endpoints/longAnswers';
import type { CompetenceProfile, PersonalConnection, Story } from '@/api/endpoints/profiles';
import type { Category, Discipline, Image, Named } from '@/api/schema/entities';

/* Entities as a server delivers them, from what an example says. Ids are counted within a list; nothing refers to them. */

export interface Example {
  person: { id: string; name: string; gender: string };
  profile: CompetenceProfile;
  competences: Named[];
  invitations: Invitation[];
  /** The id of each is its name in the address. */
  claims: Claim[];
}

const placed = <Entry extends object>(entries: readonly Entry[]) =>
  entries.map((entry, index) => ({ ...entry, id: String(index + 1), order: index + 1 }));

export const named = (names: readonly string[]): Named[] => names.map((name) => ({ id: name, name }));
const disciplines = (names: readonly string[]): Discipline[] =>
  named(names).map((one) => ({ ...one, parent_id: null }));

type Texts = readonly (readonly [title: string, text: string, address?: string])[];

export const facts = (entries: Texts): Fact[] =>
  placed(entries.map(([title, text, source = '']) => ({ title, text, source })));
export const faqs = (entries: Texts): Faq[] =>
  placed(entries.map(([title, text, link = '']) => ({ title, text, link })));
export const tips = (entries: Texts): Tip[] =>
  placed(entries.map(([title, text, link = '']) => ({ title, text, link })));
export const keywords = (titles: readonly string[]): Keyword[] => placed(titles.map((title) => ({ title })));
export const essentials = (texts: readonly string[]): Essential[] => placed(texts.map((text) => ({ text })));
export const categories = (names: readonly string[]): Category[] =>
  named(names).map((one) => ({ ...one, children: [] }));

export const longAnswers = (entries: readonly Pick<LongAnswer, 'headline' | 'text'>[]): LongAnswer[] =>
  placed(
    entries.map((entry) => ({ ...entry, claim_id: null, video: '', source: '', comment: '', images: [] as Image[] })),
  );

type Written<Entry, Names extends keyof Entry> = Pick<Entry, Names> & Partial<Entry>;

export const experiences = (
  entries: readonly (Written<
    Omit<WorkExperience, 'disciplines'>,
    'job_title' | 'company_name' | 'location' | 'start_date'
  > & { fields: readonly string[] })[],
): WorkExperience[] =>
  entries.map(({ fields, ...entry }, index) => ({
    id: String(index + 1),
    end_date: '',
    description: '',
    quote: '',
    main: index === 0,
    logo: null,
    image_gallery: [],
    competence_profiles: [],
    disciplines: disciplines(fields),
    ...entry,
  }));

export const educations = (
  entries: readonly (Written<
    Omit<Education, 'disciplines'>,
    'type' | 'grade' | 'degree_name' | 'institution' | 'city'
  > & {
    fields: readonly string[];
  })[],
): Education[] =>
  entries.map(({ fields, ...entry }, index) => ({
    id: String(index + 1),
    approved_by: '',
    main: index === 0,
    competence_profiles: [],
    disciplines: disciplines(fields),
    ...entry,
  }));

export const stories = (entries: readonly Pick<Story, 'type' | 'story_question'>[]): Story[] =>
  placed(entries.map((entry) => ({ ...entry, text: '', image_gallery: [] as Image[], main: false })));

/** The first one is the statement below the name. */
export const connections = (entries: readonly Pick<PersonalConnection, 'type' | 'question'>[]): PersonalConnection[] =>
  entries.map((entry, index) => ({ ...entry, id: String(index + 1), text: '', image: null, main: index === 0 }));

/** `names` are those of competences. */
export const confirmation = (firstname: string, lastname: string, names: readonly string[]): Invitation => ({
  id: `${firstname} ${lastname}`,
  token: '',
  verification_url: '',
  firstname,
  lastname,
  content: '',
  competence_profiles: [profileReference],
  accepted: true,
  expired_at: '',
  endorsements: [
    {
      id: '1',
      name: '',
      type: '',
      verified: true,
      is_fan: false,
      children: named(names).map((one) => ({ ...one, type: '', verified: true })),
    },
  ],
  personal_connection: true,
  usual_channel: false,
  is_fan: false,
  verified: true,
  status: 'checked',
  owner: null,
  count: names.length,
  created_at: '',
});

const unknownProfileFields = {
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
const profileReference = { ...unknownProfileFields, name: '' };

export const profile = (written: Partial<CompetenceProfile>): CompetenceProfile => ({
  ...unknownProfileFields,
  language: '',
  verification_count: null,
  checkmarks: null,
  verification_url: '',
  competence_area: null,
  subject_category: null,
  month_of_experience: null,
  location: '',
  latitude: null,
  longitude: null,
  categories: [],
  focus_points: [],
  work_experiences: [],
  educations: [],
  personal_connections: [],
  competence_stories: [],
  contacts: [],
  priority_changes: null,
  ...written,
});

export const claim = (written: Pick<Claim, 'id' | 'question' | 'topic'> & Partial<Claim>): Claim => ({
  status: 'published',
  competence_profile_id: unknownProfileFields.id,
  competence_profile: null,
  upgradable: false,
  public_url: '',
  created_at: '',
  updated_at: '',
  pain_point: '',
  keywords: [],
  categories: [],
  short_answer_headline: '',
  short_answer_text: '',
  short_answer_video: '',
  short_answer_images: [],
  tips: [],
  emotional_quote: '',
  opinion_headline: '',
  opinion_text: '',
  facts: [],
  faqs: [],
  long_answers: [],
  essentials: [],
  source_link: '',
  video_link: '',
  question_changes: null,
  competence_changes: null,
  ...written,
});

/** The picture of a person who does not exist, drawn so that nobody is mistaken for her. */
export const portrait = (alt: string): Image => ({
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
