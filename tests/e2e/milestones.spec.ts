import type { Locator, Page } from '@playwright/test';
import { clientStorage } from '@/platform/clientStorage';
import { href } from '@/routes/href';
import { mockServerOrigin } from './addresses';
import { expect, open, signIn, test } from './fixtures';
import { button, german } from './openStates';
import { seeded } from './screenTable';
import { prepare } from './soundness';

/* The moments of success (ux 2.6): all that can be done is in sight, and nothing moves for who wants no motion. */

const milestone = (page: Page, key: string) => page.getByRole('dialog', { name: german(key) });

async function cookie(page: Page, name: string): Promise<string> {
  const cookies = await page.context().cookies();
  return decodeURIComponent(cookies.find((one) => one.name === name)?.value ?? '');
}

async function publishProfile(page: Page): Promise<Locator> {
  const token = await cookie(page, clientStorage.token.key);
  const pausing = await fetch(`${mockServerOrigin}/api/competenceprofile/${seeded.secondProfile}/unpublish`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(pausing.status).toBe(200);
  await open(page, href('profile', { profileId: seeded.secondProfile }));
  await button('profiles:publish.action')(page).click();
  await page
    .getByRole('dialog', { name: german('profileParts:publish.title') })
    .getByRole('button', { name: german('profiles:publish.action'), exact: true })
    .click();
  return milestone(page, 'profileParts:publish.done');
}

async function publishClaim(page: Page): Promise<Locator> {
  await open(page, href('claim', { claimId: seeded.readyClaim }));
  await button('claims:publish.open')(page).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').last().waitFor();
  for (const box of await dialog.getByRole('checkbox').all()) await box.check();
  await dialog.getByRole('button', { name: german('publicClaim:publish.submit'), exact: true }).click();
  return milestone(page, 'publicClaim:publish.doneTitle');
}

/** The start page of somebody whom it has last seen before this was reached. */
async function reach(page: Page, name: 'firstConfirmation' | 'firstSteps'): Promise<Locator> {
  const { id } = JSON.parse(await cookie(page, clientStorage.user.key)) as { id: string };
  const key = clientStorage.milestones.key.replace('*', `${id}.${name}`);
  await page.addInitScript((stored) => localStorage.setItem(stored, '"open"'), key);
  await page.goto(href('dashboard'));
  return milestone(page, `dashboard:milestone.${name}.title`);
}

const milestones = {
  'a profile is published': { reached: publishProfile, shared: true },
  'a claim is published': { reached: publishClaim, shared: true },
  'the first confirmation': { reached: (page: Page) => reach(page, 'firstConfirmation'), shared: false },
  'the first steps': { reached: (page: Page) => reach(page, 'firstSteps'), shared: false },
};

for (const [name, { reached, shared }] of Object.entries(milestones)) {
  for (const window of [
    { width: 1366, height: 625 },
    { width: 390, height: 844 },
  ]) {
    test(`${name}: all that can be done lies in a window of ${window.width} × ${window.height} px`, async ({
      page,
    }) => {
      await page.setViewportSize(window);
      await prepare(page, 'de');
      await signIn(page);
      const dialog = await reached(page);
      await expect(dialog.getByRole('heading')).toBeFocused();
      const linkedIn = dialog.getByRole('link', { name: german('sharing:linkedIn') });
      await expect(linkedIn).toHaveCount(shared ? 1 : 0);
      for (const control of await dialog.getByRole('button').or(dialog.getByRole('link')).all()) {
        await expect(control).toBeInViewport({ ratio: 0.99 });
      }
      await dialog.getByRole('button', { name: german('common:milestone.close'), exact: true }).click();
      await expect(dialog).toBeHidden();
    });
  }

  test(`${name}: it moves, but not with reduced motion`, async ({ page }) => {
    await prepare(page, 'de');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await signIn(page);
    const dialog = await reached(page);
    await expect(dialog.getByRole('heading')).toBeFocused();
    // An animation that keeps its last frame is listed after its end, too.
    const motions = () => dialog.evaluate((element) => element.getAnimations({ subtree: true }).length);
    await expect.poll(motions).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(motions).toBe(0);
  });
}
