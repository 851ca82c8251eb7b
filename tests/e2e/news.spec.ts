import { nothingSeen, type SeenNews } from '@/domain/news';
import { clientStorage } from '@/platform/clientStorage';
import { href } from '@/routes/href';
import { expect, open, signIn, test } from './fixtures';
import { prepare } from './soundness';
import { text } from './texts';

/* The panel of the bell with more rows than a window is high, and what is kept of them on the device. */

/** A device that has seen no public claim and no confirmation yet, and has twelve drafts. */
const before: SeenNews = { ...nothingSeen, confirmations: 0, accepted: [], online: [] };
const drafts = Array.from({ length: 12 }, (_, index) => `education-${1000 + index}`);

interface Kept {
  userKey: string;
  newsKey: string;
  draftKey: string;
  seen: SeenNews;
  drafts: string[];
}

/** A first visit finds the record given; a later one what the app has kept. */
function keepNews({ userKey, newsKey, draftKey, seen, drafts: names }: Kept): void {
  const cookie = new Map(document.cookie.split('; ').map((pair) => pair.split('=') as [string, string]));
  const { id = '' } = JSON.parse(decodeURIComponent(cookie.get(userKey) ?? '{}')) as { id?: string };
  const key = newsKey.replace('*', id);
  if (localStorage.getItem(key) !== null) return;
  localStorage.setItem(key, JSON.stringify(seen));
  const draft = JSON.stringify({ at: Date.now(), values: { degree_name: 'Meister' } });
  for (const name of names) localStorage.setItem(draftKey.replace('*', `${id}.${name}`), draft);
}

for (const [width, height] of [
  [1366, 625],
  [390, 844],
] as const) {
  test(`the list stays below the bell, and what was followed is gone for good, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await signIn(page, 'expert');
    await prepare(page, 'de');
    const { user, news, drafts: kept } = clientStorage;
    await page.addInitScript(keepNews, {
      userKey: user.key,
      newsKey: news.key,
      draftKey: kept.key,
      seen: before,
      drafts,
    });
    await open(page, href('dashboard'));
    const bell = page.getByRole('banner').getByRole('button', { name: text('de', 'common:shell.news') });
    await expect(bell).toHaveAccessibleName(/\d/);
    const button = await bell.boundingBox();
    await bell.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: text('de', 'common:shell.news') });
    const rows = panel.getByRole('link');
    await expect(rows.nth(13)).toBeVisible();

    expect((await panel.boundingBox())?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0) - 1);
    const title = panel.getByRole('heading');
    await rows.last().focus();
    await expect(rows.last()).toBeInViewport({ ratio: 1 });
    await expect(title).toBeInViewport({ ratio: 1 });
    // Nor does it cover the row that the focus goes back to.
    for (let row = 0; row < 6; row += 1) await page.keyboard.press('Shift+Tab');
    const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
    const head = await title.boundingBox();
    expect(top).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0) - 1);

    const confirmations = panel.getByRole('link', { name: /neue Bestätigung/ });
    await confirmations.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/status=confirmed/);
    await expect(bell).toHaveAccessibleName(text('de', 'common:shell.news'));
    await page.reload();
    await bell.click();
    await expect(rows.first()).toBeVisible();
    await expect(confirmations).toHaveCount(0);
  });
}
