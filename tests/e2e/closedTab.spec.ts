import type { Page } from '@playwright/test';
import { href } from '@/routes/href';
import { expect, open, signIn, test } from './fixtures';
import { prepare } from './soundness';
import { text } from './texts';

/* A write whose response has not come, seen from another tab of the browser (D-66). */

const post = href('post', { postId: '1601' });
const field = (page: Page) => page.getByRole('textbox', { name: text('de', 'discussion:thread.label') });
const comment = (page: Page, words: string) =>
  page.getByRole('list', { name: text('de', 'discussion:thread.list') }).getByText(words, { exact: true });

async function send(page: Page, words: string): Promise<void> {
  await field(page).fill(words);
  await page.getByRole('button', { name: text('de', 'discussion:thread.send') }).click();
}

/** From now on the page never learns of a response to a POST: what is not set is not called. */
function loseResponses(): void {
  window.XMLHttpRequest = class extends XMLHttpRequest {
    override open(method: string, url: string | URL): void {
      if (method === 'POST') Object.defineProperty(this, 'onloadend', { set: () => {} });
      super.open(method, url, true);
    }
  };
}

/** The server does what this tab asks for. */
async function sendWithoutResponse(page: Page, words: string): Promise<void> {
  await page.evaluate(loseResponses);
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await send(page, words);
  await answered;
}

test('what was saved is not offered in the next tab, and something else is sent there at once', async ({
  page,
  context,
}) => {
  await signIn(page, 'expert');
  await prepare(page, 'de');
  await open(page, post);
  await sendWithoutResponse(page, 'Das sehe ich auch so.');

  // While the first tab still waits.
  const second = await context.newPage();
  await open(second, post);
  await expect(comment(second, 'Das sehe ich auch so.')).toHaveCount(1);
  await send(second, 'Und noch etwas dazu.');
  await expect(comment(second, 'Und noch etwas dazu.')).toHaveCount(1);

  await sendWithoutResponse(second, 'Ein letzter Gedanke.');
  await second.close();
  await page.close();
  const next = await context.newPage();
  await open(next, post);
  await expect(comment(next, 'Ein letzter Gedanke.')).toHaveCount(1);
  const drafts = () => next.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('.draft.')));
  await expect.poll(drafts).toEqual([]);
  await expect(next.getByRole('button', { name: text('de', 'editing:draft.restore') })).toHaveCount(0);
});
