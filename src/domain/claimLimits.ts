import { limits } from '@/api/schema/fields';
import { z } from '@/api/schema/zod';

/** How often the question, and how often the linked profile of a claim may be changed (CLA-12, CLA-13). */
export const claimChangeLimit = 2;

/** Null where the server does not say how many were made (D-34). */
export function changesLeft(made: number | null): number | null {
  return made === null ? null : Math.max(0, claimChangeLimit - made);
}

/** Lengths in characters that read and rank well; outside them nothing is refused (D-18). */
export const recommendedLength = {
  topic: { min: 8, max: 40 },
  painPoint: { min: 80, max: 400 },
  question: { min: 30, max: 80 },
  headline: { min: 30, max: 70 },
  shortAnswer: { min: 150, max: 600 },
  quote: { min: 40, max: 160 },
  opinion: { min: 150, max: 600 },
} as const;

/** At most three ids; the message is the specification's own (CLS-02). */
export const ClaimCategories = z
  .array(z.string())
  .check(z.refine((ids) => ids.length <= limits.claimCategories, { params: { rule: 'atMostThreeCategories' } }));

/** For a claim that is about to be created (FRM-01). */
export const SomeClaimCategories = ClaimCategories.check(
  z.refine((ids) => ids.length > 0, {
    params: { rule: 'atLeastOneCategory' },
  }),
);
