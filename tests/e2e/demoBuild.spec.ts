import { invitationTokens } from '@mocks/db/seedInvitations';
import { personas } from '@mocks/personas';
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
