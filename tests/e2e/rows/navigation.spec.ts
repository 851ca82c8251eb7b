import { invitationTokens } from '@mocks/db/seedInvitations';
import { clientStorage } from '@/platform/clientStorage';
import { articleHref } from '@/routes/helpArticles';
import { exampleClaimHref, href } from '@/routes/href';
import { expect, open } from '../fixtures';
import { button, heading, link, reload, station, type Person } from '../flow/station';
import { seeded } from '../screenTable';
import { test } from './walk';

/* Frame, menus, addresses, help, languages, colours and messages of failure. */

const cookie = async ({ page }: Person, name: 'navLayout' | 'navbarBlur' | 'navCollapsed' | 'contentWidth') =>
  (await page.context().cookies()).find((one) => one.name === clientStorage[name].key)?.value;

test('every address answers, in its frame', async ({ arrive }) => {
  test.setTimeout(180_000);
  const person = await arrive(href('dashboard'));
  const { page, t } = person;
  const navigation = page.getByRole('navigation', { name: t('common:shell.navigation') });
  const framed = [
    '/home',
    '/user',
    '/user/profile',
    '/account/biling',
    '/competence/profiles',
    `/competence/${seeded.profile}`,
    '/competence/claims',
    `/competence/claim/${seeded.publicClaim}`,
    '/verify-competence',
    '/posts/all-posts',
    '/posts/my-posts',
    '/posts/new-post',
    `/posts/${seeded.post}`,
    `/posts/${seeded.draftPost}/edit`,
    '/customer-products',
    '/pricing',
    '/plan-details/genius',
    `/competence/competence-form?id=${seeded.profile}`,
    `/competence/claim-form?id=${seeded.readyClaim}`,
    href('help'),
    articleHref('invite'),
    href('feedback'),
  ];
  const blank = [
    '/competence/new-profile',
    '/competence/new-claim',
    '/checkout?plan=patron',
    '/release-logs',
    '/users/delete',
    '/users/email/confirm/some-token',
    '/authorize/google/callback',
    '/nowhere',
    '/examples/profile',
    exampleClaimHref,
    href('verification', { token: invitationTokens.pending }),
    href('personalVerification', { token: seeded.profile }),
  ];
  await station('NAV-01, NAV-02 pages with the navigation', person, [], async () => {
    for (const path of framed) {
      await open(page, path);
      await expect(page.locator('main h1'), path).toHaveCount(1);
      await expect(navigation, path).toBeVisible();
    }
  });
  await station('NAV-03 pages without it', person, [], async () => {
    for (const path of blank) {
      await open(page, path);
      await expect(page.locator('main h1'), path).toHaveCount(1);
      await expect(navigation, path).toHaveCount(0);
    }
  });
  await station('NAV-04 what does not exist, and what is not allowed', person, [], async () => {
    await open(page, '/pages/misc/not-found/500');
    await expect(page.locator('main h1')).toBeVisible();
    await open(page, '/nowhere');
    await expect(heading(page, t('common:page.notFound'))).toBeVisible();
    await open(page, href('notAuthorized'));
    await expect(heading(page, t('common:page.notAuthorized'))).toBeVisible();
  });
  await station('NAV-10 titles of the pages', person, [], async () => {
    const titles = [
      [href('profiles'), 'common:page.profiles'],
      [href('claims'), 'common:page.claims'],
      [href('verifyCompetence'), 'common:page.verifications'],
      [href('user'), 'common:page.account'],
      [href('billing'), 'common:page.billing'],
      [href('allPosts'), 'common:page.allPosts'],
    ] as const;
    for (const [path, title] of titles) {
      await open(page, path);
      await expect(page).toHaveTitle(new RegExp(`^${t(title)} · `));
    }
  });
});

test('menus, help and pages without figures', async ({ arrive }) => {
  const person = await arrive(href('dashboard'), 'new');
  const { page, hand, t } = person;
  const navigation = page.getByRole('navigation', { name: t('common:shell.navigation') });
  const line = (name: string) => navigation.getByRole('link', { name, exact: true });
  const heads = navigation.getByRole('button', { expanded: false });

  await station('NAV-05 ten rows without scrolling on a laptop', person, [], async () => {
    await page.setViewportSize({ width: 1366, height: 625 });
    await expect(navigation.getByRole('listitem')).toHaveCount(6);
    await expect(heads).toHaveCount(4);
    expect(await navigation.evaluate((bar) => bar.scrollHeight - bar.clientHeight)).toBeLessThanOrEqual(0);
  });
  await station('NAV-05, NAV-07 every line leads to its page and is marked there', person, [], async () => {
    await page.setViewportSize({ width: 1366, height: 1400 });
    while ((await heads.count()) > 0) await hand.press(heads.first());
    const names = await navigation.getByRole('listitem').getByRole('link').allTextContents();
    expect(names).toHaveLength(28);
    for (const name of names) {
      await hand.press(line(name));
      // A wizard has no navigation.
      if (name === t('common:menu.newNugget')) {
        await expect(navigation).toHaveCount(0);
        await page.goBack();
      } else await expect(line(name)).toHaveAttribute('aria-current', 'page');
      await expect(page.locator('main h1')).toBeVisible();
    }
  });
  await station('PRD-02 a page without figures says why, and leads on', person, [], async () => {
    await hand.press(line(t('common:menu.structure')));
    await expect(page.getByText(t('noData:why'))).toBeVisible();
    await hand.press(link(page, t('noData:more')));
    await expect(page).toHaveURL(articleHref('faq-empty'));
  });
  await station('NAV-06 the menu of the account', person, [], async () => {
    await open(page, href('claims'));
    await hand.press(page.getByRole('button', { name: new RegExp(`^${t('common:shell.profileMenu')}`) }));
    const items = page.getByRole('menuitem');
    const labels = ['account', 'help', 'prices', 'faq'] as const;
    for (const label of labels)
      await expect(items.filter({ hasText: t(`common:menu.${label}`) }).first()).toBeVisible();
    await hand.press(items.getByText(t('common:menu.help'), { exact: true }));
    await expect(page).toHaveURL(articleHref('edit-claim'));
  });
  await station('PRD-02 help that is searched', person, [], async () => {
    await open(page, href('help'));
    await hand.write(page.getByRole('searchbox'), 'nugget');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await hand.write(page.getByRole('searchbox'), 'qqqq');
    await hand.press(link(page, t('help:ask')));
    await hand.write(page.getByRole('textbox', { name: t('help:feedback.text') }), 'A question');
    await expect(page.getByRole('button', { name: t('help:feedback.copy') })).toBeVisible();
  });
});

test('the frame', async ({ arrive }) => {
  const person = await arrive(href('claims'));
  const { page, hand, t } = person;
  const navigation = page.getByRole('navigation', { name: t('common:shell.navigation') });
  const bar = page.getByRole('banner');
  const layout = async () => {
    await open(page, href('user', undefined, { section: 'appearance' }));
    await hand.press(page.getByText(t('account:appearance.more'), { exact: true }));
  };

  await station('NAV-08 a narrow window has the navigation over the page', person, [], async () => {
    await page.setViewportSize({ width: 975, height: 800 });
    await hand.press(button(page, t('common:shell.openMenu')));
    await expect(page.getByRole('dialog', { name: t('common:shell.navigation') })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 976, height: 800 });
    await expect(navigation).toBeVisible();
    await expect(button(page, t('common:shell.openMenu'))).toHaveCount(0);
  });
  await station('NAV-09 the way to the top', person, [], async () => {
    await open(page, href('help'));
    await page.setViewportSize({ width: 1280, height: 500 });
    await expect(button(page, t('common:shell.toTop'))).toHaveCount(0);
    await page.locator('main').hover();
    await page.mouse.wheel(0, 600);
    await hand.press(button(page, t('common:shell.toTop')));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
  await station('NAV-12 what the frame keeps, in cookies', person, [], async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await hand.press(navigation.getByRole('button', { name: t('common:shell.collapse') }));
    expect(await cookie(person, 'navCollapsed')).toBe('true');
    await reload(person);
    await hand.press(navigation.getByRole('button', { name: t('common:shell.expand') }));
    expect(await cookie(person, 'navCollapsed')).toBe('false');
  });
  await station('NAV-11 navigation at the top, from right to left', person, [], async () => {
    await layout();
    await hand.press(page.getByRole('button', { name: t('account:appearance.horizontal'), exact: true }));
    expect(await cookie(person, 'navLayout')).toBe('horizontal');
    await expect(bar.getByRole('navigation')).toBeVisible();
    await expect(bar).toHaveCSS('position', 'sticky');
  });
  await station('NAV-14 page sizes and what was copied', person, [], async () => {
    await open(page, href('claims', undefined, { per: '5' }));
    const sizes = page.getByRole('combobox', { name: t('lists:paging.perPage') });
    const options = await sizes.getByRole('option').allTextContents();
    expect(options.map((option) => Number.parseInt(option, 10)).filter(Number.isFinite)).toEqual([
      5, 10, 20, 25, 50, 100,
    ]);
  });
});

test('languages, colours and failures', async ({ arrive, language }) => {
  const person = await arrive(href('login'), null);
  const { page, hand, t } = person;
  const html = page.locator('html');
  const other = language === 'de' ? 'en' : 'de';

  await station('I18-01, I18-02 the other language, which stays', person, [], async () => {
    await hand.press(button(page, t(`common:language.${other}`)));
    await expect(html).toHaveAttribute('lang', other);
    const stored = await page.evaluate((key) => localStorage.getItem(key), clientStorage.language.key);
    expect(stored).toBe(JSON.stringify(other));
    await hand.press(button(page, t(`common:language.${language}`)));
    await expect(html).toHaveAttribute('lang', language);
  });
  await station('THE-01, THE-02 light, dark and as the system likes it', person, [], async () => {
    const submit = button(page, t('auth:login.submit'));
    const light = await submit.evaluate((element) => getComputedStyle(element).backgroundColor);
    const [red = 0, green = 0, blue = 0] = light.match(/\d+/g)?.map(Number) ?? [];
    expect(red > blue && blue > green).toBe(true);
    const next = page.locator('header').getByRole('button').last();
    const modes: (string | null)[] = [];
    for (let press = 0; press < 3; press += 1) {
      await hand.press(next);
      modes.push(await page.evaluate((key) => localStorage.getItem(key), clientStorage.mode.key));
    }
    expect(new Set(modes)).toEqual(new Set(['dark', 'light', 'system']));
  });
  await station('THE-03 from 320 to 2560 px', person, [], async () => {
    for (const width of [320, 599, 600, 959, 960, 1279, 1280, 1919, 1920, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
});
