import type { Locator, Page } from '@playwright/test';
import { href } from '@/routes/href';
import { apiOrigin, mockServerOrigin } from './addresses';
import { expect, open, pageHead, signIn, test } from './fixtures';
import { button, german, menuItem } from './openStates';
import { seeded } from './screenTable';

/* Photos as a phone writes them: lying on their side in the file, with a mark that says how to turn them. */

/** Seen upright, 200 by 400 px: blue and red above, yellow and green below. */
async function turnedPhoto(page: Page) {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(400, 200);
    const context = canvas.getContext('2d');
    for (const [colour, x, y] of [
      ['#f00', 0, 0],
      ['#0f0', 200, 0],
      ['#00f', 0, 100],
      ['#ff0', 200, 100],
    ] as const) {
      if (context) context.fillStyle = colour;
      context?.fillRect(x, y, 200, 100);
    }
    const drawn = await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 });
    return [...new Uint8Array(await drawn.arrayBuffer())];
  });
  const rotateRight = 6;
  const orientation = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, rotateRight, 0, 0, 0, 0, 0, 0];
  const exif = [0xff, 0xe1, 0, 34, ...Buffer.from('Exif\0\0MM'), 0, 42, 0, 0, 0, 8, ...orientation];
  const buffer = Buffer.from([...bytes.slice(0, 2), ...exif, ...bytes.slice(2)]);
  return { name: 'hochkant.jpg', mimeType: 'image/jpeg', buffer };
}

/** Width, height and the colours of the four corners of a picture, in turn. */
function cornersOf(page: Page, file: Buffer): Promise<string[]> {
  return page.evaluate(
    async (bytes) => {
      const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const { width, height } = picture;
      const context = new OffscreenCanvas(width, height).getContext('2d');
      context?.drawImage(picture, 0, 0);
      const names: Record<string, string> = { '001': 'blue', '010': 'green', '100': 'red', '110': 'yellow' };
      const colourAt = (x: number, y: number) => {
        const [red = 0, green = 0, blue = 0] = context?.getImageData(x * width, y * height, 1, 1).data ?? [];
        return names[[red, green, blue].map((value) => (value > 127 ? 1 : 0)).join('')] ?? 'another';
      };
      const places = [0.1, 0.9].flatMap((y) => [0.1, 0.9].map((x) => [x, y] as const));
      return [`${width} × ${height}`, ...places.map(([x, y]) => colourAt(x, y))];
    },
    [...file],
  );
}

/** Opens the dialog for the profile's picture, and chooses the photo there. */
async function choosePhoto(page: Page): Promise<Locator> {
  await signIn(page);
  await open(page, href('profile', { profileId: seeded.profile }));
  await button('profiles:picture.change')(page).click();
  await menuItem('images:picture.change')(page).click();
  const dialog = page.getByRole('dialog');
  const asked = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: german('images:upload.choose_one'), exact: true }).click();
  await (await asked).setFiles(await turnedPhoto(page));
  return dialog;
}

/** Sends the photo, and returns the corners of the picture that the profile shows then. */
async function cornersOfUploaded(page: Page, dialog: Locator): Promise<string[]> {
  const shown = button('profiles:picture.change')(page).locator('img');
  const before = await pageHead(page).locator('img').first().getAttribute('src');
  const uploaded = page.waitForResponse(
    (response) => /\/image-upload-attach-profile/.test(response.url()) && response.ok(),
  );
  await dialog.getByRole('button', { name: german('images:upload.submitPublic_one'), exact: true }).click();
  await uploaded;
  await expect(dialog).toBeHidden();
  await expect(shown).not.toHaveAttribute('src', before ?? '');
  const source = await shown.evaluate((image: HTMLImageElement) => image.src);
  const sent = await (await page.request.get(source.replace(apiOrigin, mockServerOrigin))).body();
  return cornersOf(page, sent);
}

test('a photo taken upright is cut where it was chosen', async ({ page }) => {
  const dialog = await choosePhoto(page);
  const area = dialog.getByRole('group', { name: german('images:crop.area') });
  await area.focus();
  // Down to the end: the picture goes, so that its upper half is what is seen.
  for (let step = 0; step < 20; step += 1) await page.keyboard.press('ArrowDown');
  expect(await cornersOfUploaded(page, dialog)).toEqual(['200 × 200', 'blue', 'red', 'blue', 'red']);
});

test('a photo sent before it can be cut is cut to its middle', async ({ page }) => {
  // Never arrives.
  await page.route(/\/assets\/CropTool-/, () => undefined);
  const dialog = await choosePhoto(page);
  await expect(dialog.getByRole('img', { name: german('images:upload.previewAlt') })).toBeVisible();
  expect(await cornersOfUploaded(page, dialog)).toEqual(['200 × 200', 'blue', 'red', 'yellow', 'green']);
});
