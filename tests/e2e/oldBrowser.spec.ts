import { expect, expectAccessible, test } from './fixtures';
import { mouseHand } from './flow/hand';
import { doMainJob } from './flow/mainJob';
import { wordsOf } from './flow/words';
import { takeAway, takeNewApisAway } from './takeAway';

/* The oldest browsers supported (docs/deploy.md), as far as the Chromium at hand can stand in for them. */

test('the main job without the APIs that the oldest browsers supported lack', async ({ page, context, browser }) => {
  test.setTimeout(240_000);
  await doMainJob({
    page,
    context,
    browser,
    language: 'de',
    responses: 'full',
    handOf: mouseHand,
    prepare: takeNewApisAway,
  });
  const isHere = await page.evaluate(() => ({
    'AbortSignal.any': 'any' in AbortSignal,
    isWellFormed: 'isWellFormed' in String.prototype,
    requestIdleCallback: 'requestIdleCallback' in window,
    toSorted: 'toSorted' in Array.prototype,
  }));
  const expected = { 'AbortSignal.any': false, isWellFormed: false, requestIdleCallback: false, toSorted: true };
  expect(isHere).toEqual(expected);
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
