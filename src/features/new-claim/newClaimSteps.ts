import { Title, Topic } from '@/api/schema/fields';
import { z } from '@/api/schema/zod';
import { ClaimCategories, SomeClaimCategories } from '@/domain/claimLimits';
import { QuestionValues } from '@/features/claim-fields';

/** Steps of the wizard in their order (CLA-02); the claim is created at the end of `answer`. */
export const newClaimSteps = ['question', 'profile', 'subject', 'finding', 'answer', 'publish'] as const;
export type NewClaimStep = (typeof newClaimSteps)[number];

/** What is sent after the claim itself, in this order. */
export const sectionsAfterCreation = ['keywords', 'categories', 'shortAnswer'] as const;
export type SectionAfterCreation = (typeof sectionsAfterCreation)[number];

/** Values of the wizard, all of them still allowed to be empty. */
const Entered = z.object({
  question: z.string(),
  competence_profile_id: z.string(),
  topic: z.string(),
  pain_point: z.string(),
  keywords: z.array(z.string()),
  categories: ClaimCategories,
  short_answer_headline: z.string(),
  short_answer_text: z.string(),
  /** Id of the claim once it exists: from then on only what is still missing is sent (quality T30). */
  created: z.string(),
  savedSections: z.array(z.enum(sectionsAfterCreation)),
});
export type NewClaimValues = z.input<typeof Entered>;
type StepSchema = z.ZodMiniType<NewClaimValues, NewClaimValues>;

const WithAnswer = z.extend(Entered, { short_answer_headline: Title, short_answer_text: Title });

const schemas: Record<NewClaimStep, StepSchema> = {
  question: z.extend(Entered, QuestionValues.shape),
  profile: z.extend(Entered, { competence_profile_id: z.string().check(z.minLength(1)) }),
  subject: z.extend(Entered, { topic: Topic, pain_point: Title }),
  // Missing keywords are not refused here: they only block publishing (D-36).
  finding: z.extend(Entered, { categories: SomeClaimCategories }),
  answer: WithAnswer,
  publish: Entered,
};

/** Without a short answer the claim is not ready, but can be created. */
export function hasAnswer({ short_answer_headline, short_answer_text }: NewClaimValues): boolean {
  return `${short_answer_headline}${short_answer_text}`.trim() !== '';
}

const AnswerOrNone: StepSchema = Entered.check(
  z.superRefine((values, context) => {
    if (!hasAnswer(values)) return;
    for (const issue of WithAnswer.safeParse(values).error?.issues ?? []) {
      context.addIssue({ code: 'custom', path: issue.path, params: { rule: 'required' } });
    }
  }),
);

export function schemaOf(step: NewClaimStep, isAnswerLater: boolean): StepSchema {
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

export const emptyClaim: NewClaimValues = {
  question: '',
  competence_profile_id: '',
  topic: '',
  pain_point: '',
  keywords: [],
  categories: [],
  short_answer_headline: '',
  short_answer_text: '',
  created: '',
  savedSections: [],
};

/** Description of a search result: the answer, or the problem until there is one. */
export function descriptionOf({ short_answer_headline, short_answer_text, pain_point }: NewClaimValues): string {
  return [short_answer_headline, short_answer_text].filter((text) => text.trim()).join(' – ') || pain_point;
}
