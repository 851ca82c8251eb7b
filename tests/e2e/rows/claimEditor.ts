import type { Locator, Page } from '@playwright/test';
import { apiOrigin } from '../addresses';
import { expect, fetchAnswer } from '../fixtures';
import type { Person } from '../flow/station';
import { chooseInMenu, dismissUndo } from './menus';

/* What the walks through the rows of claims have in common. */

/** The content of a section of the claim editor; the section is opened if it is not. */
export async function openSection({ page, hand }: Person, id: string): Promise<Locator> {
  const head = page.locator(`#${id}-head`);
  await expect(head).toBeVisible();
  if ((await head.getAttribute('aria-expanded')) === 'false') await hand.press(head);
  const section = page.locator(`#${id}-body`);
  await expect(section).toBeVisible();
  return section;
}

/** Chooses in the menu of an item of a list. */
export function chooseFor(person: Person, title: string, entry: string): Promise<void> {
  return chooseInMenu(person, person.t('editing:sortable.menu', { name: title }), entry);
}

/** Deletes an item, without waiting for the time in which that can be taken back. */
export async function deleteAtOnce(person: Person, title: string): Promise<void> {
  await chooseFor(person, title, person.t('common:action.delete'));
  await dismissUndo(person);
}

/** Waits for a call and its answer; ask for it before it is made. Resolves to its body. */
export async function bodyOf(page: Page, method: string, pathEnd: string | RegExp): Promise<unknown> {
  const request = await page.waitForRequest((one) => {
    const path = new URL(one.url()).pathname;
    return one.method() === method && (typeof pathEnd === 'string' ? path.endsWith(pathEnd) : pathEnd.test(path));
  });
  expect((await request.response())?.ok()).toBe(true);
  return request.postDataJSON() as unknown;
}

/** Waits for a GET call to be answered with success; ask for it before it is made. */
export async function answered(page: Page, pathEnd: string): Promise<void> {
  const response = await page.waitForResponse(
    (one) => one.request().method() === 'GET' && new URL(one.url()).pathname.endsWith(pathEnd),
  );
  expect(response.ok()).toBe(true);
}

type Fields = Record<string, unknown>;

/** From now on the server answers a GET call with other fields. */
export async function answerWith(page: Page, path: string, change: (data: Fields) => Fields): Promise<void> {
  await page.route(`${apiOrigin}/api${path}`, async (route) => {
    const response = await fetchAnswer(route);
    const answer = (await response.json()) as { data: Fields };
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, ...change(answer.data) } } });
  });
}
