import { isRecord } from '@/api/schema/wireTypes';
import { noItems, noTexts } from '../db/claims';
import { asItIs, entity, fieldsOf, listOf, only, type Reduce, related, relatedWith, renamed } from './reduce';

/* The fields of each entity that the specification names (A3, B3, B7). */

export const image = entity(
  fieldsOf('id', 'uuid', 'url', 'name', 'label', 'description', 'alt', 'author', 'show_copyright'),
);
/** An item of any list of a claim. */
const item = fieldsOf('id', 'title', 'text', 'link', 'source', 'order');
export const longAnswer = entity({
  ...fieldsOf('id', 'claim_id', 'headline', 'video', 'text', 'source', 'comment', 'order'),
  images: listOf(image),
});

/** Every text and list of a claim: the specification names it, or the app writes it and wants it back. */
const claimFields = {
  ...fieldsOf('id', 'status', 'competence_profile_id', ...Object.keys(noTexts)),
  ...Object.fromEntries(Object.keys(noItems()).map((list) => [list, listOf(entity(item))])),
  competence_profile: relatedWith('public'),
  categories: listOf(related),
  short_answer_images: listOf(image),
  long_answers: listOf(longAnswer),
};
/** In the list of one's own claims, of which the specification shows no field. */
export const listedClaim = entity({
  ...fieldsOf('id', 'status', 'question', 'topic', 'competence_profile_id'),
  competence_profile: relatedWith('public'),
});
/** A call that adds or changes an item answers the item alone. */
export const claimOrItem = entity({ ...item, ...claimFields });

export const experience = renamed(
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

export const education = entity({
  ...fieldsOf('id', 'type', 'grade', 'degree_name', 'institution', 'approved_by', 'city', 'main'),
  disciplines: listOf(related),
});

export const story = entity({
  ...fieldsOf('id', 'story_question', 'type', 'order', 'main'),
  image_gallery: listOf(image),
});
export const connection = entity({ ...fieldsOf('id', 'question', 'type', 'main'), image });

export const profile = renamed(
  { contact: 'contacts', subject_category: 'competence' },
  entity({
    ...fieldsOf('id', 'title', 'public', 'status', 'canonical', 'competence_id', 'month_of_experience', 'language'),
    occupation: related,
    competence_category: related,
    subject_category: related,
    profile_picture: image,
    categories: listOf(related),
    focus_points: listOf(related),
    work_experiences: listOf(experience),
    educations: listOf(education),
    personal_connections: listOf(connection),
    competence_stories: listOf(story),
    // The specification names no fields of a contact; they travel as they are (D-25).
    contact: asItIs,
    ...fieldsOf('longitude', 'latitude', 'verification_count'),
  }),
);

/** B7.1: items hold competence_id and competence; the id is the one that POST /claims takes. */
export const claimProfile: Reduce = (raw) =>
  isRecord(raw) ? { competence_id: raw['id'], competence: related(raw['competence'] ?? raw['occupation']) } : raw;

const endorsement = entity({
  ...fieldsOf('id', 'name', 'type', 'verified'),
  children: listOf(entity(fieldsOf('id', 'name', 'type', 'verified'))),
});

export const invitation = entity({
  ...fieldsOf('id', 'firstname', 'lastname', 'content', 'accepted', 'expired_at', 'verified'),
  ...fieldsOf('personal_connection', 'usual_channel', 'is_fan'),
  competence_profiles: listOf(related),
  endorsements: listOf(endorsement),
  owner: related,
});

export const invitable = entity({
  ...fieldsOf('id', 'canonical', 'selected', 'verification_url'),
  competence: related,
  profile_picture: image,
  checkmarks: entity(fieldsOf('count', 'color')),
  owner: related,
});

const confirmable = relatedWith('verified', 'is_fan');
export const personalInvitation = entity({
  competence: confirmable,
  occupation: confirmable,
  discipline: confirmable,
  educations: listOf(confirmable),
  work_experiences: listOf(confirmable),
  same_field: confirmable,
});

export const user = entity({
  ...fieldsOf('firstname', 'lastname', 'email', 'company', 'country', 'city', 'address', 'zip', 'phone', 'gender'),
  ...fieldsOf('academic_title', 'academic_title_area', 'academic_degree', 'is_linkedin_connected', 'role'),
  profile_picture: image,
});
export const academic = entity(fieldsOf('academic_title', 'academic_title_area', 'academic_degree'));
export const signedIn = entity({
  access_token: asItIs,
  user: entity(fieldsOf('id', 'firstname', 'lastname', 'role', 'email', 'gender')),
});

export const post = entity({
  ...fieldsOf('id', 'title', 'content', 'status'),
  images: listOf(image),
  competence_profile: related,
  categories: listOf(related),
});
export const comment = entity(fieldsOf('id', 'comment'));

export const product = entity({
  ...fieldsOf('id', 'name', 'info_link', 'definition', 'features', 'type', 'description', 'shopping_link', 'price'),
  favourite: asItIs,
  images: listOf(image),
  tags: listOf(related),
});

export const subscription = entity({ ...fieldsOf('plan', 'status', 'started_at', 'ends_at'), plan: only('slug') });
export const voucher = entity(fieldsOf('code'));
export const relatedList = listOf(related);
