import { href } from '@/routes/href';
import { expect, open, signIn, test } from './fixtures';
import { seeded } from './screenTable';
import { prepare } from './soundness';
import { text } from './texts';

const german = (key: string) => text('de', key);

test('a message that comes makes nothing scroll', async ({ page }) => {
  await signIn(page, 'expert');
  await prepare(page, 'de');
  await open(page, href('claim', { claimId: seeded.publicClaim }));
  await page.getByRole('button', { name: german('claims:editor.menu'), exact: true }).click();
  await page.getByRole('menuitem', { name: german('claims:upgrade.open'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: german('publicClaim:upgrade.title') });
  const confirm = dialog.getByRole('button', { name: german('publicClaim:upgrade.confirm'), exact: true });
  await expect(confirm).toBeEnabled();
  // As slow as a busy machine, so that the message is still on its way when it is looked at.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
  await confirm.click();
  const message = page.getByRole('status').getByText(german('publicClaim:notice.upgraded'));
  await expect(message).toBeAttached();
  const hidden = await message.evaluate((element) => {
    const box = element.closest('[role=status]')?.parentElement;
    return box ? box.scrollHeight - box.clientHeight : Number.NaN;
  });
  expect(hidden).toBeLessThanOrEqual(1);
});
