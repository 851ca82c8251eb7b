import type { Request } from '@playwright/test';
import { limits } from '@/api/schema/fields';
import { sourceLimits } from '@/domain/imageFile';
import { href } from '@/routes/href';
import { hostileFiles } from '../../domain/hostileImages';
import { expect } from '../fixtures';
import { button, reload, station } from '../flow/station';
import { seeded } from '../screenTable';
import { dismissUndo } from './menus';
import { chooseFiles, pictureFile } from './pictureFiles';
import { test, type Walker } from './walk';

/*
 * Of the ten targets of an image, the library (default), short and long answers are walked here, those of a profile in
 * its own files. Posts and products (posts, customer_product) have no screen yet.
 */

const isRequest = (method: string, path: RegExp) => (request: Request) =>
  request.method() === method && path.test(new URL(request.url()).pathname);

/** What an image of the library, or of a field, is opened with, and its menu. */
function imageControls({ page, hand, t }: Walker) {
  const opener = (name: string) => page.getByRole('button', { name: t('images:library.open', { name }), exact: true });
  const chooseFromMenu = async (name: string, action: string) => {
    await hand.press(page.getByRole('button', { name: t('images:field.menu', { name }), exact: true }));
    await hand.press(page.getByRole('menuitem', { name: action, exact: true }));
  };
  return { opener, chooseFromMenu };
}

test('the media library', async ({ arrive }) => {
  test.setTimeout(120_000);
  const person = await arrive(href('images'));
  const { page, hand, t } = person;
  const { opener, chooseFromMenu } = imageControls(person);
  const dialog = page.getByRole('dialog');
  const shownCount = (count: number) => expect(page.getByText(t('images:library.found', { count }))).toBeVisible();
  const openUpload = () => hand.press(button(page, t('images:library.upload')));
  const submit = (count: number) =>
    hand.press(dialog.getByRole('button', { name: t('images:upload.submit', { count }), exact: true }));
  let count = 0;

  await station('IMG-01 my images', person, [], async () => {
    const isListed = isRequest('GET', /\/my-images$/);
    const listed = page.waitForResponse((response) => isListed(response.request()));
    await reload(person);
    const { data } = (await (await listed).json()) as { data: unknown[] };
    count = data.length;
    expect(count).toBeGreaterThan(0);
    await shownCount(count);
  });
  await station('IMG-04 over 10 MB', person, [], async () => {
    await openUpload();
    const animation = hostileFiles.find(({ name }) => name === 'large.gif');
    const buffer = Buffer.from(animation?.content ?? []);
    expect(buffer.length).toBeGreaterThan(limits.imageBytes);
    await chooseFiles(person, dialog, [{ name: 'large.gif', mimeType: 'image/gif', buffer }]);
    const refusal = t('images:upload.refused', { name: 'large.gif', reason: t('images:problem.tooBig') });
    await expect(dialog.getByRole('alert')).toHaveText(refusal);
    await submit(1);
    await expect(dialog.getByText(t('images:upload.missing'))).toBeVisible();
  });
  await station('IMG-04 a large photo gets smaller', person, ['POST /images'], async () => {
    const photo = pictureFile('harbour.png', 2600, 1500, false);
    expect(photo.buffer.length).toBeGreaterThan(limits.imageBytes);
    await chooseFiles(person, dialog, [photo]);
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    const uploaded = page.waitForRequest(isRequest('POST', /\/images$/));
    await submit(1);
    const { 'content-length': bytes } = await (await uploaded).allHeaders();
    expect(Number(bytes)).toBeLessThan(limits.imageBytes);
    await expect(dialog).toBeHidden();
    const width = () =>
      opener('harbour')
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBe(sourceLimits.edge);
  });
  const twoUploads = ['POST /images', 'POST /images', 'PATCH /images/:id'];
  await station('IMG-01, IMG-02 default: several at once', person, twoUploads, async () => {
    await openUpload();
    await chooseFiles(person, dialog, [pictureFile('boat.png'), pictureFile('lake.png')]);
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    const lake = dialog.getByRole('listitem', { name: 'lake.png' });
    await hand.press(lake.getByRole('button', { name: t('images:upload.unfoldTexts'), exact: true }));
    await hand.write(lake.getByRole('textbox', { name: t('images:texts.alt') }), 'A lake in the morning');
    await submit(2);
    await expect(dialog).toBeHidden();
    await shownCount(count + 3);
    await reload(person);
    await expect(opener('boat')).toBeVisible();
    await expect(opener('lake')).toBeVisible();
  });
  await station('IMG-03 what is said with an image', person, ['PATCH /images/:id'], async () => {
    const show = dialog.getByRole('checkbox', { name: t('images:texts.show') });
    const field = (key: 'name' | 'description' | 'alt' | 'label' | 'author') =>
      dialog.getByRole('textbox', { name: new RegExp(`^${t(`images:texts.${key}`)}`) });
    await hand.press(opener('boat'));
    await expect(field('name')).toHaveValue('boat');
    await expect(show).not.toBeChecked();
    await hand.write(field('name'), ' by the pier');
    await hand.write(field('description'), 'Where the ferry leaves.');
    await hand.write(field('alt'), 'A boat beside a pier');
    await hand.write(field('label'), 'holidays');
    await hand.write(field('author'), 'CC BY 4.0');
    await hand.press(show);
    await hand.press(dialog.getByRole('button', { name: t('common:action.save'), exact: true }));
    await expect(page.getByText(t('images:texts.saved')).first()).toBeVisible();
    await reload(person);
    await hand.press(opener('boat by the pier'));
    await expect(field('name')).toHaveValue('boat by the pier');
    await expect(field('description')).toHaveValue('Where the ferry leaves.');
    await expect(field('alt')).toHaveValue('A boat beside a pier');
    await expect(field('label')).toHaveValue('holidays');
    await expect(field('author')).toHaveValue('CC BY 4.0');
    await expect(show).toBeChecked();
    await hand.press(dialog.getByRole('button', { name: t('common:action.cancel'), exact: true }));
  });
  await station('IMG-03 deleted', person, ['DELETE /images/:id'], async () => {
    const isDeletion = isRequest('DELETE', /\/images\/[\da-f]+(?:-[\da-f]+){4}$/);
    const deleted = page.waitForResponse((response) => isDeletion(response.request()));
    await chooseFromMenu('lake', t('common:action.delete'));
    await expect(page.getByText(t('images:delete.done', { name: 'lake' }))).toBeVisible();
    await dismissUndo(person);
    await deleted;
    await expect(opener('lake')).toBeHidden();
    await reload(person);
    await shownCount(count + 2);
    await expect(opener('lake')).toBeHidden();
  });
});

/** The images of a short or long answer: uploaded, taken from the library, taken away. */
async function walkTarget(person: Walker, target: 'shortAnswer' | 'longAnswers', paths: [string, string, string]) {
  const { page, hand, t } = person;
  const { opener, chooseFromMenu } = imageControls(person);
  const [uploadPath, attachPath, detachPath] = paths;
  const label = t(`claims:${target}.images`);
  const images = page.getByRole('group', { name: label, exact: true });
  const dialog = page.getByRole('dialog', { name: label, exact: true });
  const add = () => hand.press(images.getByRole('button', { name: t('images:field.add'), exact: true }));
  const file = `${target}.png`;
  const image = images.getByRole('listitem').filter({ has: opener(target) });

  await station(`IMG-01, IMG-02 ${target}: upload`, person, [uploadPath], async () => {
    await add();
    await chooseFiles(person, dialog, [pictureFile(file)]);
    await hand.press(dialog.getByRole('button', { name: t('images:upload.submitPublic', { count: 1 }), exact: true }));
    await expect(dialog).toBeHidden();
    await expect(image).toBeVisible();
  });
  await station(`IMG-02 ${target}: remove`, person, [detachPath], async () => {
    await chooseFromMenu(target, t('images:field.remove'));
    await dismissUndo(person);
    await expect(image).toBeHidden();
  });
  await station(`IMG-01, IMG-02 ${target}: from the library`, person, [attachPath], async () => {
    await add();
    await hand.press(dialog.getByRole('button', { name: t('images:source.library'), exact: true }));
    await hand.press(dialog.getByRole('button', { name: target, exact: true }));
    await hand.press(dialog.getByRole('button', { name: t('images:library.submitPublic', { count: 1 }), exact: true }));
    await expect(dialog).toBeHidden();
    await expect(image).toBeVisible();
  });
  return image;
}

test('the images of a claim', async ({ arrive }) => {
  test.setTimeout(120_000);
  const person = await arrive(href('claim', { claimId: seeded.publicClaim }));
  const { page, hand, t } = person;
  const shortAnswerImage = await walkTarget(person, 'shortAnswer', [
    'POST /claims/:id/images-upload-attach-short-answer',
    'POST /claims/:id/images-attach-short-answer',
    'POST /claims/:id/images-detach-short-answer',
  ]);
  const editLongAnswer = async () => {
    const headline = 'So rechne ich es aus';
    await hand.press(page.getByRole('button', { name: t('editing:sortable.menu', { name: headline }), exact: true }));
    await hand.press(page.getByRole('menuitem', { name: t('common:action.edit'), exact: true }));
  };
  await hand.press(page.getByRole('button', { name: new RegExp(`^${t('claims:longAnswers.title')}`) }));
  await editLongAnswer();
  const longAnswerImage = await walkTarget(person, 'longAnswers', [
    'POST /longanswers/:id/images-upload-attach',
    'POST /longanswers/:id/images-attach',
    'POST /longanswers/:id/images-detach',
  ]);
  await station('IMG-02 both are still there', person, [], async () => {
    await reload(person);
    await expect(shortAnswerImage).toBeVisible();
    // The section is open as it was left.
    await editLongAnswer();
    await expect(longAnswerImage).toBeVisible();
  });
});
