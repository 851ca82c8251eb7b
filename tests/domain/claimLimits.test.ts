import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesLeft, ClaimCategories, SomeClaimCategories } from '@/domain/claimLimits';

describe('limits of claims', () => {
  it('allows two changes of question and profile, and says nothing where the server does not (CLA-12, D-34)', () => {
    expect([0, 1, 2, 3].map(changesLeft)).toEqual([2, 1, 0, 0]);
    expect(changesLeft(null)).toBeNull();
  });

  it('never counts below nothing', () => {
    fc.assert(
      fc.property(fc.nat(), (made) => {
        expect(changesLeft(made)).toBe(Math.max(0, 2 - made));
      }),
    );
  });

  it('takes up to three categories (CLS-02)', () => {
    const sizes = [0, 1, 2, 3, 4].map((count) => Array.from({ length: count }, (_, index) => `${index}`));
    expect(sizes.map((ids) => ClaimCategories.safeParse(ids).success)).toEqual([true, true, true, true, false]);
    expect(sizes.map((ids) => SomeClaimCategories.safeParse(ids).success)).toEqual([false, true, true, true, false]);
  });

  it('names the broken rule, for its own text (FRM-01)', () => {
    const rule = (ids: string[]) => SomeClaimCategories.safeParse(ids).error?.issues[0];
    expect(rule([])).toMatchObject({ params: { rule: 'atLeastOneCategory' } });
    expect(rule(['1', '2', '3', '4'])).toMatchObject({ params: { rule: 'atMostThreeCategories' } });
  });
});
