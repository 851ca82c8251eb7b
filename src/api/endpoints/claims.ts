import { preprocess, z } from '../schema/zod';
import { defineEndpoints } from '../endpoint';
import { ImageChoice, limits, LongText, OptionalWebAddress, PositionsInput, Title, Topic } from '../schema/fields';
import { Address, Category, Image, ProfileRef } from '../schema/entities';
import { LongAnswer } from './longAnswers';
import { Ack, Created, booleanAnswer, entityOrNull } from '../schema/responses';
import {
  answerList,
  Count,
  Flag,
  Id,
  IdInput,
  isList,
  isRecord,
  listOf,
  optional,
  OptionalId,
  OptionalCount,
  OptionalText,
  orderedListOf,
  withAliases,
  Text,
  Timestamp,
} from '../schema/wireTypes';

/** A status of another name is kept as text. */
export const claimStatuses = ['draft', 'published', 'paused'] as const;

export const Keyword = z.object({ id: Id, title: Text, order: Count }).register(z.globalRegistry, { id: 'Keyword' });
export type Keyword = z.output<typeof Keyword>;

export const Tip = z.object({ id: Id, title: Text, text: Text, link: Text, order: Count }).register(z.globalRegistry, { id: 'Tip' });
export type Tip = z.output<typeof Tip>;

export const Fact = z.object({ id: Id, title: Text, text: Text, source: Text, order: Count }).register(z.globalRegistry, { id: 'Fact' });
export type Fact = z.output<typeof Fact>;

export const Faq = z.object({ id: Id, title: Text, text: Text, link: Text, order: Count }).register(z.globalRegistry, { id: 'Faq' });
export type Faq = z.output<typeof Faq>;

export const Essential = z.object({ id: Id, text: Text, order: Count }).register(z.globalRegistry, { id: 'Essential' });
export type Essential = z.output<typeof Essential>;

const otherNames = {
  long_answers: ['longanswers', 'longAnswers'],
  source_link: ['source'],
  video_link: ['video'],
  upgradable: ['is_upgradable', 'can_upgrade'],
  public_url: ['url', 'page_url'],
  competence_changes: ['competence_profile_changes'],
};

/** Reads the profile from its bare id where nothing else is delivered, and the id from the profile. */
function withProfile(raw: unknown): unknown {
  if (!isRecord(raw)) return raw;
  const { competence_profile_id: id, ...others } = raw;
  const profile = raw['competence_profile'] === undefined ? (raw['profile'] ?? id) : raw['competence_profile'];
  return { ...others, competence_profile: profile, competence_profile_id: id ?? optional(ProfileRef).parse(profile)?.id };
}

const listFields = {
  id: Id,
  question: Text,
  topic: Text,
  status: Text,
  competence_profile_id: OptionalId,
  competence_profile: optional(ProfileRef),
  /** The upgrade to basic is on offer (D-33). */
  upgradable: Flag,
  /** '' where the server does not deliver it. */
  public_url: Text,
  created_at: Timestamp,
  updated_at: Timestamp,
};

const counted = (list: unknown, name: string) => (isList(list) ? { [name]: list.length } : {});

/** Its keywords and categories may be counted, listed or left out. */
export const ClaimListItem = preprocess(
  (raw) => withProfile(isRecord(raw) ? { ...raw, ...counted(raw['keywords'], 'keyword_count'), ...counted(raw['categories'], 'category_count') } : raw),
  withAliases(
    { ...otherNames, keyword_count: ['keywords_count'], category_count: ['categories_count'] },
    z.object({
      ...listFields,
      keyword_count: OptionalCount,
      category_count: OptionalCount,
      /** null where the list does not say. */
      short_answer_headline: OptionalText,
      short_answer_text: OptionalText,
    }),
  ),
).register(z.globalRegistry, { id: 'ClaimListItem' });
export type ClaimListItem = z.output<typeof ClaimListItem>;

/** Ordered lists are sorted, counted from 1. */
export const Claim = preprocess(
  (raw) => {
    const opinion = isRecord(raw) ? raw['opinion'] : undefined;
    if (!isRecord(raw) || !isRecord(opinion)) return withProfile(raw);
    return withProfile({ opinion_headline: opinion['headline'], opinion_text: opinion['text'], ...raw });
  },
  withAliases(
    otherNames,
    z.object({
      ...listFields,
      pain_point: Text,
      keywords: orderedListOf(Keyword),
      categories: listOf(Category),
      short_answer_headline: Text,
      short_answer_text: Text,
      short_answer_video: Text,
      short_answer_images: listOf(Image),
      tips: orderedListOf(Tip),
      emotional_quote: Text,
      opinion_headline: Text,
      opinion_text: Text,
      facts: orderedListOf(Fact),
      faqs: orderedListOf(Faq),
      long_answers: orderedListOf(LongAnswer),
      essentials: orderedListOf(Essential),
      source_link: Text,
      video_link: Text,
      /** Changes already made of at most two; null where the server does not tell (D-34). */
      question_changes: OptionalCount,
      competence_changes: OptionalCount,
    }),
  ),
).register(z.globalRegistry, { id: 'Claim', namedBy: 'claimId' });
export type Claim = z.output<typeof Claim>;

/** Whole only where the answer has every list: a missing one would look empty. */
const WrittenClaim = entityOrNull(Claim, ['question', 'keywords', 'categories', 'tips', 'facts', 'faqs', 'essentials', 'long_answers', 'competence_profile']);

/** Of the question or the profile; null where the server does not say. */
export const ChangeCheck = booleanAnswer(['success', 'allowed']);

export const ClaimInput = z.object({
  competence_profile_id: IdInput,
  topic: Topic,
  pain_point: LongText,
  question: Title,
});
export const TopicInput = z.object({ topic: Topic });
export const PainPointInput = z.object({ pain_point: LongText });
export const QuestionInput = z.object({ question: Title });
export const ClaimProfileInput = z.object({ competence_profile_id: IdInput });
export const NewKeywordInput = z.object({ title: Title });
export const KeywordInput = z.object({ title: Title, order: z.int().check(z.minimum(1)) });
export const ClaimCategoriesInput = z.object({ categories: z.array(IdInput).check(z.maxLength(limits.claimCategories)) });
export const ShortAnswerInput = z.object({
  short_answer_video: OptionalWebAddress,
  short_answer_headline: LongText,
  short_answer_text: LongText,
});
export const TipInput = z.object({ title: Title, text: LongText, link: OptionalWebAddress });
export const QuoteInput = z.object({ emotional_quote: LongText });
export const OpinionInput = z.object({ opinion_headline: LongText, opinion_text: LongText });
export const FactInput = z.object({ title: Title, text: LongText, source: OptionalWebAddress });
/** A link is taken only by the change of an item (D-37). */
export const NewFaqInput = z.object({ title: Title, text: LongText });
export const FaqInput = z.extend(NewFaqInput, { link: OptionalWebAddress });
export const NewEssentialInput = z.object({ claim_id: IdInput, text: Title });
export const EssentialInput = z.object({ text: Title });

export const claims = defineEndpoints('claims', {
  listClaims: { method: 'get', path: '/claims/plain', summary: 'My claims', response: answerList(ClaimListItem) },
  getClaim: { method: 'get', path: '/claims/:claimId', summary: 'One claim with all its sections', response: Claim },
  createClaim: { method: 'post', creates: true, path: '/claims', summary: 'Create a claim', body: ClaimInput, response: Created },
  deleteClaim: { method: 'delete', path: '/claims/:claimId', summary: 'Delete a claim', response: Ack },
  getPreviewLink: { method: 'get', path: '/preview-link/:claimId', summary: "Address of a claim's preview", response: Address },
  pauseClaim: { method: 'patch', path: '/claims/:claimId/pause', summary: 'Pause a claim', response: WrittenClaim },
  publishClaim: { method: 'patch', path: '/claims/:claimId/publish', summary: 'Publish a claim', response: WrittenClaim },
  upgradeClaim: { method: 'patch', path: '/claims/upgrade/:claimId', summary: 'Upgrade a claim to basic', response: WrittenClaim },
  listClaimProfiles: { method: 'get', path: '/claims/competence-profiles', summary: 'Profiles a claim can belong to', response: answerList(ProfileRef) },
  updateTopic: { method: 'patch', path: '/claims/:claimId/topic', summary: 'Change the topic', body: TopicInput, response: WrittenClaim },
  updatePainPoint: { method: 'patch', path: '/claims/:claimId/pain-point', summary: 'Change the pain point', body: PainPointInput, response: WrittenClaim },
  updateQuestion: {
    method: 'patch',
    path: '/claims/:claimId/question',
    summary: 'Change the question, which is the page address',
    body: QuestionInput,
    response: WrittenClaim,
  },
  updateClaimProfile: {
    method: 'patch',
    path: '/claims/:claimId/competence-profile',
    summary: 'Link another competence profile',
    body: ClaimProfileInput,
    response: WrittenClaim,
  },
  checkProfileChange: {
    method: 'get',
    path: '/claims/:claimId/check-change-competence',
    summary: 'Whether the linked profile may still be changed',
    response: ChangeCheck,
  },
  checkQuestionChange: {
    method: 'get',
    path: '/claims/:claimId/check-change-question',
    summary: 'Whether the question may still be changed',
    response: ChangeCheck,
  },
  addKeyword: { method: 'post', creates: true, path: '/claims/:claimId/add-keyword', summary: 'Add a keyword', body: NewKeywordInput, response: WrittenClaim },
  updateKeyword: { method: 'patch', path: '/claims/:claimId/keyword/:keywordId', summary: 'Change a keyword', body: KeywordInput, response: WrittenClaim },
  deleteKeyword: { method: 'delete', path: '/claims/:claimId/keyword/:keywordId', summary: 'Delete a keyword', response: WrittenClaim },
  reorderKeywords: {
    method: 'patch',
    path: '/claims/:claimId/keyword-reorder',
    summary: 'Set the order of the keywords',
    body: PositionsInput,
    response: WrittenClaim,
  },
  setCategories: { method: 'post', path: '/claims/:claimId/my-category', summary: 'Set the categories', body: ClaimCategoriesInput, response: WrittenClaim },
  saveShortAnswer: {
    method: 'post',
    path: '/claims/:claimId/add-short-answer',
    summary: 'Save the short answer',
    body: ShortAnswerInput,
    response: WrittenClaim,
  },
  attachShortAnswerImage: {
    method: 'post',
    path: '/claims/:claimId/images-attach-short-answer',
    summary: 'Attach a library image to the short answer',
    body: ImageChoice,
    response: WrittenClaim,
  },
  detachShortAnswerImage: {
    method: 'post',
    path: '/claims/:claimId/images-detach-short-answer',
    summary: 'Detach an image from the short answer',
    body: ImageChoice,
    response: WrittenClaim,
  },
  addTip: { method: 'post', creates: true, path: '/claims/:claimId/add-tip', summary: 'Add a tip', body: TipInput, response: WrittenClaim },
  updateTip: { method: 'patch', path: '/claims/:claimId/tip/:tipId', summary: 'Change a tip', body: TipInput, response: WrittenClaim },
  deleteTip: { method: 'delete', path: '/claims/:claimId/tip/:tipId', summary: 'Delete a tip', response: WrittenClaim },
  reorderTips: { method: 'patch', path: '/claims/:claimId/tip-reorder', summary: 'Set the order of the tips', body: PositionsInput, response: WrittenClaim },
  saveQuote: { method: 'post', path: '/claims/:claimId/add-quote', summary: 'Save the emotional quote', body: QuoteInput, response: WrittenClaim },
  saveOpinion: { method: 'post', path: '/claims/:claimId/add-opinion', summary: 'Save the opinion', body: OpinionInput, response: WrittenClaim },
  addFact: { method: 'post', creates: true, path: '/claims/:claimId/add-fact', summary: 'Add a fact', body: FactInput, response: WrittenClaim },
  updateFact: { method: 'patch', path: '/claims/:claimId/fact/:factId', summary: 'Change a fact', body: FactInput, response: WrittenClaim },
  deleteFact: { method: 'delete', path: '/claims/:claimId/fact/:factId', summary: 'Delete a fact', response: WrittenClaim },
  reorderFacts: { method: 'patch', path: '/claims/:claimId/fact-reorder', summary: 'Set the order of the facts', body: PositionsInput, response: WrittenClaim },
  addFaq: { method: 'post', creates: true, path: '/claims/:claimId/add-faq', summary: 'Add a frequent question', body: NewFaqInput, response: WrittenClaim },
  updateFaq: { method: 'patch', path: '/claims/:claimId/faq/:faqId', summary: 'Change a frequent question', body: FaqInput, response: WrittenClaim },
  deleteFaq: { method: 'delete', path: '/claims/:claimId/faq/:faqId', summary: 'Delete a frequent question', response: WrittenClaim },
  reorderFaqs: {
    method: 'patch',
    path: '/claims/:claimId/faq-reorder',
    summary: 'Set the order of the frequent questions',
    body: PositionsInput,
    response: WrittenClaim,
  },
  addEssential: {
    method: 'post',
    creates: true,
    path: '/claims/:claimId/add-essential',
    summary: 'Add an essential',
    body: NewEssentialInput,
    response: WrittenClaim,
  },
  updateEssential: {
    method: 'patch',
    path: '/claims/:claimId/essential/:essentialId',
    summary: 'Change an essential',
    body: EssentialInput,
    response: WrittenClaim,
  },
  deleteEssential: { method: 'delete', path: '/claims/:claimId/essential/:essentialId', summary: 'Delete an essential', response: WrittenClaim },
  reorderEssentials: {
    method: 'patch',
    path: '/claims/:claimId/essential-reorder',
    summary: 'Set the order of the essentials',
    body: PositionsInput,
    response: WrittenClaim,
  },
});
