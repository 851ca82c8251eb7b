import { Title, Topic } from '@/api/schema/fields';
import { z } from '@/api/schema/zod';
import { SomeClaimCategories } from '@/domain/claimLimits';
import { QuestionValues } from '@/features/claim-fields/QuestionEditor';

/** Steps of the wizard in their order (CLA-02); the claim is created at the end of `answer`. */
export const newClaimSteps = ['question', 'profile', 'subject', 'finding', 'answer', 'publish'] as const;
export type NewClaimStep = (typeof newClaimSteps)[number];

export const sectionsAfterCreation = ['keywords', 'categories', 'shortAnswer'] as const;
export type SectionAfterCreation = (typeof sectionsAfterCreation)[number];

export const emptyClaim = {
  question: '',
  competence_profile_id: '',
  topic: '',
  pain_point: '',
  keywords: [] as string[],
  categories: [] as string[],
  short_answer_headline: '',
  short_answer_text: '',
  /** Id of the claim once it exists: from then on only what is still missing is sent (quality T30). */
  created: '',
  savedSections: [] as SectionAfterCreation[],
};
export type NewClaimValues = typeof emptyClaim;

/** What a step requires of some values; the others pass as they are. */
const requires = (shape: Partial<Record<keyof NewClaimValues, z.core.$ZodType>>) =>
  z.looseObject(shape) as unknown as z.ZodMiniType<NewClaimValues, NewClaimValues>;

const WithAnswer = requires({ short_answer_headline: Title, short_answer_text: Title });

const schemas = {
  question: requires(QuestionValues.shape),
  profile: requires({ competence_profile_id: z.string().check(z.minLength(1)) }),
  subject: requires({ topic: Topic, pain_point: Title }),
  // Missing keywords are not refused here: they only block publishing (D-36).
  finding: requires({ categories: SomeClaimCategories }),
  answer: WithAnswer,
  publish: requires({}),
};

/** Without a short answer the claim is not ready, but can be created. */
export function hasAnswer({ short_answer_headline, short_answer_text }: NewClaimValues): boolean {
  return `${short_answer_headline}${short_answer_text}`.trim() !== '';
}

const AnswerOrNone = requires({}).check(
  z.superRefine((values, context) => {
    if (!hasAnswer(values)) return;
    for (const issue of WithAnswer.safeParse(values).error?.issues ?? []) {
      context.addIssue({ code: 'custom', path: issue.path, params: { rule: 'required' } });
    }
  }),
);

export function schemaOf(step: NewClaimStep, isAnswerLater: boolean) {
  return step === 'answer' && isAnswerLater ? AnswerOrNone : schemas[step];
}

export function stepsFor(profileCount: number): NewClaimStep[] {
  return newClaimSteps.filter((step) => step !== 'profile' || profileCount > 1);
}

/** The step that was open when the wizard was left: the first that is not done, or that of the short answer. */
export function firstOpen(values: NewClaimValues, steps: readonly NewClaimStep[]): NewClaimStep {
  const open = steps.find((step) => step !== 'publish' && !schemas[step].safeParse(values).success);
  return values.created || !open ? 'answer' : open;
}

const stepsOfFields: Partial<Record<string, NewClaimStep>> = {
  question: 'question',
  competence_profile_id: 'profile',
  topic: 'subject',
  pain_point: 'subject',
};

/** The step that shows a field which the server refused; undefined where none does. */
export function stepOfRefusal(fields: Readonly<Record<string, string>> = {}): NewClaimStep | undefined {
  return Object.keys(fields).flatMap((field) => stepsOfFields[field] ?? [])[0];
}

/** Description of a search result: the answer, or the problem until there is one. */
export function descriptionOf({ short_answer_headline, short_answer_text, pain_point }: NewClaimValues): string {
  return [short_answer_headline, short_answer_text].filter((text) => text.trim()).join(' – ') || pain_point;
}
