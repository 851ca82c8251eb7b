import type { Endpoint } from '@/api/endpoint';
import { isRecord } from '@/api/schema/wireTypes';
import {
  image,
  longAnswer,
  claimOrItem,
  listedClaim,
  experience,
  education,
  story,
  connection,
  profile,
  claimProfile,
  invitation,
  invitable,
  personalInvitation,
  user,
  academic,
  signedIn,
  post,
  comment,
  product,
  subscription,
  voucher,
  relatedList,
} from './plainEntities';
import { asItIs, entity, fieldsOf, listOf, nothing, only, type Reduce, related, setOf } from './reduce';

/*
 * The response profile `plain`: what a server answers that delivers the fields the specification names and nothing else.
 * The handlers answer as always; this layer then leaves out every other field. Related entities become `{ id, name }`,
 * and lists are lists.
 */

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
    other: claimOrItem,
    listClaims: listOf(listedClaim),
    getPreviewLink: only('preview_link'),
    listClaimProfiles: listOf(claimProfile),
    checkProfileChange: asItIs,
    checkQuestionChange: asItIs,
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

/** The response of a call in the profile `plain`, made of its handler's result. */
export function plainAnswer({ id }: Pick<Endpoint, 'id'>, data: unknown): unknown {
  const [group = '', name = ''] = id.split('/');
  const answers = groups[group];
  if (!answers) throw new Error(`no plain answers for ${id}: add its group to mocks/serializers/plain.ts`);
  return (answers[name] ?? answers.other)(data);
}
