import { href } from '@/routes/href';
import { expect } from '../fixtures';
import { reload, station } from '../flow/station';
import { seeded } from '../screenTable';
import { bodyOf, chooseFor, deleteAtOnce, openSection } from './claimEditor';
import { attachFromLibrary, removeImage, uploadImage } from './claimImages';
import { test } from './walk';

const film = 'https://vimeo.com/76979871';
const source = 'https://www.htw-berlin.de/stromspeicher';

test('long answers', async ({ arrive }) => {
  test.setTimeout(120_000);
  const person = await arrive(href('claim', { claimId: seeded.readyClaim }));
  const { page, hand, t } = person;
  const section = await openSection(person, 'longAnswers');
  const list = section.getByRole('list', { name: t('claims:longAnswers.title'), exact: true });
  const answers = list.locator('> li');
  const field = (name: 'headline' | 'video' | 'source' | 'comment') =>
    section.getByRole('textbox', { name: new RegExp(`^${t(`claims:longAnswers.${name}`)}`) });
  const text = section.locator('[contenteditable="true"]');
  const tool = (name: string) => section.getByRole('toolbar').getByRole('button', { name, exact: true });
  const submit = (name: string) => hand.press(section.getByRole('button', { name, exact: true }));

  await station('CLS-09 add, with rich text', person, ['POST /longanswers'], async () => {
    await submit(t('claims:longAnswers.add'));
    await hand.write(field('headline'), 'Was es kostet');
    await text.click();
    await page.keyboard.type('Rund ');
    await hand.press(tool(t('richText:tool.bold')));
    await page.keyboard.type('500 Euro');
    await expect(text.locator('strong')).toHaveText('500 Euro');
    // Addresses are pasted.
    await field('video').fill(film);
    await field('source').fill(source);
    await hand.write(field('comment'), 'Gilt für Mieter.');
    const sent = bodyOf(page, 'POST', '/longanswers');
    await submit(t('editing:chips.add'));
    expect(await sent).toEqual({
      claim_id: expect.anything() as unknown,
      headline: 'Was es kostet',
      text: '<p>Rund <strong>500 Euro</strong></p>',
      video: film,
      source,
      comment: 'Gilt für Mieter.',
    });
    await expect(answers).toContainText(['Rund 500 Euro']);
  });
  await station('CLS-09 add another', person, ['POST /longanswers'], async () => {
    await submit(t('claims:longAnswers.add'));
    await submit(t('editing:chips.add'));
    await expect(section.getByText(t('editing:validation.required'), { exact: true })).toBeVisible();
    await hand.write(field('headline'), 'Wer es anmeldet');
    await submit(t('editing:chips.add'));
    await expect(answers).toContainText(['Was es kostet', 'Wer es anmeldet']);
  });
  await station('CLS-09, CLA-15 put in order', person, ['PATCH /longanswers/claims/:id/reorder'], async () => {
    const sent = bodyOf(page, 'PATCH', `/longanswers/claims/${seeded.readyClaim}/reorder`);
    await chooseFor(person, 'Wer es anmeldet', t('editing:sortable.up'));
    const places = [1, 2].map((order) => ({ id: expect.anything() as unknown, order }));
    expect(await sent).toEqual({ positions: places });
    await expect(answers).toContainText(['Wer es anmeldet', 'Was es kostet']);
  });
  await station('CLS-09 change, the comment stays', person, ['PATCH /longanswers/:id'], async () => {
    await chooseFor(person, 'Was es kostet', t('claims:change'));
    await expect(section.getByText(t('claims:longAnswers.commentFixed'))).toBeVisible();
    await expect(section.getByText('Gilt für Mieter.')).toBeVisible();
    await expect(field('comment')).toHaveCount(0);
    await text.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' im Jahr');
    await expect(text).toHaveText('Rund 500 Euro im Jahr');
    const sent = bodyOf(page, 'PATCH', /\/longanswers\/\d+$/);
    await submit(t('common:action.save'));
    expect(await sent).toEqual({
      claim_id: expect.anything() as unknown,
      headline: 'Was es kostet',
      text: '<p>Rund <strong>500 Euro im Jahr</strong></p>',
      video: film,
      source,
      order: 2,
    });
  });
  await station('CLS-09, CLA-15 after a reload', person, [], async () => {
    await reload(person);
    await openSection(person, 'longAnswers');
    await expect(answers).toContainText(['Wer es anmeldet', 'Rund 500 Euro im Jahr']);
  });
  const images = section.getByRole('group', { name: t('claims:longAnswers.images') });
  await station('CLS-10 upload an image', person, ['POST /longanswers/:id/images-upload-attach'], async () => {
    await chooseFor(person, 'Was es kostet', t('claims:change'));
    await uploadImage(person, images);
  });
  await station('CLS-10 take one from the library', person, ['POST /longanswers/:id/images-attach'], async () => {
    await attachFromLibrary(person, images);
  });
  await station('CLS-10 take one away', person, ['POST /longanswers/:id/images-detach'], async () => {
    await removeImage(person, images);
  });
  await station('CLS-10 after a reload', person, [], async () => {
    await submit(t('common:action.cancel'));
    await reload(person);
    await openSection(person, 'longAnswers');
    await expect(answers.last()).toContainText(t('claims:longAnswers.imageCount', { count: 1 }));
  });
  await station('CLS-09 delete', person, ['DELETE /longanswers/:id'], async () => {
    await deleteAtOnce(person, 'Was es kostet');
    await expect(answers).toContainText(['Wer es anmeldet']);
  });
  await station('CLS-09 deleted', person, [], async () => {
    await reload(person);
    await openSection(person, 'longAnswers');
    await expect(answers).toContainText(['Wer es anmeldet']);
  });
});
