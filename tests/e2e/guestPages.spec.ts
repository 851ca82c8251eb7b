import { href } from '@/routes/href';
import { expect, open, test } from './fixtures';
import { expectPrimaryInSight, outOfSight } from './primaryButton';
import { nextFrame, prepare } from './soundness';
import { languages, text } from './texts';

/* What is in sight on the sign-in page without scrolling. */

test('the button of the sign-in is in sight on a laptop and on a phone', async ({ page }) => {
  await prepare(page, 'de');
  await open(page, href('login'));
  await expectPrimaryInSight(page, page.locator('main'));
});

for (const language of languages) {
  test(`what is asked for at the sign-in and the button are in sight on a small phone, ${language}`, async ({
    page,
  }) => {
    await prepare(page, language);
    await page.setViewportSize({ width: 360, height: 640 });
    await open(page, href('login'));
    await expect.poll(() => outOfSight(page.locator('main'))).toEqual([]);
    await expect(page.getByText(text(language, 'auth:guest.sentence')).first()).toBeInViewport();
  });

  test(`each step of a registration is in sight as a whole on a low laptop, ${language}`, async ({ page }) => {
    await prepare(page, language);
    await page.setViewportSize({ width: 1366, height: 625 });
    await open(page, href('register'));
    const next = page.getByRole('button', { name: text(language, 'common:action.next'), exact: true });
    // The bar of the button lies over nothing.
    const room = () => page.locator('main form').evaluate((form) => innerHeight - form.getBoundingClientRect().bottom);
    await expect(next).toBeVisible();
    await expect.poll(room).toBeGreaterThanOrEqual(0);
    await page.getByLabel(text(language, 'auth:field.firstname'), { exact: true }).fill('Petra');
    await page.getByLabel(text(language, 'auth:field.lastname'), { exact: true }).fill('Lindner');
    await page.getByRole('radio', { name: text(language, 'auth:gender.female'), exact: true }).check();
    await page.getByLabel(text(language, 'auth:field.email'), { exact: true }).fill('petra@fachprofil.example');
    await next.click();
    await expect(page.getByRole('heading', { name: text(language, 'auth:register.password') })).toBeFocused();
    await expect.poll(() => outOfSight(page.locator('main'))).toEqual([]);
  });

  test(`on a low laptop the panel beside the form is in sight as a whole, ${language}`, async ({ page }) => {
    await prepare(page, language);
    await page.setViewportSize({ width: 1366, height: 625 });
    await open(page, href('login'));
    await nextFrame(page);
    const panel = await page.locator('aside > *').boundingBox();
    expect(panel?.height).toBe(625);
  });
}

test('the choice of the gender is one stop of the Tab key', async ({ page }) => {
  await prepare(page, 'de');
  await open(page, href('register'));
  const radio = (gender: 'male' | 'female') =>
    page.getByRole('radio', { name: text('de', `auth:gender.${gender}`), exact: true });
  const email = page.getByLabel(text('de', 'auth:field.email'), { exact: true });
  await page.getByLabel(text('de', 'auth:field.lastname'), { exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(radio('male')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(email).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(radio('male')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(radio('female')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(email).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(radio('female')).toBeFocused();
});
