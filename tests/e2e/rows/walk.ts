import type { PersonaKey } from '@mocks/personas';
import type { ResponseProfile } from '@mocks/scenarios';
import { expect, open, signIn, test as base } from '../fixtures';
import { recordChangingCalls } from '../flow/changingCalls';
import { mouseHand } from '../flow/hand';
import { keyboardHand } from '../flow/keyboardHand';
import type { Person } from '../flow/station';
import { wordsOf } from '../flow/words';
import { prepare } from '../soundness';

/*
 * Walks through the requirements (docs/requirements.md): each row is lived once in a browser, with the mouse, against a
 * server of another origin, in English on documented fields only. `E2E_EVERY_ROW=1` adds German and full answers,
 * `E2E_KEYBOARD=1` walks with the keyboard alone. A station names its rows and the changing calls it makes; the tests of the
 * pages have the details.
 */

const handOf = process.env['E2E_KEYBOARD'] === undefined ? mouseHand : keyboardHand;

interface Walk {
  /** Signs a persona in, or nobody, in the language of the run, and opens a page. */
  arrive: (path: string, as?: PersonaKey | null) => Promise<Walker>;
}

export interface Walker extends Person {
  responses: ResponseProfile;
}

export const test = base.extend<Walk>({
  arrive: async ({ page, context, language, responses }, use) => {
    await use(async (path, as = 'expert') => {
      await prepare(page, language);
      if (as) await signIn(page, as);
      await open(page, path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      return {
        page,
        responses,
        hand: handOf(page),
        calls: recordChangingCalls(context),
        t: await wordsOf(language),
      };
    });
  },
});
