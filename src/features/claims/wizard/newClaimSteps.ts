import { Title, Topic } from '@/api/schema/fields';
import { z } from '@/api/schema/zod';
import { ClaimCategories, SomeClaimCategories } from '@/domain/claimLimits';
import { QuestionValues } from '../question/QuestionEditor';

/** Steps of the wizard in their order (CLA-02). */
export const newClaimSteps = ['profile', 'subject', 'keywords', 'question', 'categories'] as const;
export type NewClaimStep = (typeof newClaimSteps)[number];

/** Values of the wizard, all of them still allowed to be empty. */
const Entered = z.object({
  competence_profile_id: z.string(),
  topic: z.string(),
  pain_point: z.string(),
  keywords: z.array(z.string()),
  question: z.string(),
  categories: ClaimCategories,
  /** Id of the claim once it exists: from then on only what is still missing is sent (quality T30). */
  created: z.string(),
});
export type NewClaimValues = z.input<typeof Entered>;

/** Fields that a step requires before the next one. */
export const stepSchemas: Record<NewClaimStep, z.ZodType<NewClaimValues, NewClaimValues>> = {
  profile: Entered.extend({ competence_profile_id: z.string().min(1) }),
  subject: Entered.extend({ topic: Topic, pain_point: Title }),
  // Three are asked for, none is not refused here: it only blocks publishing (D-36).
  keywords: Entered,
  question: Entered.extend(QuestionValues.shape),
  categories: Entered.extend({ categories: SomeClaimCategories }),
};

export const emptyClaim: NewClaimValues = {
  competence_profile_id: '',
  topic: '',
  pain_point: '',
  keywords: [],
  question: '',
  categories: [],
  created: '',
};
