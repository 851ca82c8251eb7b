import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  claimChecks,
  firstBlocker,
  missingInEducation,
  missingInExperience,
  openSteps,
  profileChecks,
  profileRules,
  type ClaimFacts,
  type ProfileFacts,
} from '@/domain/publishing';

const experience = { id: 'e1', location: 'Leipzig', main: true, disciplines: [{}] };
const education = { id: 's1', city: 'Dresden', disciplines: [{}] };

/** A profile with everything it needs. */
function profile(changes: Partial<ProfileFacts> = {}): ProfileFacts {
  return {
    public: false,
    competence: { id: '1' },
    competence_id: '1',
    profile_picture: null,
    work_experiences: [experience],
    educations: [education],
    ...changes,
  };
}

const blockerOf = (facts: ProfileFacts, canPublish: boolean | null = true) =>
  firstBlocker(profileChecks(facts, canPublish));

describe('publishing a profile (PRO-10)', () => {
  it('lets a complete profile through', () => {
    expect(blockerOf(profile())).toBeUndefined();
  });

  it('asks for a competence, given as an entity or by its id alone', () => {
    expect(blockerOf(profile({ competence: null, competence_id: null }))?.rule).toBe('competence');
    expect(blockerOf(profile({ competence: null }))).toBeUndefined();
  });

  it('asks for room in the plan, and blocks nothing where that is not known or the profile is public already', () => {
    expect(blockerOf(profile(), false)?.rule).toBe('limit');
    expect(blockerOf(profile(), null)).toBeUndefined();
    expect(blockerOf(profile({ public: true }), false)).toBeUndefined();
  });

  it('asks for a work experience', () => {
    expect(blockerOf(profile({ work_experiences: [] }))?.rule).toBe('experience');
  });

  it('asks for disciplines and a place on every work experience, and names the ones without', () => {
    const nowhere = { ...experience, id: 'e2', main: false, location: '  ' };
    const unclear = { ...experience, id: 'e3', main: false, disciplines: [] };
    expect(blockerOf(profile({ work_experiences: [experience, nowhere, unclear] }))).toMatchObject({
      rule: 'experienceDetails',
      open: ['e2', 'e3'],
    });
  });

  it('asks for a main work experience', () => {
    expect(blockerOf(profile({ work_experiences: [{ ...experience, main: false }] }))?.rule).toBe('mainExperience');
  });

  it('asks for disciplines and a city on every education, but for no education', () => {
    const nowhere = { ...education, id: 's2', city: '' };
    expect(blockerOf(profile({ educations: [education, nowhere] }))).toMatchObject({
      rule: 'educationDetails',
      open: ['s2'],
    });
    expect(blockerOf(profile({ educations: [] }))).toBeUndefined();
  });

  it('only advises a picture', () => {
    const picture = profileChecks(profile(), true).find(({ rule }) => rule === 'picture');
    expect(picture).toMatchObject({ type: 'hint', done: false });
  });

  it('names what an entry lacks', () => {
    expect(missingInExperience({ location: ' ', disciplines: [] })).toEqual(['location', 'disciplines']);
    expect(missingInExperience(experience)).toEqual([]);
    expect(missingInEducation({ city: '', disciplines: [{}] })).toEqual(['city']);
  });

  it('names the first open rule in the order of the specification, whatever else is open', () => {
    const facts = fc.record({
      public: fc.constant(false),
      competence: fc.constant(null),
      competence_id: fc.option(fc.string({ minLength: 1 }), { nil: null }),
      profile_picture: fc.constant(null),
      work_experiences: fc.array(
        fc.record({
          id: fc.string({ minLength: 1 }),
          location: fc.constantFrom('', ' ', 'Halle'),
          main: fc.boolean(),
          disciplines: fc.constantFrom([], [{}]),
        }),
        { maxLength: 3 },
      ),
      educations: fc.array(
        fc.record({
          id: fc.string({ minLength: 1 }),
          city: fc.constantFrom('', 'Halle'),
          disciplines: fc.constantFrom([], [{}]),
        }),
        { maxLength: 3 },
      ),
    });
    fc.assert(
      fc.property(facts, fc.constantFrom(true, false, null), (given, canPublish) => {
        const checks = profileChecks(given, canPublish);
        const open = new Set<string>(checks.filter(({ done }) => !done).map(({ rule }) => rule));
        expect(firstBlocker(checks)?.rule).toBe(profileRules.find((rule) => open.has(rule)));
      }),
    );
  });
});

describe('publishing a claim (CLA-05)', () => {
  const complete: ClaimFacts = {
    question: 'Wie groß?',
    keywords: [{}, {}, {}],
    categories: [{}],
    short_answer_headline: 'Kurz',
    short_answer_text: 'So groß.',
    competence_profile: { public: true },
  };
  const blocker = (changes: Partial<ClaimFacts>) => firstBlocker(claimChecks({ ...complete, ...changes }))?.rule;

  it('lets a complete claim through', () => {
    expect(blocker({})).toBeUndefined();
  });

  it.each([
    ['keywords', { keywords: [] }],
    ['categories', { categories: [] }],
    ['question', { question: ' ' }],
    ['shortAnswer', { short_answer_headline: '' }],
    ['shortAnswer', { short_answer_text: ' ' }],
    ['publicProfile', { competence_profile: { public: false } }],
    ['publicProfile', { competence_profile: null }],
  ] as const)('asks for %s', (rule, changes) => {
    expect(blocker(changes)).toBe(rule);
  });

  it('only advises three keywords (D-36)', () => {
    const checks = claimChecks({ ...complete, keywords: [{}] });
    expect(firstBlocker(checks)).toBeUndefined();
    expect(checks.find(({ rule }) => rule === 'threeKeywords')).toMatchObject({ type: 'hint', done: false });
  });

  it('counts the steps that are left of a listed claim, and none where one of them is not known (D-65)', () => {
    const listed = { ...complete, keyword_count: 0, category_count: 1 };
    expect(openSteps(listed)).toBe(1);
    expect(openSteps({ ...listed, short_answer_text: '' })).toBe(2);
    expect(openSteps({ ...listed, keyword_count: 1, competence_profile: { public: null } })).toBe(0);
    for (const unknown of ['keyword_count', 'category_count', 'short_answer_text', 'competence_profile'] as const) {
      expect(openSteps({ ...listed, [unknown]: null }), unknown).toBeNull();
    }
  });
});
