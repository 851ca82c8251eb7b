import { claims } from '@/api/endpoints/claims';
import { claimChangeLimit } from '@/domain/claimLimits';
import { canChangeClaim, claimAfter } from '@/domain/claimLifeCycle';
import { figuresOf } from '@/domain/plans';
import { claimChecks, type ClaimRule, firstBlocker } from '@/domain/publishing';
import { findCategory } from '../data/categories';
import { attach, detach } from '../db/attachments';
import { chosenImage } from '../db/images';
import { chosenProfile } from '../db/ownership';
import { newClaim, type ClaimRecord } from '../db/claims';
import type { World } from '../db/world';
import { mockHandlers } from '../endpoint';
import { failField } from '../fail';
import { listedClaim, serializeClaim, shortClaim } from '../serializers/claim';
import { shortProfile } from '../serializers/profileRef';
import { changing, itemHandlers, mine } from './claimItems';

const blockerTexts: Record<ClaimRule, string> = {
  keywords: 'Please add keywords.',
  categories: 'Please add categories',
  question: 'In order to publish claim question must exist',
  shortAnswer: 'Please add short answer',
  publicProfile: 'For a claim to be published, the associated competence profile must be public.',
  threeKeywords: '',
};

function firstOpen(world: World, claim: ClaimRecord): ClaimRule | undefined {
  const profile = world.table('profiles').get(claim.profile_id) ?? null;
  const facts = { ...claim, categories: claim.category_ids, competence_profile: profile };
  return firstBlocker(claimChecks(facts))?.rule;
}

export const claimsMocks = mockHandlers(claims, {
  listClaims: ({ world, account }) =>
    world
      .table('claims')
      .where(({ account_id }) => account_id === account.id)
      .map((claim) => listedClaim(world, claim)),

  getClaim: (call) => serializeClaim(call.world, mine(call)),

  createClaim: ({ body, world, account }) => {
    const profileId = chosenProfile(world, account, body.competence_profile_id).id;
    // An unknown plan counts as the smallest.
    const quota = figuresOf(account.plan)?.claims ?? 1;
    const count = world.table('claims').where(({ account_id }) => account_id === account.id).length;
    if (count >= quota) throw failField('limit', `Ihr Tarif umfasst ${quota} Claims. Sie haben bereits ${count}.`);
    const { topic, pain_point, question } = body;
    const claim = world
      .table('claims')
      .add(newClaim(world, account, { profile_id: profileId, topic, pain_point, question }));
    return shortClaim(claim);
  },

  deleteClaim: (call) => {
    const { id } = mine(call);
    const { world } = call;
    for (const answer of world.table('longAnswers').where(({ claim_id }) => claim_id === id)) {
      world.table('longAnswers').remove(answer.id);
    }
    world.table('claims').remove(id);
    return null;
  },

  getPreviewLink: (call) => ({ preview_link: `https://preview.fachprofil.example/claims/${mine(call).id}` }),

  pauseClaim: (call) => {
    const claim = changing(call);
    if (!canChangeClaim(claim, 'pause')) throw failField('status', 'Dieser Claim ist nicht veröffentlicht.');
    claim.status = 'paused';
    return shortClaim(claim);
  },

  publishClaim: (call) => {
    const claim = changing(call);
    if (!canChangeClaim(claim, 'publish')) throw failField('status', 'Dieser Claim ist bereits veröffentlicht.');
    const open = firstOpen(call.world, claim);
    if (open) throw failField(open, blockerTexts[open]);
    claim.status = 'published';
    return { ...shortClaim(claim), published_at: claim.updated_at };
  },

  upgradeClaim: (call) => {
    const claim = changing(call);
    if (!canChangeClaim(claim, 'upgrade')) throw failField('upgrade', 'Für diesen Claim gibt es kein Upgrade.');
    claim.upgradable = false;
    return shortClaim(claim);
  },

  listClaimProfiles: ({ world, account }) =>
    world
      .table('profiles')
      .where(({ account_id }) => account_id === account.id)
      .map((profile) => shortProfile(world, profile)),

  updateTopic: (call) => {
    const claim = changing(call);
    claim.topic = call.body.topic;
    return shortClaim(claim);
  },

  updatePainPoint: (call) => {
    const claim = changing(call);
    claim.pain_point = call.body.pain_point;
    return shortClaim(claim);
  },

  updateQuestion: (call) => {
    const claim = changing(call);
    const { question } = call.body;
    if (question === claim.question) return shortClaim(claim);
    if (claim.question_changes >= claimChangeLimit) {
      throw failField('question', 'Die Frage wurde bereits zweimal geändert.');
    }
    if (claim.question) claim.question_changes += 1;
    claim.question = question;
    return shortClaim(claim);
  },

  updateClaimProfile: (call) => {
    const claim = changing(call);
    const profileId = chosenProfile(call.world, call.account, call.body.competence_profile_id).id;
    if (profileId === claim.profile_id) return shortClaim(claim);
    if (claim.profile_changes >= claimChangeLimit) {
      throw failField('competence_profile_id', 'Das Kompetenzprofil wurde bereits zweimal geändert.');
    }
    claim.profile_changes += 1;
    claim.profile_id = profileId;
    claim.category_ids = [];
    if (claimAfter(claim, 'changeProfile') === 'paused') claim.status = 'paused';
    return shortClaim(claim);
  },

  checkProfileChange: (call) => ({ success: mine(call).profile_changes < claimChangeLimit }),
  checkQuestionChange: (call) => ({ success: mine(call).question_changes < claimChangeLimit }),

  ...itemHandlers('Keyword', 'keywords'),

  setCategories: (call) => {
    const ids = call.body.categories;
    if (ids.some((id) => !findCategory(id, 'de'))) throw failField('categories', 'Diese Kategorie gibt es nicht.');
    const claim = changing(call);
    claim.category_ids = ids;
    return shortClaim(claim);
  },

  saveShortAnswer: (call) => shortClaim(Object.assign(changing(call), call.body)),
  attachShortAnswerImage: (call) => {
    attach(changing(call).short_answer_image_ids, chosenImage(call.world, call.account, call.body.image).id);
  },
  detachShortAnswerImage: (call) => detach(changing(call).short_answer_image_ids, call.body.image),

  ...itemHandlers('Tip', 'tips'),

  saveQuote: (call) => shortClaim(Object.assign(changing(call), call.body)),
  saveOpinion: (call) => shortClaim(Object.assign(changing(call), call.body)),

  ...itemHandlers('Fact', 'facts'),

  ...itemHandlers('Faq', 'faqs', { link: '' }),

  ...itemHandlers('Essential', 'essentials'),
});
