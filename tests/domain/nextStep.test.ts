import { describe, expect, it } from 'vitest';
import type { NewsEntry } from '@/domain/news';
import {
  claimToFinish,
  entriesOf,
  firstSteps,
  firstStepsDone,
  nextSteps,
  profileToFinish,
  publicProfileToShow,
  stepBefore,
  stepProgress,
  type NextStep,
  type Situation,
} from '@/domain/nextStep';
import type { WorkTarget } from '@/domain/recentWork';

const now = Date.parse('2026-11-21T10:00:00Z');

const published = { id: '1', public: true, canonical: true };
const paused = { id: '2', public: false, canonical: false };
const experience = { id: '5', location: 'Kiel', main: true, disciplines: [{}] };
const readyProfile = {
  id: '2',
  public: false,
  competence: {},
  competence_id: '3',
  profile_picture: null,
  work_experiences: [experience],
  educations: [],
};
const publishedClaim = { id: '7', status: 'published', updated_at: '2026-11-01' };
const draft = { id: '8', status: 'draft', updated_at: '2026-11-02' };
const readyClaim = {
  id: '8',
  question: 'Wie?',
  keywords: [{}, {}, {}],
  categories: [{}],
  short_answer_headline: 'So',
  short_answer_text: 'So.',
  competence_profile: { public: true },
};
const open = { id: '9', accepted: false, expired_at: '2026-12-20' };

/** Everything in order: a published profile, a published claim, an invitation that has time. */
const settled: Situation = {
  profiles: [published],
  pausedProfile: null,
  canPublish: true,
  claims: [publishedClaim],
  draftClaim: null,
  invitations: [open],
};
const step = (change: Partial<Situation>) => nextSteps({ ...settled, ...change }, now)[0] ?? null;

describe('the next best step', () => {
  it('is another question where everything is in order', () => {
    expect(step({})).toEqual({ type: 'anotherClaim' });
  });

  it('is the wizard without a profile, before anything else', () => {
    expect(step({ profiles: [], claims: [], invitations: [] })).toEqual({ type: 'createProfile' });
  });

  it.each([
    ['competence', { competence: null, competence_id: null, work_experiences: [] }, true],
    ['limit', { work_experiences: [] }, false],
    ['experience', { work_experiences: [] }, true],
    ['experienceDetails', { work_experiences: [{ ...experience, location: ' ', main: false }] }, true],
    ['mainExperience', { work_experiences: [{ ...experience, main: false }] }, true],
    ['educationDetails', { educations: [{ id: '6', city: '', disciplines: [] }] }, true],
  ] as const)('names the first open blocker of the only profile: %s', (rule, facts, canPublish) => {
    const pausedProfile = { ...readyProfile, ...facts };
    expect(step({ profiles: [paused], pausedProfile, canPublish, claims: [] })).toEqual({
      type: 'unblockProfile',
      profileId: '2',
      rule,
    });
  });

  it('is to publish a profile that nothing blocks', () => {
    expect(step({ profiles: [paused], pausedProfile: readyProfile, claims: [] })).toEqual({
      type: 'publishProfile',
      profileId: '2',
    });
  });

  it('is the first claim once there is a profile', () => {
    expect(step({ claims: [], invitations: [] })).toEqual({ type: 'createClaim' });
  });

  it('is to publish a draft that is ready, before an invitation that ends', () => {
    const invitations = [{ ...open, expired_at: '2026-11-22' }];
    expect(step({ claims: [draft], draftClaim: readyClaim, invitations })).toEqual({
      type: 'publishClaim',
      claimId: '8',
    });
  });

  it('is to remind of an invitation that ends, before a draft that is not ready', () => {
    const invitations = [open, { ...open, id: '10', expired_at: '2026-11-28' }];
    const draftClaim = { ...readyClaim, keywords: [] };
    expect(step({ claims: [draft], draftClaim, invitations })).toEqual({ type: 'remind', invitationId: '10' });
  });

  it.each([
    ['has eight days left', { expired_at: '2026-11-29' }],
    ['is over', { expired_at: '2026-11-20' }],
    ['was accepted', { expired_at: '2026-11-22', accepted: true }],
  ])('does not remind of an invitation that %s', (_, change) => {
    expect(step({ invitations: [{ ...open, ...change }] })).toEqual({ type: 'anotherClaim' });
  });

  it('is the first open blocker of a draft', () => {
    const draftClaim = { ...readyClaim, categories: [], short_answer_text: '' };
    expect(step({ claims: [draft], draftClaim })).toEqual({ type: 'unblockClaim', claimId: '8', rule: 'categories' });
  });

  it('is to invite somebody who can verify what is public', () => {
    expect(step({ invitations: [] })).toEqual({ type: 'invite' });
  });

  it('leaves a paused profile for the end where another is published', () => {
    const second = { profiles: [published, paused], pausedProfile: { ...readyProfile, work_experiences: [] } };
    expect(step({ ...second, claims: [] })).toEqual({ type: 'createClaim' });
    expect(step(second)).toEqual({ type: 'unblockProfile', profileId: '2', rule: 'experience' });
  });

  it('does not send anybody to work at a limit', () => {
    const limited = { profiles: [published, paused], pausedProfile: readyProfile, canPublish: false };
    expect(step(limited)).toEqual({ type: 'anotherClaim' });
  });

  it.each<[string, Partial<Situation>, NextStep | null]>([
    ['profiles', { profiles: null, claims: [] }, { type: 'createClaim' }],
    ['claims', { claims: null, invitations: [] }, { type: 'invite' }],
    ['invitations', { invitations: null }, { type: 'anotherClaim' }],
    ['everything', { profiles: null, claims: null, invitations: null }, null],
    ['the paused profile', { profiles: [paused], claims: [] }, { type: 'createClaim' }],
    [
      'the limit',
      { profiles: [paused], pausedProfile: readyProfile, canPublish: null },
      { type: 'publishProfile', profileId: '2' },
    ],
  ])('goes on to what is known where %s could not be read', (_, change, expected) => {
    expect(step(change)).toEqual(expected);
  });
});

describe('the steps after it', () => {
  it('follow in their order, each once', () => {
    const invitations = [{ ...open, expired_at: '2026-11-22' }];
    const both = { profiles: [published, paused], pausedProfile: readyProfile, invitations };
    const draftClaim = { ...readyClaim, keywords: [] };
    const types = (change: Partial<Situation>) =>
      nextSteps({ ...settled, ...both, ...change }, now).map(({ type }) => type);
    expect(types({ draftClaim })).toEqual(['remind', 'unblockClaim', 'publishProfile']);
    expect(types({ draftClaim: readyClaim })).toEqual(['publishClaim', 'remind', 'publishProfile']);
    expect(types({ profiles: [paused], claims: [] })).toEqual(['publishProfile', 'createClaim', 'remind']);
  });

  it('are none without a profile, which all others need', () => {
    expect(nextSteps({ ...settled, profiles: [], claims: [], invitations: [] }, now)).toHaveLength(1);
  });
});

describe('a step and a place to continue at', () => {
  it.each<[boolean, NextStep, WorkTarget]>([
    [true, { type: 'createProfile' }, { type: 'newProfile' }],
    [false, { type: 'createProfile' }, { type: 'newProfile', id: '2' }],
    [true, { type: 'createClaim' }, { type: 'newClaim' }],
    [true, { type: 'publishClaim', claimId: '8' }, { type: 'claim', id: '8' }],
    [false, { type: 'publishClaim', claimId: '8' }, { type: 'claim', id: '9' }],
    [false, { type: 'publishClaim', claimId: '8' }, { type: 'profile', id: '8' }],
    [true, { type: 'publishClaim', claimId: '8' }, { type: 'question', id: '8' }],
    [false, { type: 'publishClaim', claimId: '8' }, { type: 'question', id: '9' }],
    [true, { type: 'anotherClaim' }, { type: 'newClaim' }],
    [true, { type: 'publishProfile', profileId: '2' }, { type: 'profile', id: '2' }],
    [true, { type: 'publishProfile', profileId: '2' }, { type: 'competence', id: '2' }],
    [false, { type: 'publishProfile', profileId: '2' }, { type: 'newProfile', id: '2' }],
    [false, { type: 'publishProfile', profileId: '2' }, { type: 'newProfile' }],
    [true, { type: 'invite' }, { type: 'invitation' }],
    [false, { type: 'remind', invitationId: '9' }, { type: 'invitation' }],
  ])('are the same: %s', (expected, one, target) => {
    const work: NewsEntry = { type: 'work', work: { target, at: 1, unsaved: false }, stepsLeft: null };
    expect(entriesOf(one, [work])).toEqual(expected ? [work] : []);
  });

  it('are the same where an invitation ends', () => {
    const expiring = (subjectId: string): NewsEntry => ({ type: 'expiring', subjectId, name: 'Malte', days: 1 });
    const comments: NewsEntry = { type: 'comments', subjectId: '9', count: 1, total: 1 };
    const entries = [expiring('9'), expiring('8'), comments];
    expect(entriesOf({ type: 'remind', invitationId: '9' }, entries)).toEqual([expiring('9')]);
    expect(entriesOf({ type: 'invite' }, entries)).toEqual([]);
  });
});

describe('how far a step is', () => {
  const progress = (one: NextStep, change: Partial<Situation>) => stepProgress(one, { ...settled, ...change });

  it('counts what publishing still needs', () => {
    const claimStep: NextStep = { type: 'publishClaim', claimId: '8' };
    expect(progress(claimStep, { draftClaim: readyClaim })).toEqual({ done: 5, total: 5 });
    // A hint is no step.
    expect(progress(claimStep, { draftClaim: { ...readyClaim, keywords: [] } })).toEqual({ done: 4, total: 5 });
    const profileStep: NextStep = { type: 'publishProfile', profileId: '2' };
    expect(progress(profileStep, { pausedProfile: readyProfile })).toEqual({ done: 5, total: 5 });
    expect(progress(profileStep, { pausedProfile: readyProfile, canPublish: false })).toEqual({ done: 5, total: 6 });
  });

  it('is not known without its subject, or for another step', () => {
    expect(progress({ type: 'publishClaim', claimId: '8' }, {})).toBeNull();
    expect(progress({ type: 'invite' }, { draftClaim: readyClaim })).toBeNull();
  });
});

describe('what stands for the person', () => {
  it('is the public profile with priority, else the first', () => {
    const main = { ...published, id: '3' };
    const other = { ...published, canonical: false };
    expect(publicProfileToShow([paused, other, main])?.id).toBe('3');
    expect(publicProfileToShow([paused, other])?.id).toBe('1');
    expect(publicProfileToShow([{ ...paused, canonical: true }])).toBeUndefined();
  });
});

describe('what is to be finished', () => {
  it('is the paused profile with priority, else the first', () => {
    expect(profileToFinish([published, paused, { ...paused, id: '3', canonical: true }])?.id).toBe('3');
    expect(profileToFinish([published, paused])?.id).toBe('2');
    expect(profileToFinish([published])).toBeUndefined();
  });

  it('is the draft that was changed last', () => {
    expect(claimToFinish([draft, { ...draft, id: '11', updated_at: '2026-11-03' }, publishedClaim])?.id).toBe('11');
    expect(claimToFinish([publishedClaim])).toBeUndefined();
  });
});

describe('the first steps', () => {
  it('are all open for a new account', () => {
    const empty = { ...settled, profiles: [], claims: [], invitations: [] };
    expect(firstStepsDone(empty)).toEqual({
      profile: false,
      experience: false,
      publish: false,
      claim: false,
      invite: false,
    });
  });

  it('are all done where everything is in order', () => {
    expect(Object.values(firstStepsDone(settled) ?? {})).toEqual([true, true, true, true, true]);
  });

  it('take the experience from the paused profile', () => {
    const begun = { ...settled, profiles: [paused] };
    expect(firstStepsDone({ ...begun, pausedProfile: readyProfile })).toMatchObject({
      experience: true,
      publish: false,
    });
    expect(firstStepsDone({ ...begun, pausedProfile: { ...readyProfile, work_experiences: [] } })).toMatchObject({
      experience: false,
    });
  });

  it.each(['profiles', 'claims', 'invitations'] as const)('is not known without %s', (source) => {
    expect(firstStepsDone({ ...settled, [source]: null })).toBeNull();
  });

  it('wait only for steps that stand before them', () => {
    for (const [step, before] of Object.entries(stepBefore))
      expect(firstSteps.indexOf(before)).toBeLessThan(firstSteps.findIndex((one) => one === step));
  });
});
