import type { Endpoint } from '@/api/endpoint';
import { isRecord } from '@/api/schema/wireTypes';

/*
 * The response profile `plain`: what a server answers that delivers the fields the specification names and nothing else.
 * The handlers answer as always; this layer then leaves out every other field. Related entities become `{ id, name }`,
 * and lists are lists.
 */

type Reduce = (raw: unknown) => unknown;
type Fields = Readonly<Record<string, Reduce>>;

const asItIs: Reduce = (raw) => raw;
const nothing: Reduce = () => null;

const fieldsOf = (...names: string[]): Fields => Object.fromEntries(names.map((name) => [name, asItIs]));

/** Keeps the named fields of an object, each reduced by its own rule. */
function entity(fields: Fields): Reduce {
  return (raw) => {
    if (!isRecord(raw)) return raw;
    const kept = Object.entries(fields).filter(([name]) => name in raw);
    return Object.fromEntries(kept.map(([name, reduce]) => [name, reduce(raw[name])]));
  };
}

/** A list; one that is written as an object with numeric keys becomes a list, too. */
function listOf(item: Reduce): Reduce {
  return (raw) => (Array.isArray(raw) ? raw.map(item) : isRecord(raw) ? Object.values(raw).map(item) : raw);
}

/** An object whose keys carry no meaning, such as the types of a report. */
function setOf(item: Reduce): Reduce {
  return (raw) =>
    isRecord(raw) ? Object.fromEntries(Object.entries(raw).map(([key, value]) => [key, item(value)])) : raw;
}

/** Reads a field under the name that the specification uses for it: `{ documented: 'ours' }`. */
function renamed(names: Readonly<Record<string, string>>, reduce: Reduce): Reduce {
  return (raw) => {
    if (!isRecord(raw)) return raw;
    const added = Object.entries(names).filter(([, own]) => own in raw);
    return reduce({ ...raw, ...Object.fromEntries(added.map(([name, own]) => [name, raw[own]])) });
  };
}

/** One field of an object, instead of the object. */
const only =
  (name: string): Reduce =>
  (raw) =>
    isRecord(raw) ? raw[name] : raw;
const firstOf: Reduce = (raw) => (Array.isArray(raw) ? (raw[0] ?? null) : raw);

/** A profile is named by its occupation, an entry of a career by its job or degree. */
function nameOf(raw: Record<string, unknown>): unknown {
  const named = [raw['occupation'], raw['competence']].filter(isRecord).map(({ name }) => name);
  return [raw['name'], ...named, raw['job_title'], raw['degree_name']].find((name) => typeof name === 'string') ?? null;
}

const related: Reduce = (raw) => (isRecord(raw) ? { id: raw['id'], name: nameOf(raw) } : raw);
/** A related entity with some of its own fields. */
function relatedWith(...names: string[]): Reduce {
  const own = entity(fieldsOf(...names));
  return (raw) => (isRecord(raw) ? { ...(related(raw) as object), ...(own(raw) as object) } : raw);
}

const image = entity(fieldsOf('id', 'uuid', 'url', 'name', 'label', 'description', 'alt', 'author', 'show_copyright'));
const keyword = entity(fieldsOf('id', 'title', 'order'));
const tip = entity(fieldsOf('id', 'title', 'text', 'link', 'order'));
const fact = entity(fieldsOf('id', 'title', 'text', 'source', 'order'));
const essential = entity(fieldsOf('id', 'text', 'order'));
const longAnswer = entity({
  ...fieldsOf('id', 'claim_id', 'headline', 'video', 'text', 'source', 'comment', 'order'),
  images: listOf(image),
});

const claim = entity({
  ...fieldsOf('id', 'question', 'topic', 'pain_point', 'status', 'competence_profile_id'),
  competence_profile: relatedWith('public'),
  keywords: listOf(keyword),
  categories: listOf(related),
  ...fieldsOf('short_answer_headline', 'short_answer_text', 'short_answer_video'),
  short_answer_images: listOf(image),
  tips: listOf(tip),
  ...fieldsOf('emotional_quote', 'opinion_headline', 'opinion_text'),
  facts: listOf(fact),
  faqs: listOf(tip),
  long_answers: listOf(longAnswer),
  essentials: listOf(essential),
  ...fieldsOf('source_link', 'video_link'),
});

const experience = renamed(
  { connected_profiles: 'competence_profiles' },
  entity({
    ...fieldsOf('id', 'job_title', 'company_name', 'location', 'start_date', 'end_date', 'description', 'quote'),
    disciplines: listOf(related),
    main: asItIs,
    logo: image,
    image_gallery: listOf(image),
    connected_profiles: listOf(related),
  }),
);

const education = entity({
  ...fieldsOf('id', 'type', 'grade', 'degree_name', 'institution', 'approved_by', 'city', 'main'),
  disciplines: listOf(related),
});

const story = entity({ ...fieldsOf('id', 'story_question', 'type', 'order', 'main'), image_gallery: listOf(image) });
const connection = entity({ ...fieldsOf('id', 'question', 'type', 'main'), image });

const profile = renamed(
  { contact: 'contacts', subject_category: 'competence' },
  entity({
    ...fieldsOf('id', 'title', 'public', 'status', 'canonical', 'competence_id', 'month_of_experience', 'language'),
    occupation: related,
    competence_category: related,
    subject_category: related,
    profile_picture: image,
    categories: listOf(related),
    work_experiences: listOf(experience),
    educations: listOf(education),
    personal_connections: listOf(connection),
    competence_stories: listOf(story),
    contact: firstOf,
    ...fieldsOf('longitude', 'latitude', 'verification_count'),
  }),
);

/** B7.1: items hold competence_id and competence; the id is the one that POST /claims takes. */
const claimProfile: Reduce = (raw) =>
  isRecord(raw) ? { competence_id: raw['id'], competence: related(raw['competence'] ?? raw['occupation']) } : raw;

const endorsement = entity({
  ...fieldsOf('id', 'name', 'type', 'verified'),
  children: listOf(entity(fieldsOf('id', 'name', 'type', 'verified'))),
});

const invitation = entity({
  ...fieldsOf('id', 'firstname', 'lastname', 'content', 'accepted', 'expired_at', 'verified'),
  ...fieldsOf('personal_connection', 'usual_channel', 'is_fan'),
  competence_profiles: listOf(related),
  endorsements: listOf(endorsement),
  owner: related,
});

const invitable = entity({
  ...fieldsOf('id', 'canonical', 'selected', 'verification_url'),
  competence: related,
  profile_picture: image,
  checkmarks: entity(fieldsOf('count', 'color')),
  owner: related,
});

const confirmable = relatedWith('verified', 'is_fan');
const personalInvitation = entity({
  competence: confirmable,
  occupation: confirmable,
  discipline: confirmable,
  educations: listOf(confirmable),
  work_experiences: listOf(confirmable),
  same_field: confirmable,
});

const user = entity({
  ...fieldsOf('firstname', 'lastname', 'email', 'company', 'country', 'city', 'address', 'zip', 'phone', 'gender'),
  ...fieldsOf('academic_title', 'academic_title_area', 'academic_degree', 'is_linkedin_connected', 'role'),
  profile_picture: image,
});
const academic = entity(fieldsOf('academic_title', 'academic_title_area', 'academic_degree'));
const signedIn = entity({
  access_token: asItIs,
  user: entity(fieldsOf('id', 'firstname', 'lastname', 'role', 'email', 'gender')),
});

const post = entity({
  ...fieldsOf('id', 'title', 'content', 'status'),
  images: listOf(image),
  competence_profile: related,
  categories: listOf(related),
});
const comment = entity(fieldsOf('id', 'comment'));

const product = entity({
  ...fieldsOf('id', 'name', 'info_link', 'definition', 'features', 'type', 'description', 'shopping_link', 'price'),
  favourite: asItIs,
  images: listOf(image),
  tags: listOf(related),
});

const subscription = entity({ ...fieldsOf('plan', 'status', 'started_at', 'ends_at'), plan: only('slug') });
const voucher = entity(fieldsOf('code'));
const relatedList = listOf(related);

/** The answers of a group's calls by name; `other` is for those that are not listed. */
type Answers = Readonly<Record<string, Reduce>> & { other: Reduce };

const groups: Readonly<Record<string, Answers>> = {
  assistant: { other: nothing, getVariables: listOf(relatedList), suggestText: entity(fieldsOf('segments')) },
  authentication: {
    other: nothing,
    login: signedIn,
    finishProviderSignIn: signedIn,
    getProviderRedirect: only('url'),
  },
  claims: {
    other: claim,
    listClaims: listOf(claim),
    getPreviewLink: only('preview_link'),
    listClaimProfiles: listOf(claimProfile),
    checkProfileChange: asItIs,
    checkQuestionChange: asItIs,
    addKeyword: keyword,
    updateKeyword: keyword,
    addTip: tip,
    updateTip: tip,
    addFact: fact,
    updateFact: fact,
    addFaq: tip,
    updateFaq: tip,
    addEssential: essential,
    updateEssential: essential,
  },
  disciplines: { other: relatedList },
  education: { other: education, listEducation: listOf(education) },
  endorsements: {
    other: invitation,
    listInvitations: listOf(invitation),
    listInvitableProfiles: listOf(invitable),
    listVerificationPages: listOf(invitable),
    getPersonalInvitation: personalInvitation,
  },
  experience: { other: experience, listExperience: listOf(experience) },
  game: {
    other: nothing,
    getRound: entity({ occupation: related, terms: asItIs, ...fieldsOf('attempts', 'passed') }),
  },
  images: { other: image, listImages: listOf(image) },
  longAnswers: { other: longAnswer },
  networkImport: { other: nothing, readNetworkProfile: entity(fieldsOf('profile_data')) },
  plans: {
    other: nothing,
    listPlans: listOf(entity(fieldsOf('slug'))),
    listVouchers: listOf(voucher),
    checkVoucher: voucher,
    buyPlan: entity({ subscription, client_secret: asItIs }),
    getSubscription: subscription,
  },
  posts: {
    other: post,
    listMyPosts: listOf(post),
    listMyPublishedPosts: listOf(post),
    listAllPosts: listOf(post),
    filterPosts: listOf(post),
    listPostProfiles: relatedList,
    listComments: listOf(comment),
    listReplies: listOf(comment),
    addComment: comment,
    addReply: comment,
    listReportTypes: setOf(entity(fieldsOf('value'))),
    reportComment: nothing,
  },
  products: { other: product, listProducts: listOf(product) },
  profiles: {
    other: profile,
    listProfiles: listOf(profile),
    searchOccupations: relatedList,
    searchCompetences: relatedList,
    listCategories: relatedList,
    getLimit: entity(
      fieldsOf('can_publish_competence_profile', 'competences', 'available_competence_slots', 'max_competences'),
    ),
    getCompetences: entity({
      ...fieldsOf('available_competence_slots', 'max_competences'),
      competences: relatedList,
    }),
    getPreviewLink: only('url'),
    addStory: story,
    updateStory: story,
    addConnection: connection,
    updateConnection: connection,
    // The specification names no fields of a contact; they travel as they are (D-25).
    addContact: asItIs,
    updateContact: asItIs,
  },
  users: {
    other: nothing,
    validateExpert: (raw) => isRecord(raw) && raw['expert'] === 1,
    getAcademicInformation: academic,
    updateAcademicInformation: academic,
    getDetails: user,
    updateDetails: user,
    listCountries: relatedList,
  },
};

/** What a call answers in the profile `plain`, made of what its handler answers. */
export function plainAnswer({ id }: Pick<Endpoint, 'id'>, data: unknown): unknown {
  const [group = '', name = ''] = id.split('/');
  const answers = groups[group];
  if (!answers) throw new Error(`no plain answers for ${id}: add its group to mocks/serializers/plain.ts`);
  return (answers[name] ?? answers.other)(data);
}
