import type { Page } from '@playwright/test';
import type { Language } from '../../architecture/texts';
import { expect, test } from '../fixtures';
import { expectSoundAsItIs } from '../soundness';
import { languages, textLike } from '../texts';
import type { ChangingCalls } from './changingCalls';
import type { Hand } from './hand';
import type { Words } from './words';

/** Somebody with a browser, in one language. */
export interface Person {
  page: Page;
  hand: Hand;
  t: Words;
  calls: ChangingCalls;
  /** Language in which every station is looked at, where it is. */
  inspected?: Language;
}

/** One station of the flow: what is done there, the changing calls it makes, and a picture of where it ends. */
export async function station(
  name: string,
  { page, calls, inspected }: Person,
  expectedCalls: readonly string[],
  act: () => Promise<void>,
): Promise<void> {
  await test.step(name, async () => {
    await act();
    await calls.expect(expectedCalls);
    if (inspected) await expectSoundAsItIs(page, inspected);
    if (process.env['E2E_PICTURES'] === undefined) return;
    const body = await page.screenshot({ fullPage: true, animations: 'disabled' });
    await test.info().attach(name, { body, contentType: 'image/png' });
  });
}

/** Loads the page anew, once what was sent is answered, and waits for it: what comes late would move what is pressed. */
export async function reload({ page, hand, calls }: Person): Promise<void> {
  await calls.answered();
  await page.reload();
  hand.arrived();
  await expect(page.locator('main h1')).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Heading of the page that is open. */
export function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name, exact: true });
}

export function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}

const confirmNotes = languages.flatMap((language) =>
  ['confirmAs', 'signInFollows', 'nothingChosen'].map((key) =>
    textLike(language, `verification:${key}`).source.slice(1, -1),
  ),
);

/** Of a verification; the line below its label is part of the name. The label may be a pattern. */
export function confirmButton(page: Page, label: string) {
  return page.getByRole('button', { name: new RegExp(`^${label} (?:${confirmNotes.join('|')})$`) });
}

export function link(page: Page, name: string) {
  return page.getByRole('link', { name, exact: true });
}
