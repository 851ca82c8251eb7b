import { newRecord, type NewsRecord } from '@/domain/news';
import { clientStorage } from '@/platform/clientStorage';
import { href } from '@/routes/href';
import { expect, open, signIn, test } from './fixtures';
import { prepare } from './soundness';
import { text } from './texts';

/* The panel of the bell with more news than a window is high, and what is kept of them on the device. */

/** Twelve rows that nobody has followed yet. */
function manyNews(): NewsRecord {
  const now = Date.now();
  const note = { type: 'confirmations', about: '', mark: 'new', count: 1 } as const;
  const notes = Array.from({ length: 12 }, (_, days) => ({ ...note, people: [], at: now - (days + 1) * 86_400_000 }));
  return { ...newRecord(now), notes };
}

/** A first visit finds the record given; a later one what the app has kept. */
function keepNews([userKey, newsKey, record]: readonly [string, string, NewsRecord]): void {
  const cookie = new Map(document.cookie.split('; ').map((pair) => pair.split('=') as [string, string]));
  const user = JSON.parse(decodeURIComponent(cookie.get(userKey) ?? '{}')) as { id?: string };
  const key = newsKey.replace('*', user.id ?? '');
  if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(record));
}

for (const [width, height] of [
  [1366, 625],
  [390, 844],
] as const) {
  test(`the news stay below the bell and are marked as read for good, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await signIn(page, 'expert');
    await prepare(page, 'de');
    await page.addInitScript(keepNews, [clientStorage.user.key, clientStorage.news.key, manyNews()] as const);
    await open(page, href('dashboard'));
    const bell = page.getByRole('banner').getByRole('button', { name: text('de', 'common:shell.news') });
    await expect(bell).toHaveAccessibleName(/\d/);
    const button = await bell.boundingBox();
    await bell.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: text('de', 'common:shell.news') });
    const unread = panel.getByRole('link', { name: new RegExp(`^${text('de', 'dashboard:news.unread')}`) });
    await expect(unread.nth(11)).toBeVisible();

    expect((await panel.boundingBox())?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0) - 1);
    const readAll = panel.getByRole('button', { name: text('de', 'dashboard:news.readAll') });
    await unread.last().focus();
    await expect(unread.last()).toBeInViewport({ ratio: 1 });
    await expect(readAll).toBeInViewport({ ratio: 1 });
    // Nor does it cover the row that the focus goes back to.
    for (let row = 0; row < 6; row += 1) await page.keyboard.press('Shift+Tab');
    const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
    const head = await readAll.boundingBox();
    expect(top).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0) - 1);

    await readAll.focus();
    await page.keyboard.press('Enter');
    await expect(unread).toHaveCount(0);
    await expect(panel.getByRole('link').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bell).toBeFocused();
    await page.reload();
    await page.keyboard.press('Shift');
    await bell.click();
    await expect(panel.getByRole('link').first()).toBeVisible();
    await expect(unread).toHaveCount(0);
  });
}
