import { personas } from '@mocks/personas';
import { appOrigin } from './addresses';
import { expect, expectAccessible, expectClean, test, watchAlso } from './fixtures';
import { recordChangingCalls } from './flow/changingCalls';
import { createClaim, publishClaim, writeShortAnswer } from './flow/claimSteps';
import { mouseHand } from './flow/hand';
import { inviteContact, seeConfirmation } from './flow/invitationSteps';
import { chooseCompetences, completeCareer, createProfile, publishProfile, signInAtForm } from './flow/profileSteps';
import type { Person } from './flow/station';
import { storyOf } from './flow/story';
import { confirmInvitation } from './flow/visitorSteps';
import { wordsOf } from './flow/words';
import { takeAway, takeNewApisAway } from './takeAway';

/* The oldest browsers supported (docs/deploy.md), as far as the Chromium at hand can stand in for them. */

test('the main job without the APIs that the oldest browsers supported lack', async ({ page, context, browser }) => {
  test.setTimeout(120_000);
  await takeNewApisAway(context);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: appOrigin });
  const story = storyOf('de', 'full');
  const t = await wordsOf('de');
  const expert: Person = { page, hand: mouseHand(page), t, calls: recordChangingCalls(context) };

  await signInAtForm(expert, 'de');
  const isHere = await page.evaluate(() => ({
    'AbortSignal.any': 'any' in AbortSignal,
    isWellFormed: 'isWellFormed' in String.prototype,
    requestIdleCallback: 'requestIdleCallback' in window,
    toSorted: 'toSorted' in Array.prototype,
  }));
  const expected = { 'AbortSignal.any': false, isWellFormed: false, requestIdleCallback: false, toSorted: true };
  expect(isHere).toEqual(expected);
  await createProfile(expert, story);
  await chooseCompetences(expert, story);
  await completeCareer(expert, story);
  await publishProfile(expert, story);
  await createClaim(expert, story);
  await writeShortAnswer(expert, story);
  await publishClaim(expert, story);
  const address = await inviteContact(expert, story);

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'de-DE' });
  const found = await watchAlso(phone);
  await takeNewApisAway(phone);
  const visitorPage = await phone.newPage();
  const visitor: Person = { page: visitorPage, hand: mouseHand(visitorPage), t, calls: recordChangingCalls(phone) };
  const owner = `${personas.new.firstname} ${personas.new.lastname}`;
  const points = await confirmInvitation(visitor, address, owner, 'de', story);
  expectClean(found);
  await phone.close();
  // Two of the points are about the relation; the list counts what was confirmed of the competences.
  await seeConfirmation(expert, points - 2);
});

for (const [language, locale] of [
  ['de', 'de-AT'],
  ['en', 'en-GB'],
] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test(`a browser that is too old gets a sentence, ${language}`, async ({ page, context }) => {
      const t = await wordsOf(language);
      await takeAway(context, [{ owner: 'Array', name: 'toSorted' }]);
      await page.goto('/login');
      const sentence = page.getByRole('alert');
      await expect(sentence.getByRole('heading', { level: 1, name: t('common:unsupported.title') })).toBeVisible();
      await expect(sentence.getByText(t('common:unsupported.text'))).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(sentence).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expectAccessible(page);
    });
  });
}
