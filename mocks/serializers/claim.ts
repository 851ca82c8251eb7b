import { questionAddress } from '@/domain/questionAddress';
import { findCategory } from '../data/categories';
import { noItems, noTexts, type ClaimList, type ClaimRecord, type LongAnswerRecord } from '../db/claims';
import type { World } from '../db/world';
import { serializeImages } from './image';
import { languageOfProfile } from './language';
import { profileRef } from './profileRef';
import { present } from './present';

/** A row of the list of one's own claims. */
export function listedClaim(world: World, claim: ClaimRecord) {
  return {
    ...claimRow(world, claim),
    short_answer_headline: claim.short_answer_headline,
    short_answer_text: claim.short_answer_text,
    keywords_count: claim.keywords.length,
    categories_count: claim.category_ids.length,
  };
}

export function claimRow(world: World, claim: ClaimRecord) {
  return {
    id: claim.id,
    user_id: claim.account_id,
    question: claim.question || null,
    topic: claim.topic || null,
    status: claim.status,
    competence_profile_id: claim.profile_id,
    competence_profile: profileRef(world, claim.profile_id),
    upgradable: claim.upgradable ? 1 : 0,
    public_url: publicUrl(claim),
    created_at: claim.created_at,
    updated_at: claim.updated_at,
  };
}

/** The short form that publish, pause and the changes of single fields answer. */
export function shortClaim(claim: ClaimRecord) {
  const { id, status, topic, updated_at } = claim;
  return { id, status, topic: topic || null, updated_at };
}

export function serializeLongAnswer(world: World, { image_ids, ...answer }: LongAnswerRecord) {
  return {
    ...answer,
    video: answer.video || null,
    source: answer.source || null,
    comment: answer.comment || null,
    images: serializeImages(world, image_ids),
    updated_at: answer.created_at,
  };
}

export function longAnswersOf(world: World, claim: ClaimRecord): LongAnswerRecord[] {
  return world
    .table('longAnswers')
    .where(({ claim_id }) => claim_id === claim.id)
    .toSorted((one, other) => one.order - other.order);
}

/** Only a published claim has a page; its address is the question (CLA-12). */
function publicUrl({ status, question }: ClaimRecord): string | null {
  return status === 'published' ? `https://fragen.fachprofil.example/${questionAddress(question)}` : null;
}

/** The texts of a claim, null where they are empty, and its lists. */
function contentOf(claim: ClaimRecord): Record<string, unknown> {
  const names = Object.keys({ ...noTexts, ...noItems() }) as (keyof typeof noTexts | ClaimList)[];
  return Object.fromEntries(names.map((name) => [name, claim[name] || null]));
}

/** A claim with all its sections. */
export function serializeClaim(world: World, claim: ClaimRecord) {
  const answers = longAnswersOf(world, claim).map((answer) => serializeLongAnswer(world, answer));
  return {
    ...claimRow(world, claim),
    ...contentOf(claim),
    keywords: claim.keywords.map((keyword) => ({ ...keyword, claim_id: claim.id })),
    // An object with numeric keys, as PHP writes a filtered list.
    facts: Object.fromEntries(claim.facts.map((fact, index) => [index, fact])),
    faqs: claim.faqs.map(({ link, ...faq }) => ({ ...faq, link: link || null })),
    categories: present(claim.category_ids.map((id) => findCategory(id, languageOfProfile(world, claim.profile_id)))),
    short_answer_images: serializeImages(world, claim.short_answer_image_ids),
    long_answers: answers,
    question_changes: claim.question_changes,
    competence_changes: claim.profile_changes,
    meta: [],
  };
}
