import type { Page } from '@playwright/test';
import type { ResponseProfile } from '@mocks/scenarios';
import type { Language } from '../architecture/texts';
import { expect, test } from './fixtures';
import { mouseHand, type Hand } from './flow/hand';
import { keyboardHand } from './flow/keyboardHand';
import { doMainJob } from './flow/mainJob';

type Run = [language: Language, by: string, handOf: (page: Page) => Hand, responses: ResponseProfile];

/** Between them both languages, both hands and both kinds of server. */
const twoRuns: Run[] = [
  ['de', 'mouse', mouseHand, 'full'],
  ['en', 'keyboard alone', keyboardHand, 'plain'],
];
const otherRuns: Run[] = [
  ['de', 'mouse', mouseHand, 'plain'],
  ['de', 'keyboard alone', keyboardHand, 'full'],
  ['de', 'keyboard alone', keyboardHand, 'plain'],
  ['en', 'mouse', mouseHand, 'full'],
  ['en', 'mouse', mouseHand, 'plain'],
  ['en', 'keyboard alone', keyboardHand, 'full'],
];
const runs = process.env['E2E_EVERY_ROW'] === undefined ? twoRuns : [...twoRuns, ...otherRuns];

for (const [language, by, handOf, responses] of runs) {
  test.describe(`${language}, by ${by}, ${responses} responses`, () => {
    test.use({ responses });
    test('from the first sign-in to a confirmed competence', async ({ page, context, browser, houseRules }) => {
      // About twenty screens and ten reloads in one test.
      test.setTimeout(240_000);
      const byMouse = handOf === mouseHand;
      // The keyboard and the plain responses come by the same states.
      const inspected = byMouse && responses === 'full';
      const used = await doMainJob({ page, context, browser, language, responses, handOf, inspected });
      expect(houseRules.bearers).toBeGreaterThan(0);
      expect(used, 'use of a pointer').toEqual({ expert: byMouse, visitor: byMouse });
    });
  });
}
