import type { Page } from '@playwright/test';
import { invitationTokens } from '@mocks/db/seedInvitations';
import { personas, type Persona } from '@mocks/personas';
import { href } from '@/routes/href';
import { routeEntry, routes, type RouteName } from '@/routes/table';
import { demoOrigins } from './addresses';
import { expect, open, test } from './fixtures';
import { confirmButton } from './flow/station';
import { text } from './texts';

/* The demo as files of a plain host, at its top and below a path: the worker answers from the first visit on. */

const t = (key: string, values?: Record<string, string>) => text('de', key, values);

async function signInAs(page: Page, { firstname, lastname }: Persona) {
  await page.getByRole('button', { name: new RegExp(`^${firstname} ${lastname}`) }).click();
}

async function signOut(page: Page, origin: string) {
  await page.getByRole('button', { name: t('common:shell.profileMenu') }).click();
  await page.getByRole('menuitem', { name: t('common:menu.logout') }).click();
  await page.waitForURL(`${origin}${href('login')}*`);
}

/** Invites somebody, and answers the address to hand on. */
async function invite(page: Page, origin: string, { firstname, lastname }: Persona): Promise<string> {
  await page.getByRole('button', { name: t('endorsements:create.title') }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('textbox', { name: t('endorsements:create.firstname') }).fill(firstname);
  await drawer.getByRole('textbox', { name: t('endorsements:create.lastname') }).fill(lastname);
  await drawer.getByRole('button', { name: t('endorsements:create.submit'), exact: true }).click();
  const address = drawer.getByText(new RegExp(`^${origin}/verification/`));
  return (await address.textContent()) ?? '';
}

/** Addresses without parameters that lead nowhere else. */
const deepLinks = (Object.keys(routes) as RouteName[]).filter((name) => {
  const { path, access, redirectTo } = routeEntry(name);
  return !redirectTo && access !== 'guest' && name !== 'root' && !/[:*]/.test(path);
});

for (const [place, origin] of Object.entries(demoOrigins)) {
  test.describe(place, () => {
    // The host answers an address of the app with `404.html`, and says so.
    test.use({ bearerOrigin: new URL(origin).origin, expectedConsole: [/status of 404/] });

    test('an invitation opens on the first visit, and again', async ({ page }) => {
      await open(page, origin + href('verification', { token: invitationTokens.pending }));
      const { firstname, lastname } = personas.expert;
      const heading = page.getByRole('heading', { level: 1, name: new RegExp(`${firstname} ${lastname}`) });
      await expect(heading).toBeVisible();
      await page.reload();
      await expect(heading).toBeVisible();
    });

    test('a person signs in with one click, and opens every page by its address, and again', async ({ page }) => {
      test.setTimeout(600_000);
      await open(page, `${origin}/`);
      await signInAs(page, personas.expert);
      await page.waitForURL(origin + href('dashboard'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(t('common:failureOfRead.network'))).toBeHidden();
      expect(
        (await page.context().cookies()).map(({ path }) => origin.endsWith(path.replace(/\/$/, ''))),
      ).not.toContain(false);
      for (const name of place === 'below' ? deepLinks : deepLinks.slice(0, 3)) {
        await page.goto(origin + routes[name].path);
        await expect(page.locator('main h1'), name).toBeVisible();
        await page.reload();
        await expect(page.locator('main h1'), name).toBeVisible();
        expect(new URL(page.url()).pathname.startsWith(new URL(origin).pathname), name).toBe(true);
      }
    });

    test('begins anew', async ({ page }) => {
      await open(page, origin + href('login'));
      await expect(page.getByText(t('mocks:demo.text'))).toBeVisible();
      await signInAs(page, personas.expert);
      await page.waitForURL(origin + href('dashboard'));
      await page.getByRole('button', { name: t('mocks:demo.reset') }).click();
      await page.waitForURL((url) => url.pathname.endsWith(href('login')));
    });

    test('two people in one browser: what one asks for, the other confirms', async ({ page }) => {
      const { expert, contact } = personas;
      await open(page, origin + href('login'));
      await signInAs(page, expert);
      await page.waitForURL(origin + href('dashboard'));
      await open(page, origin + href('verifyCompetence'));
      const address = await invite(page, origin, contact);
      await page.keyboard.press('Escape');
      await signOut(page, origin);

      await open(page, address);
      const confirm = confirmButton(page, 'Alle \\d+ bestätigen');
      await confirm.click();
      await page.getByRole('link', { name: t('verification:signIn.login'), exact: true }).click();
      await signInAs(page, contact);
      await page.waitForURL(address);
      await confirm.click();
      const thanks = t('verification:done.titleNamed', { visitor: `${contact.firstname} ${contact.lastname}` });
      await expect(page.getByRole('heading', { level: 1, name: thanks })).toBeVisible();
    });
  });
}
