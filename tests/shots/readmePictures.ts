import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { subjects, type Scheme, type Visit, type Width } from './plan';
import { root } from './servers';
import { visit } from './visit';

/* The four pictures of the README. */

const folder = 'docs/screenshots';
const largest = 150_000;

const pictures: readonly { name: string; page: string; state: string; width: Width; scheme: Scheme }[] = [
  { name: 'dashboard', page: 'dashboard', state: 'default', width: 1280, scheme: 'light' },
  { name: 'claim-editor', page: 'claim', state: 'default', width: 1366, scheme: 'light' },
  { name: 'profile-editor-dark', page: 'profile', state: 'default', width: 1280, scheme: 'dark' },
  { name: 'verification', page: 'verification', state: 'open-visitor', width: 390, scheme: 'light' },
];

/** The window as a picture that is not too large, as good as that allows. */
async function compressed(page: Page): Promise<Buffer> {
  for (let quality = 90; quality > 0; quality -= 10) {
    const picture = await page.screenshot({ type: 'jpeg', quality });
    if (picture.length <= largest) return picture;
  }
  throw new Error(`no picture of ${page.url()} has ${largest} bytes or less`);
}

export async function makeReadmePictures(browser: Browser): Promise<void> {
  mkdirSync(join(root, folder), { recursive: true });
  for (const { name, page, state, width, scheme } of pictures) {
    const subject = subjects.find((one) => one.page === page && one.state === state);
    if (!subject) throw new Error(`no screen ${page}.${state}`);
    const wanted: Visit = { subject, language: 'de', width, schemes: [scheme] };
    await visit(browser, wanted, false, async (shown) => {
      const picture = await compressed(shown);
      writeFileSync(join(root, folder, `${name}.jpg`), picture);
      console.log(`${folder}/${name}.jpg, ${Math.round(picture.length / 1000)} kB`);
    });
  }
}
