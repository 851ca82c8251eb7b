/*
 * The conditions of publishing a profile or a claim, in the order in which the specification checks them (PRO-10,
 * CLA-05), for the checklist, the publish buttons, the mock server and the tests.
 */

/** Blockers stop publishing; hints only advise. */
export interface Check<Rule extends string = string> {
  rule: Rule;
  type: 'blocker' | 'hint';
  done: boolean;
  /** Ids of the entries that do not meet the rule yet, where it is about entries. */
  open: string[];
}

interface ExperienceFacts {
  id: string;
  location: string;
  main: boolean;
  disciplines: readonly unknown[];
}

interface EducationFacts {
  id: string;
  city: string;
  disciplines: readonly unknown[];
}

export interface ProfileFacts {
  public: boolean;
  competence: unknown;
  competence_id: string | null;
  profile_picture: unknown;
  work_experiences: readonly ExperienceFacts[];
  educations: readonly EducationFacts[];
}

export function missingInExperience(facts: Omit<ExperienceFacts, 'id' | 'main'>): ('location' | 'disciplines')[] {
  return [...(facts.location.trim() ? [] : (['location'] as const)), ...missingDisciplines(facts)];
}

export function missingInEducation(facts: Omit<EducationFacts, 'id'>): ('city' | 'disciplines')[] {
  return [...(facts.city.trim() ? [] : (['city'] as const)), ...missingDisciplines(facts)];
}

function missingDisciplines({ disciplines }: { disciplines: readonly unknown[] }): 'disciplines'[] {
  return disciplines.length === 0 ? ['disciplines'] : [];
}

/** Order matters: the first open blocker is the one to name. */
export const profileRules = [
  'competence',
  'limit',
  'experience',
  'experienceDetails',
  'mainExperience',
  'educationDetails',
] as const;
export type ProfileRule = (typeof profileRules)[number] | 'picture';

/** @param canPublish `can_publish_competence_profile` of the limit info; null while it is not known, which blocks nothing. */
export function profileChecks(profile: ProfileFacts, canPublish: boolean | null): Check<ProfileRule>[] {
  const { work_experiences: experiences, educations } = profile;
  const hasMain = experiences.some(({ main }) => main);
  const unlocated = experiences.filter((entry) => missingInExperience(entry).length > 0);
  const unplaced = educations.filter((entry) => missingInEducation(entry).length > 0);
  return [
    blocker('competence', Boolean(profile.competence ?? profile.competence_id)),
    blocker('limit', canPublish !== false || profile.public),
    blocker('experience', experiences.length > 0),
    blocker('experienceDetails', experiences.length > 0 && unlocated.length === 0, unlocated),
    blocker('mainExperience', hasMain),
    blocker('educationDetails', unplaced.length === 0, unplaced),
    hint('picture', Boolean(profile.profile_picture)),
  ];
}

export type PublishRule = Exclude<ProfileRule, 'picture'>;

/** A limit with places left is no task, and a public profile cannot lose its place. */
export function profileTasks(profile: ProfileFacts, canPublish: boolean | null): Check<PublishRule>[] {
  return profileChecks(profile, canPublish)
    .filter((check): check is Check<PublishRule> => check.rule !== 'picture')
    .filter(({ rule, done }) => rule !== 'limit' || (!profile.public && !done));
}

export interface ClaimFacts {
  question: string;
  keywords: { readonly length: number };
  categories: { readonly length: number };
  short_answer_headline: string;
  short_answer_text: string;
  /** `public` is null where the server does not tell, which blocks nothing (D-65). */
  competence_profile: { public: boolean | null } | null;
}

export const claimRules = ['keywords', 'categories', 'question', 'shortAnswer', 'publicProfile'] as const;
export type ClaimRule = (typeof claimRules)[number] | 'threeKeywords';

export const claimRuleSections: Readonly<Record<ClaimRule, string>> = {
  keywords: 'keywords',
  threeKeywords: 'keywords',
  categories: 'categories',
  question: 'question',
  shortAnswer: 'shortAnswer',
  publicProfile: 'profile',
};

/** Keywords asked for; fewer than this is a hint, none is a blocker (D-36). */
export const requestedKeywords = 3;

export function claimChecks(claim: ClaimFacts): Check<ClaimRule>[] {
  return [
    blocker('keywords', claim.keywords.length > 0),
    blocker('categories', claim.categories.length > 0),
    blocker('question', claim.question.trim() !== ''),
    blocker('shortAnswer', claim.short_answer_headline.trim() !== '' && claim.short_answer_text.trim() !== ''),
    blocker('publicProfile', claim.competence_profile !== null && claim.competence_profile.public !== false),
    hint('threeKeywords', claim.keywords.length >= requestedKeywords),
  ];
}

/** Null where a list does not deliver it. */
export interface ListedClaimFacts extends Pick<ClaimFacts, 'question' | 'competence_profile'> {
  keyword_count: number | null;
  category_count: number | null;
  short_answer_headline: string | null;
  short_answer_text: string | null;
}

/** Null where that is not known (D-65). */
export function openSteps({ keyword_count, category_count, ...claim }: ListedClaimFacts): number | null {
  const { short_answer_headline, short_answer_text, competence_profile } = claim;
  if (keyword_count === null || category_count === null || competence_profile === null) return null;
  if (short_answer_headline === null || short_answer_text === null) return null;
  const lists = { keywords: { length: keyword_count }, categories: { length: category_count } };
  const checks = claimChecks({ ...claim, ...lists, short_answer_headline, short_answer_text });
  return checks.filter(({ type, done }) => type === 'blocker' && !done).length;
}

/** The first that is open, in the order of the specification. */
export function firstBlocker<Rule extends string>(checks: readonly Check<Rule>[]): Check<Rule> | undefined {
  return checks.find(({ type, done }) => type === 'blocker' && !done);
}

/** Met before a change and not after it (D-62). */
export function newlyBroken<Rule extends string>(
  before: readonly Check<Rule>[],
  after: readonly Check<Rule>[],
): Rule[] {
  const met = new Set(before.filter(({ done }) => done).map(({ rule }) => rule));
  return after.filter(({ type, done, rule }) => type === 'blocker' && !done && met.has(rule)).map(({ rule }) => rule);
}

function blocker<Rule extends string>(rule: Rule, done: boolean, open: readonly { id: string }[] = []): Check<Rule> {
  return { rule, type: 'blocker', done, open: open.map(({ id }) => id) };
}

function hint<Rule extends string>(rule: Rule, done: boolean): Check<Rule> {
  return { rule, type: 'hint', done, open: [] };
}
