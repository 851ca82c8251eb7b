import type { Page } from '@playwright/test';
import { invitationTokens } from '@mocks/db/seedInvitations';
import { personaPassword, personas } from '@mocks/personas';
import { href } from '@/routes/href';
import { appOrigin } from './addresses';
import { expect, expectClean, open, signIn, test, watchAlso } from './fixtures';
import { button, confirmButton, heading } from './flow/station';
import { wordsOf, type Words } from './flow/words';
import { seeded } from './screenTable';
import { prepare } from './soundness';
import { languages } from './texts';

/* What an invited person sees on a phone, and that nobody else learns the address, which is a secret. */

const invitation = href('verification', { token: invitationTokens.pending });
const personal = href('personalVerification', { token: seeded.profile });
const phones = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
];
const captionRow = 20;

/** Heights of the bar without the line of what is chosen, and of the words of that line. */
async function heightsOfBar(page: Page, line: string) {
  return page.getByRole('button', { name: line, exact: true }).evaluate((button) => {
    const bar = button.closest('[data-bar]')?.getBoundingClientRect().height ?? Number.NaN;
    const words = button.firstElementChild?.getBoundingClientRect().height ?? Number.NaN;
    return { bar: bar - button.getBoundingClientRect().height, words };
  });
}

/** The line is in sight without scrolling, and so is the button below it. */
async function expectInSight(page: Page, t: Words, texts: readonly string[], confirm: string) {
  const line = `${t('verification:toChoices')} ${texts.join(' · ')}`;
  await expect(page.getByRole('button', { name: line, exact: true })).toBeInViewport({ ratio: 1 });
  await expect(confirmButton(page, confirm)).toBeInViewport({ ratio: 1 });
  const { bar, words } = await heightsOfBar(page, line);
  expect(bar).toBeLessThanOrEqual(96);
  expect(words).toBeLessThanOrEqual(2 * captionRow);
}

for (const viewport of phones) {
  for (const language of languages) {
    test(`the bar names all that is chosen, ${viewport.width}x${viewport.height}, ${language}`, async ({ page }) => {
      const t = await wordsOf(language);
      await page.setViewportSize(viewport);
      await prepare(page, language);
      await open(page, invitation);
      const skills = (count: number) => t('verification:short.competences', { count });
      const known = t('verification:short.personal_connection');
      const inTouch = t('verification:short.usual_channel');
      const fan = t('verification:short.is_fan');
      await expectInSight(page, t, [skills(5), known, inTouch, fan], t('verification:confirmAll', { count: 8 }));

      await page.getByRole('checkbox').first().click();
      await page.getByRole('switch').nth(1).click();
      await expectInSight(page, t, [skills(4), known, fan], t('verification:confirm', { count: 6 }));
      await page.getByRole('button', { name: t('verification:toChoices') }).click();
      await expect(page.getByRole('heading', { level: 2, name: t('verification:relations') })).toBeFocused();
      const first = t('verification:relation.personal_connection', { name: 'Anna' });
      await expect(page.getByText(first, { exact: true })).toBeInViewport({ ratio: 1 });

      // Back from signing in, with the sentence that one tap is left.
      await confirmButton(page, t('verification:confirm', { count: 6 })).click();
      await signIn(page, 'contact');
      await page.reload();
      await expect(page.getByText(t('verification:oneTapLeft'))).toBeVisible();
      await expectInSight(page, t, [skills(4), known, fan], t('verification:confirm', { count: 6 }));

      await open(page, personal);
      await expect(confirmButton(page, t('verification:confirm', { count: 0 }))).toBeInViewport({ ratio: 1 });
      await button(page, t('verification:chooseAll')).click();
      const fans = page.getByRole('checkbox', { name: t('verification:fan') });
      const points = await fans.count();
      for (const one of await fans.all()) await one.click();
      const short = (group: 'educations' | 'work_experiences' | 'recommended', count: number) =>
        t(`verification:short.${group}`, { count });
      const all = [
        t('verification:short.competence'),
        t('verification:short.occupation'),
        t('verification:short.discipline'),
        short('educations', 1),
        short('work_experiences', points - 5),
        t('verification:short.same_field'),
        short('recommended', points),
      ];
      await expectInSight(page, t, all, t('verification:confirmAll', { count: points }));
    });
  }
}

test('a confirmation given on a phone is there for the expert after a reload', async ({ page, browser }) => {
  const t = await wordsOf('de');
  const confirmations = (count: number) =>
    page.getByRole('main').getByText(t('common:confirmations.count', { count }), { exact: true }).first();
  await prepare(page, 'de');
  await signIn(page);
  await open(page, href('profile', { profileId: seeded.profile }));
  await expect(confirmations(11)).toBeVisible();

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'de-DE' });
  const found = await watchAlso(context);
  const phone = await context.newPage();
  await signIn(phone, 'contact');
  await open(phone, appOrigin + personal);
  await phone
    .getByRole('group', { name: t('verification:personalList') })
    .getByRole('checkbox')
    .first()
    .tap();
  await confirmButton(phone, t('verification:confirm', { count: 1 })).tap();
  await expect(heading(phone, t('verification:done.titleNamed', { visitor: 'Petra Lindner' }))).toBeVisible();
  expectClean(found);
  await context.close();

  await page.reload();
  await expect(confirmations(12)).toBeVisible();
});

test('nobody else learns the address of an invitation (quality T26)', async ({ page, context }) => {
  const secret = invitationTokens.pending;
  const t = await wordsOf('de');
  const elsewhere: string[] = [];
  const logged: string[] = [];
  const referers: Promise<void>[] = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    // The page itself, and the call that answers it.
    const isOwn = url.origin === appOrigin || url.pathname.endsWith(`/endorsement/invitation/public/${secret}`);
    if (!isOwn && (request.url() + (request.postData() ?? '')).includes(secret)) elsewhere.push(request.url());
    const noted = request.allHeaders().then(({ referer = '' }) => {
      if (referer.includes(secret)) elsewhere.push(`Referer to ${request.url()}`);
    });
    // One that is broken off has no headers to ask for.
    referers.push(noted.catch(() => undefined));
  });
  context.on('console', (message) => {
    if (message.text().includes(secret)) logged.push(message.text());
  });
  await prepare(page, 'de');
  await open(page, invitation);
  await confirmButton(page, t('verification:confirmAll', { count: 8 })).click();
  await page.getByRole('link', { name: t('verification:signIn.login'), exact: true }).click();
  await expect(page.getByLabel(t('auth:field.email'), { exact: true })).toBeVisible();
  expect(page.url()).not.toContain(secret);
  await page.getByLabel(t('auth:field.email'), { exact: true }).fill(personas.contact.email);
  await page.getByLabel(t('auth:field.password'), { exact: true }).fill(personaPassword);
  await page.getByRole('checkbox', { name: t('auth:captcha.confirm') }).click();
  await button(page, t('auth:login.submit')).click();
  await expect(page).toHaveURL(appOrigin + invitation);
  await confirmButton(page, t('verification:confirmAll', { count: 8 })).click();
  await expect(heading(page, t('verification:done.titleNamed', { visitor: 'Petra Lindner' }))).toBeVisible();
  await page.getByRole('link', { name: t('verification:done.ownProfile'), exact: true }).click();
  await expect(page.locator('main h1')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await Promise.all(referers);
  expect(referers.length).toBeGreaterThan(0);
  expect({ elsewhere, logged }).toEqual({ elsewhere: [], logged: [] });
});

for (const language of languages) {
  test(`the way on is in sight after many points on a low phone, ${language}`, async ({ page }) => {
    const t = await wordsOf(language);
    await page.setViewportSize({ width: 360, height: 640 });
    await prepare(page, language);
    await signIn(page, 'contact');
    await open(page, `${invitation}).`);
    await expect(page).toHaveURL(appOrigin + invitation);
    await confirmButton(page, t('verification:confirmAll', { count: 8 })).click();
    await expect(page.getByRole('link', { name: t('verification:done.ownProfile') })).toBeInViewport({ ratio: 1 });
    const points = page.getByRole('main').getByRole('listitem');
    await expect(points).toHaveCount(3);
    await page.getByText(t('verification:signIn.more', { count: 5 }), { exact: true }).click();
    await expect(points).toHaveCount(5);
  });

  test(`what was confirmed is taken along as a picture, ${language}`, async ({ page }) => {
    const t = await wordsOf(language);
    await prepare(page, language);
    await signIn(page, 'contact');
    await open(page, `${invitation}).`);
    await expect(page).toHaveURL(appOrigin + invitation);
    await confirmButton(page, t('verification:confirmAll', { count: 8 })).click();
    const saved = page.waitForEvent('download');
    await button(page, t('verification:done.savePicture')).click();
    expect((await saved).suggestedFilename()).toMatch(/^dr-ing-anna-bergmann.*[.]png$/);
  });
}
