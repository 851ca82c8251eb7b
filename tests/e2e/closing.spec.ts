import type { Locator, Page } from '@playwright/test';
import { href } from '@/routes/href';
import { expect, open, signIn, test } from './fixtures';
import { button, german } from './openStates';

/* What closes fades out, and takes nothing more meanwhile: the next key and the second half of a double click are not for it. */

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The text of a post, with the dialog of a link open over it. */
async function openLinkDialog(page: Page): Promise<Locator> {
  await signIn(page);
  await open(page, href('newPost'));
  const text = page.locator('[contenteditable="true"]');
  await text.focus();
  await page.keyboard.type('Mehr: ');
  await page.keyboard.press('Control+k');
  await page.getByRole('textbox', { name: german('richText:link.address'), exact: true }).fill('example.org');
  return text;
}

const address = 'https://example.org/';

test('a second Enter right after the one that sets a link begins a paragraph of the text', async ({ page }) => {
  const text = await openLinkDialog(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Danach');
  await expect(text.getByRole('paragraph')).toHaveText([`Mehr: ${address}`, 'Danach']);
});

test('letters typed right after Escape in the dialog of a link arrive in the text', async ({ page }) => {
  const text = await openLinkDialog(page);
  await page.keyboard.press('Escape');
  await page.keyboard.type('gleich');
  await expect(text).toHaveText('Mehr: gleich');
});

test('a double click on the button that sets a link sets one', async ({ page }) => {
  const text = await openLinkDialog(page);
  await button('richText:link.set')(page).dblclick();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(text.getByRole('link')).toHaveText([address]);
});
