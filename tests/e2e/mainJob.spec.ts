import type { Page } from '@playwright/test';
import type { Language } from '../architecture/texts';
import { expect, test } from './fixtures';
import { mouseHand, type Hand } from './flow/hand';
import { keyboardHand } from './flow/keyboardHand';
import { doMainJob } from './flow/mainJob';

const runs: [language: Language, by: string, handOf: (page: Page) => Hand][] = [
  ['de', 'mouse', mouseHand],
  ['en', 'mouse', mouseHand],
  ['de', 'keyboard alone', keyboardHand],
];

for (const [language, by, handOf] of runs) {
  test(`from the first sign-in to a confirmed competence, ${language}, by ${by}`, async ({
    page,
    context,
    browser,
    houseRules,
    responses,
  }) => {
    // About twenty screens and ten reloads in one test.
    test.setTimeout(240_000);
    const byMouse = handOf === mouseHand;
    // The keyboard and the plain responses come by the same states.
    const inspected = byMouse && responses === 'full';
    const used = await doMainJob({ page, context, browser, language, responses, handOf, inspected });
    expect(houseRules.bearers).toBeGreaterThan(0);
    expect(used, 'use of a pointer').toEqual({ expert: byMouse, visitor: byMouse });
  });
}
