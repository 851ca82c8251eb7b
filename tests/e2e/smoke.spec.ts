import common from '../../locales/de/common.json' with { type: 'json' };
import { expect, expectAccessible, expectSamePlace, holdRequests, open, setScenario, signIn, test } from './fixtures';
import { nextFrame } from './soundness';

test('the login page is whole under the production headers', async ({ page, houseRules }) => {
  await open(page, '/login');
  await expect(page).toHaveTitle(/Fachprofil$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('h1')).toHaveCount(1);
  // Emotion fills empty style elements through the CSS object model: without the hash there would be no style at all.
  await expect(page.locator('h1')).toHaveCSS('font-family', /Source Sans 3/);
  await expectAccessible(page);
  expect(houseRules.bearers).toBe(0);
});

test('a signed-in visitor gets the dashboard, and the bearer goes to the API', async ({ page, houseRules }) => {
  await signIn(page);
  await open(page, '/dashboard');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expectAccessible(page);
  expect(houseRules.bearers).toBeGreaterThan(0);
});

test('a page whose call fails says so and offers another try', async ({ page }) => {
  await setScenario({ failNext: 500 });
  await open(page, '/verification/some-token');
  await expect(page.getByRole('button', { name: common.action.retry })).toBeVisible();
  await expectAccessible(page);
});

test('the first paint stays until the page is there, its logo in the same place', async ({ page }) => {
  const letThrough = await holdRequests(page, /\/assets\/LoginPage-/);
  const started = Promise.all([
    page.waitForRequest(/\/assets\/LoginPage-/),
    page.waitForResponse(/\/assets\/auth-/).then((response) => response.finished()),
  ]);
  await page.goto('/login', { waitUntil: 'commit' });
  await started;
  // The texts and the framework are there; what was painted first is not taken away for an empty page.
  await nextFrame(page);
  const before = await page.locator('.first-logo svg').boundingBox();
  await letThrough();
  await expect(page.locator('main h1')).toBeVisible();
  await expectSamePlace(page.getByRole('link', { name: 'Fachprofil' }).locator('svg'), before);
});
