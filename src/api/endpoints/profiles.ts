import { preprocess, z } from '../schema/zod';
import { defineEndpoints } from '../endpoint';
import {
  Ids,
  ImageChoice,
  LangQuery,
  LanguageCode,
  limits,
  LocaleQuery,
  LongText,
  OptionalEmail,
  OptionalPhone,
  OptionalWebAddress,
  RequiredText,
  SearchText,
  wholeNumberBetween,
} from '../schema/fields';
import { Address, Category, Checkmarks, Image, ImageRef, Named, NamedRef, profileFields, profileSchema } from '../schema/entities';
import { Education } from './education';
import { WorkExperience } from './experience';
import { Ack, Created, entityOrNull } from '../schema/responses';
import {
  answerList,
  Count,
  Flag,
  Id,
  IdInput,
  isList,
  isRecord,
  listOf,
  oneOrListOf,
  optional,
  OptionalFlag,
  OptionalCount,
  OptionalNumber,
  orderedListOf,
  withAliases,
  Text,
  TextOrName,
  Timestamp,
} from '../schema/wireTypes';

/** Seniority; its words follow the user's gender (D-22). */
export const profileTitles = ['junior', 'specialist', 'expert', 'master', 'senior_expert'] as const;
export const Occupation = withAliases(
  { name: ['title', 'label'], competence_areas: ['areas'] },
  z.object({ id: Id, name: TextOrName, competence_areas: listOf(Named) }),
).register(z.globalRegistry, { id: 'Occupation' });
export type Occupation = z.output<typeof Occupation>;

export const Story = withAliases(
  { main: ['is_main'], image_gallery: ['images'] },
  z.object({
    id: Id,
    /** The text, since the group is its prompt (D-30); the question where a server delivers a `text` too. */
    story_question: Text,
    text: Text,
    type: Text,
    image_gallery: listOf(Image),
    main: Flag,
    order: Count,
  }),
).register(z.globalRegistry, { id: 'Story' });
export type Story = z.output<typeof Story>;

export const PersonalConnection = withAliases(
  { main: ['is_main'] },
  z.object({
    id: Id,
    /** As in `Story`. */
    question: Text,
    text: Text,
    type: Text,
    image: ImageRef,
    main: Flag,
  }),
).register(z.globalRegistry, { id: 'PersonalConnection' });
export type PersonalConnection = z.output<typeof PersonalConnection>;

/** The specification names no fields: unknown ones are kept and sent back (D-25). */
export const Contact = z.looseObject({ id: Id, phone: Text, email: Text, website: Text, address: Text }).register(z.globalRegistry, { id: 'Contact' });
export type Contact = z.output<typeof Contact>;

/** `expires_at` is '' where the server does not tell. */
export const PreviewLink = preprocess(
  (raw) => ({ address: raw, ...(isRecord(raw) ? { expires_at: raw['expires_at'] ?? raw['expired_at'] } : {}) }),
  z.object({ address: Address, expires_at: Timestamp }),
).register(z.globalRegistry, { id: 'PreviewLink' });
export type PreviewLink = z.output<typeof PreviewLink>;

const listFields = {
  ...profileFields,
  /** Of the profile, in which its single read names things; '' where it is not delivered (D-63). */
  language: Text,
  /** Null where it is not delivered (D-65). */
  verification_count: OptionalCount,
  checkmarks: optional(Checkmarks),
  /** Address for visitors to verify the expert; like the public page, refreshed once a day (PRO-19). */
  verification_url: Text,
  public_url: Text,
};

export const ProfileListItem = withAliases({ public_url: ['url'] }, profileSchema(listFields)).register(z.globalRegistry, {
  id: 'ProfileListItem',
});
export type ProfileListItem = z.output<typeof ProfileListItem>;

/** Experience comes in months, or in whole years. */
const withMonths = (raw: unknown) => (isRecord(raw) && typeof raw['years'] === 'number' ? { month_of_experience: raw['years'] * 12, ...raw } : raw);

export const CompetenceProfile = preprocess(
  withMonths,
  withAliases(
    {
      public_url: ['url'],
      work_experiences: ['work_experience', 'experiences', 'experience'],
      educations: ['education'],
      competence_area: ['competence_category'],
      contacts: ['contact'],
      competence_stories: ['stories'],
      personal_connections: ['connections'],
    },
    profileSchema({
      ...listFields,
      /** Occupational area of the profile, and the subject below it. */
      competence_area: NamedRef,
      subject_category: NamedRef,
      month_of_experience: OptionalCount,
      location: TextOrName,
      latitude: OptionalNumber,
      longitude: OptionalNumber,
      categories: listOf(Category),
      focus_points: listOf(Named),
      work_experiences: listOf(WorkExperience),
      educations: listOf(Education),
      personal_connections: listOf(PersonalConnection),
      competence_stories: orderedListOf(Story),
      contacts: oneOrListOf(Contact),
      /** Priority switches already made in the last 12 months; null where the server does not tell (D-24). */
      priority_changes: OptionalCount,
    }),
  ),
).register(z.globalRegistry, { id: 'CompetenceProfile', namedBy: 'profileId' });
export type CompetenceProfile = z.output<typeof CompetenceProfile>;

const WrittenProfile = entityOrNull(CompetenceProfile, ['personal_connections', 'competence_stories']);

export const ProfileLimit = preprocess(
  (raw) => (isRecord(raw) && isList(raw['competences']) ? { ...raw, competences: raw['competences'].length } : raw),
  withAliases(
    { max_competences: ['max_competence_profiles', 'max'], competences: ['used'] },
    z.object({
      can_publish_competence_profile: OptionalFlag,
      /** How many there are, how many more may be created, and how many there may be in all. */
      competences: OptionalCount,
      available_competence_slots: OptionalCount,
      max_competences: OptionalCount,
    }),
  ),
).register(z.globalRegistry, { id: 'ProfileLimit' });
export type ProfileLimit = z.output<typeof ProfileLimit>;

export const ProfileCompetences = preprocess(
  (raw) => (Array.isArray(raw) ? { competences: raw } : raw),
  z.object({
    competences: listOf(Named),
    available_competence_slots: OptionalCount,
    max_competences: OptionalCount,
  }),
).register(z.globalRegistry, { id: 'ProfileCompetences' });
export type ProfileCompetences = z.output<typeof ProfileCompetences>;

export const CompetenceAreaInput = z.object({
  occupation_id: IdInput,
  competence_area_id: IdInput,
  /** Asked for in years and months (D-20). */
  month_of_experience: wholeNumberBetween(0, limits.monthsOfExperience),
  lang: LanguageCode,
});
export const ProfileTitleInput = z.object({ title: RequiredText });
export const ProfileCompetenceInput = z.object({ subject_category_id: IdInput });
export const CompetencesInput = z.object({ competences: Ids });
export const StoryInput = z.object({ type: RequiredText, story_question: z.string().check(z.trim(), z.minLength(1)) });
export const PersonalConnectionInput = z.object({
  type: RequiredText,
  question: z.string().check(z.trim(), z.minLength(1)),
  image: z.nullish(IdInput),
});
/** Each field is optional; fields of the server that we do not know travel back unchanged (D-25). */
export const ContactInput = z.looseObject({
  phone: z.optional(OptionalPhone),
  email: z.optional(OptionalEmail),
  website: z.optional(OptionalWebAddress),
  address: z.optional(LongText),
});

export const OccupationQuery = z.object({ search: SearchText, lang: LanguageCode });
export const CompetenceQuery = z.object({ locale: LanguageCode, query: SearchText });

export const profiles = defineEndpoints('profiles', {
  listProfiles: {
    method: 'get',
    path: '/competenceprofile/mycompetences',
    summary: 'My competence profiles',
    query: LangQuery,
    response: answerList(ProfileListItem),
  },
  getProfile: { method: 'get', path: '/competenceprofile/:profileId', summary: 'One competence profile with all its parts', response: CompetenceProfile },
  searchOccupations: { method: 'get', path: '/occupations', summary: 'Find occupations by name', query: OccupationQuery, response: answerList(Occupation) },
  getLimit: {
    method: 'get',
    path: '/competenceprofile/check-competences',
    summary: 'Whether another profile may be created and published',
    response: ProfileLimit,
  },
  getCompetences: {
    method: 'get',
    path: '/competenceprofile/:profileId/competences',
    summary: 'Competences of a profile and the places left',
    query: LocaleQuery,
    response: ProfileCompetences,
  },
  saveCompetences: {
    method: 'put',
    path: '/competenceprofile/:profileId/competences',
    summary: 'Set the competences of a profile',
    query: LocaleQuery,
    body: CompetencesInput,
    response: Ack,
  },
  searchCompetences: {
    method: 'get',
    path: '/competenceprofile/:profileId/competences/available',
    summary: 'Find competences a profile may add',
    query: CompetenceQuery,
    response: answerList(Named),
  },
  listCategories: { method: 'get', path: '/category/valid', summary: 'Categories that can be chosen', query: LocaleQuery, response: answerList(Category) },
  getPreviewLink: { method: 'get', path: '/preview/expert/:profileId', summary: 'Secret preview address of a profile, which expires', response: PreviewLink },
  publishProfile: { method: 'put', path: '/competenceprofile/:profileId/publish', summary: 'Publish a profile', response: WrittenProfile },
  unpublishProfile: { method: 'put', path: '/competenceprofile/:profileId/unpublish', summary: 'Pause a profile', response: WrittenProfile },
  makeCanonical: {
    method: 'put',
    path: '/competenceprofile/:profileId/canonical',
    summary: 'Give a profile priority over the others',
    response: WrittenProfile,
  },
  deleteProfile: { method: 'delete', path: '/competenceprofile/:profileId', summary: 'Delete a profile', response: Ack },
  attachPicture: {
    method: 'post',
    path: '/competenceprofile/:profileId/image-attach-profile',
    summary: 'Attach a library image as the profile picture',
    body: ImageChoice,
    response: WrittenProfile,
  },
  detachPicture: {
    method: 'post',
    path: '/competenceprofile/:profileId/image-detach-profile',
    summary: 'Detach the profile picture',
    body: ImageChoice,
    response: WrittenProfile,
  },
  createProfile: {
    method: 'post',
    creates: true,
    path: '/competenceprofile/mycompetencearea',
    summary: 'Create a profile from occupation, area and experience',
    body: CompetenceAreaInput,
    response: Created,
  },
  setTitle: {
    method: 'post',
    path: '/competenceprofile/:profileId/add-title',
    summary: 'Set the title of a profile',
    body: ProfileTitleInput,
    response: WrittenProfile,
  },
  setCompetence: {
    method: 'post',
    path: '/competenceprofile/:profileId/mycompetence',
    summary: 'Set the competence of a profile',
    body: ProfileCompetenceInput,
    response: WrittenProfile,
  },
  addStory: {
    method: 'post',
    creates: true,
    path: '/competenceprofile/:profileId/competencestory',
    summary: 'Add a story',
    body: StoryInput,
    response: WrittenProfile,
  },
  updateStory: {
    method: 'patch',
    path: '/competenceprofile/:profileId/competencestory/:storyId',
    summary: 'Change a story',
    body: StoryInput,
    response: WrittenProfile,
  },
  deleteStory: { method: 'delete', path: '/competenceprofile/:profileId/competencestory/:storyId', summary: 'Delete a story', response: WrittenProfile },
  makeMainStory: {
    method: 'patch',
    path: '/competenceprofile/:profileId/competencestory/:storyId/main',
    summary: 'Make a story the main one',
    response: WrittenProfile,
  },
  attachStoryImage: {
    method: 'post',
    path: '/competenceprofile/:profileId/competencestory/:storyId/image-gallery-attach',
    summary: 'Attach a library image to a story',
    body: ImageChoice,
    response: WrittenProfile,
  },
  detachStoryImage: {
    method: 'post',
    path: '/competenceprofile/:profileId/competencestory/:storyId/image-gallery-detach',
    summary: 'Detach an image from a story',
    body: ImageChoice,
    response: WrittenProfile,
  },
  addConnection: {
    method: 'post',
    creates: true,
    path: '/competenceprofile/:profileId/personalconnection',
    summary: 'Add a personal connection',
    body: PersonalConnectionInput,
    response: WrittenProfile,
  },
  updateConnection: {
    method: 'patch',
    path: '/competenceprofile/:profileId/personalconnection/:connectionId',
    summary: 'Change a personal connection',
    body: PersonalConnectionInput,
    response: WrittenProfile,
  },
  deleteConnection: {
    method: 'delete',
    path: '/competenceprofile/:profileId/personalconnection/:connectionId',
    summary: 'Delete a personal connection',
    response: WrittenProfile,
  },
  makeMainConnection: {
    method: 'patch',
    path: '/competenceprofile/:profileId/personalconnection/:connectionId/main',
    summary: 'Make a personal connection the main one',
    response: WrittenProfile,
  },
  attachConnectionImage: {
    method: 'post',
    path: '/competenceprofile/:profileId/personalconnection/:connectionId/image-attach',
    summary: 'Attach a library image to a personal connection',
    body: ImageChoice,
    response: WrittenProfile,
  },
  detachConnectionImage: {
    method: 'post',
    path: '/competenceprofile/:profileId/personalconnection/:connectionId/image-detach',
    summary: 'Detach the image of a personal connection',
    body: ImageChoice,
    response: WrittenProfile,
  },
  addContact: {
    method: 'post',
    creates: true,
    path: '/competenceprofile/:profileId/contact',
    summary: 'Add contact data',
    body: ContactInput,
    response: WrittenProfile,
  },
  updateContact: {
    method: 'patch',
    path: '/competenceprofile/:profileId/contact/:contactId',
    summary: 'Change contact data',
    body: ContactInput,
    response: WrittenProfile,
  },
  deleteContact: { method: 'delete', path: '/competenceprofile/:profileId/contact/:contactId', summary: 'Delete contact data', response: WrittenProfile },
});
