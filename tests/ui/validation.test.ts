import { describe, expect, it } from 'vitest';
import { limits, wholeNumberBetween } from '@/api/schema/fields';
import { packText, unpackText, validationText } from '@/ui/text/validation';

/* Broken rules become text keys (FRM-01). */

const months = wholeNumberBetween(0, limits.monthsOfExperience);

function textOf(value: unknown) {
  const { error } = months.safeParse(value, { error: (issue) => packText(validationText(issue)) });
  return error?.issues.map(({ message }) => unpackText(message));
}

describe('a number between two others', () => {
  it.each([0, 731])('may be %s', (value) => {
    expect(textOf(value)).toBeUndefined();
  });

  it.each([-1, 732])('may not be %s, and both bounds are named', (value) => {
    expect(textOf(value)).toEqual([{ key: 'numberBetween', values: { min: 0, max: 731 } }]);
  });

  it('has to be there, and whole', () => {
    expect(textOf(undefined)).toEqual([{ key: 'required' }]);
    expect(textOf(1.5)).toEqual([{ key: 'integer' }]);
  });
});
