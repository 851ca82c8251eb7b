import { href } from '@/routes/href';
import { expect } from '../fixtures';
import { button, reload, station } from '../flow/station';
import { seeded } from '../screenTable';
import { attachFromLibrary, removeImage, uploadImage } from './claimImages';
import { bodyOf, openSection } from './claimEditor';
import { test } from './walk';

test('short answer', async ({ arrive }) => {
  test.setTimeout(120_000);
  const person = await arrive(href('claim', { claimId: seeded.readyClaim }));
  const { page, hand, t } = person;
  const section = await openSection(person, 'shortAnswer');
  const field = (name: 'headline' | 'text' | 'video') =>
    section.getByRole('textbox', { name: new RegExp(`^${t(`claims:shortAnswer.${name}`)}`) });
  const images = section.getByRole('group', { name: t('claims:shortAnswer.images') });
  const answer = {
    short_answer_headline: 'Ja, bei Südlage',
    short_answer_text: 'Bei Südlage hat sich das Gerät nach drei bis vier Jahren bezahlt gemacht.',
    short_answer_video: '',
  };

  await station('CLS-03 headline saves itself', person, ['POST /claims/:id/add-short-answer'], async () => {
    await field('headline').fill('');
    const sent = bodyOf(page, 'POST', '/add-short-answer');
    await hand.write(field('headline'), answer.short_answer_headline);
    // Nothing is pressed: it is saved a moment after the last key.
    expect(await sent).toEqual(answer);
  });
  await station('CLS-03 film', person, ['POST /claims/:id/add-short-answer'], async () => {
    const short_answer_video = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
    // Pasted at once: what is typed half is no address of a film yet.
    const sent = bodyOf(page, 'POST', '/add-short-answer');
    await field('video').fill(short_answer_video);
    await hand.press(page.locator('#subject-head'));
    expect(await sent).toEqual({ ...answer, short_answer_video });
  });
  const upload = ['POST /claims/:id/images-upload-attach-short-answer'];
  await station('CLS-03 upload an image', person, upload, () => uploadImage(person, images));
  const attach = ['POST /claims/:id/images-attach-short-answer'];
  await station('CLS-03 take one from the library', person, attach, () => attachFromLibrary(person, images));
  const detach = ['POST /claims/:id/images-detach-short-answer'];
  await station('CLS-03 take one away', person, detach, () => removeImage(person, images));
  await station('CLS-03 after a reload', person, [], async () => {
    await reload(person);
    await expect(field('headline')).toHaveValue(answer.short_answer_headline);
    await expect(field('text')).toHaveValue(answer.short_answer_text);
    await expect(field('video')).toHaveValue(/aqz-KE-bpKQ$/);
    await expect(images.getByRole('listitem')).toHaveCount(1);
  });
});

test('quote and opinion', async ({ arrive }) => {
  const person = await arrive(href('claim', { claimId: seeded.publicClaim }));
  const { page, hand, t } = person;
  const quote = await openSection(person, 'quote');
  const opinion = await openSection(person, 'opinion');
  const quoteField = quote.getByRole('textbox', { name: t('claims:quote.title'), exact: true });
  const headline = opinion.getByRole('textbox', { name: t('claims:opinion.headline'), exact: true });
  const text = opinion.getByRole('textbox', { name: t('claims:text'), exact: true });
  const update = button(page, t('editing:update.some', { count: 1 })).first();

  await station('CLS-05 quote', person, ['POST /claims/:id/add-quote'], async () => {
    await quoteField.fill('');
    await hand.write(quoteField, 'Erst messen, dann kaufen.');
    await expect(quote.getByText(t('editing:update.waits'))).toBeVisible();
    const sent = bodyOf(page, 'POST', '/add-quote');
    await hand.press(update);
    expect(await sent).toEqual({ emotional_quote: 'Erst messen, dann kaufen.' });
    await expect(update).toBeHidden();
  });
  await station('CLS-05 opinion', person, ['POST /claims/:id/add-opinion'], async () => {
    await headline.fill('');
    await hand.write(headline, 'Kleiner ist besser');
    await text.fill('');
    await hand.write(text, 'Der Bedarf wächst langsam.');
    const sent = bodyOf(page, 'POST', '/add-opinion');
    await hand.press(update);
    expect(await sent).toEqual({ opinion_headline: 'Kleiner ist besser', opinion_text: 'Der Bedarf wächst langsam.' });
    await expect(update).toBeHidden();
  });
  await station('CLS-05 after a reload', person, [], async () => {
    await reload(person);
    await openSection(person, 'quote');
    await openSection(person, 'opinion');
    await expect(quoteField).toHaveValue('Erst messen, dann kaufen.');
    await expect(headline).toHaveValue('Kleiner ist besser');
    await expect(text).toHaveValue('Der Bedarf wächst langsam.');
  });
  await station('CLS-11 source of the claim, read only', person, [], async () => {
    const source = await openSection(person, 'sourceVideo');
    await expect(source.getByRole('link')).toHaveAttribute('href', 'https://www.htw-berlin.de/stromspeicher');
    await expect(source).toContainText(t('claims:sourceVideo.fixed'));
    await expect(source.getByRole('textbox')).toHaveCount(0);
    await expect(source.getByRole('button')).toHaveCount(0);
  });
});
