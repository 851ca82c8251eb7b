import type { Page } from '@playwright/test';
import { invitationTokens } from '@mocks/db/seedInvitations';
import { personas, type Persona } from '@mocks/personas';
import { href } from '@/routes/href';
import { demoOrigin } from './addresses';
import { expect, open, test } from './fixtures';
import { text } from './texts';

/* A build with mocks on, under the headers that it wrote itself: the worker answers from the first visit on. */

test.use({ bearerOrigin: demoOrigin });

test('an invitation opens on the first visit', async ({ page }) => {
  await open(page, demoOrigin + href('verification', { token: invitationTokens.pending }));
  const { firstname, lastname } = personas.expert;
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`${firstname} ${lastname}`) })).toBeVisible();
});

test('a person of the mocks signs in with one click', async ({ page }) => {
  await open(page, demoOrigin + href('login'));
  await page.getByRole('button', { name: new RegExp(personas.expert.lastname) }).click();
  await page.waitForURL(`${demoOrigin}${href('dashboard')}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(text('de', 'common:failureOfRead.network'))).toBeHidden();
});

const t = (key: string, values?: Record<string, string>) => text('de', key, values);

async function signInAs(page: Page, { firstname, lastname }: Persona) {
  await page.getByRole('button', { name: new RegExp(`^${firstname} ${lastname}`) }).click();
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: t('common:shell.profileMenu') }).click();
  await page.getByRole('menuitem', { name: t('common:menu.logout') }).click();
  await page.waitForURL((url) => url.pathname === href('login'));
}

/** Invites somebody, and answers the address to hand on. */
async function invite(page: Page, { firstname, lastname }: Persona): Promise<string> {
  await page.getByRole('button', { name: t('endorsements:create.title') }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('textbox', { name: t('endorsements:create.firstname') }).fill(firstname);
  await drawer.getByRole('textbox', { name: t('endorsements:create.lastname') }).fill(lastname);
  await drawer.getByRole('button', { name: t('endorsements:create.submit'), exact: true }).click();
  const address = drawer.getByText(new RegExp(`^${demoOrigin}/verification/`));
  return (await address.textContent()) ?? '';
}

test('two people in one browser: what one asks for, the other confirms', async ({ page }) => {
  const { expert, contact } = personas;
  await open(page, demoOrigin + href('login'));
  await signInAs(page, expert);
  await page.waitForURL(demoOrigin + href('dashboard'));
  await open(page, demoOrigin + href('verifyCompetence'));
  const address = await invite(page, contact);
  await page.keyboard.press('Escape');
  await signOut(page);

  await open(page, address);
  const confirm = page.getByRole('button', { name: /^\d+ Punkte bestätigen$/ });
  await confirm.click();
  await page.getByRole('link', { name: t('verification:signIn.login'), exact: true }).click();
  await signInAs(page, contact);
  await page.waitForURL(address);
  await confirm.click();
  const thanks = t('verification:done.titleNamed', { visitor: `${contact.firstname} ${contact.lastname}` });
  await expect(page.getByRole('heading', { level: 1, name: thanks })).toBeVisible();
});
