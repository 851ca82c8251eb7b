import type { Locator } from '@playwright/test';
import { invitationTokens } from '@mocks/db/seedInvitations';
import { href } from '@/routes/href';
import { expect, open, test } from './fixtures';
import { confirmButton } from './flow/station';
import { prepare } from './soundness';
import { text, textLike } from './texts';

/* From an invitation to a new account on a small phone: the way on is never below the fold (ux 4.4). */

const t = (key: string, values?: Record<string, string | number>) => text('de', key, values);

/** Not covered by anything either. */
const expectInSight = (control: Locator) => expect(control).toBeInViewport({ ratio: 1 });

for (const [width, height] of [
  [360, 640],
  [390, 844],
] as const) {
  test(`the buttons of the way to a new account, ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await prepare(page, 'de');
    await open(page, href('verification', { token: invitationTokens.pending }));
    await confirmButton(page, t('verification:confirmAll_other', { count: 8 })).click();
    await expectInSight(page.getByRole('button', { name: textLike('de', 'common:social.with') }).first());
    const byEmail = page.getByRole('link', { name: t('verification:signIn.register'), exact: true });
    await expectInSight(byEmail);
    await expectInSight(page.getByRole('link', { name: t('verification:signIn.login'), exact: true }));
    await byEmail.click();

    const next = page.getByRole('button', { name: t('common:action.next'), exact: true });
    await expectInSight(next);
    await page.getByRole('radio', { name: t('auth:gender.female'), exact: true }).check();
    await page.getByLabel(t('auth:field.email'), { exact: true }).fill('petra.lindner@fachprofil.example');
    await next.click();
    await expect(page.getByRole('heading', { level: 1, name: t('auth:register.password') })).toBeFocused();
    await expectInSight(page.getByRole('button', { name: t('auth:register.submit'), exact: true }));
  });

  test(`the card to sign in with while a confirmation waits, ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await prepare(page, 'de');
    await open(page, href('verification', { token: invitationTokens.pending }));
    await confirmButton(page, t('verification:confirmAll_other', { count: 8 })).click();
    await page.getByRole('link', { name: t('verification:signIn.login'), exact: true }).click();
    const submit = page.getByRole('button', { name: t('auth:login.submit'), exact: true });
    await expectInSight(submit);
    await expectInSight(page.getByText(t('auth:verificationAhead'), { exact: true }));
  });
}
