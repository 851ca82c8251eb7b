import { href } from '@/routes/href';
import { apiOrigin } from './addresses';
import { expect, fetchAnswer, open, signIn, test } from './fixtures';
import { prepare } from './soundness';

/** Resolves once the page has stopped scrolling. */
const atRest = () =>
  new Promise<void>((resolve) => {
    let last = -1;
    let frames = 0;
    const look = () => {
      frames = window.scrollY === last ? frames + 1 : 0;
      last = window.scrollY;
      if (frames > 20) resolve();
      else setTimeout(look, 16);
    };
    look();
  });

test('Back returns to where one was in a long discussion', async ({ page }) => {
  await prepare(page, 'de');
  await signIn(page, 'expert');
  await page.route(`${apiOrigin}/api/post/published/all`, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.continue();
    const response = await fetchAnswer(route);
    const body = (await response.json()) as { data: { id: number; title: string }[] };
    const data = Array.from({ length: 10 }, (_, round) =>
      body.data.map((post) => ({ ...post, id: post.id + round * 10_000, title: `${round}: ${post.title}` })),
    ).flat();
    return route.fulfill({ response, json: { ...body, data } });
  });
  await open(page, href('allPosts'));
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  for (let step = 0; step < 12; step += 1) await page.mouse.wheel(0, 1500);
  await expect(cards.first()).not.toContainText('0:');
  const seen = () =>
    page.evaluate(() => {
      const middle = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
      return middle?.closest('article')?.querySelector('h2')?.textContent ?? '';
    });
  await page.evaluate(atRest);
  await expect.poll(seen).not.toBe('');
  const looked = cards.getByRole('heading', { name: await seen(), exact: true });
  const top = async () => Math.round((await looked.boundingBox())?.y ?? Number.NaN);
  const before = await top();
  // By the hand: Playwright's own click may scroll the page first.
  const link = await page.getByRole('link', { name: 'Übersicht', exact: true }).boundingBox();
  await page.mouse.click((link?.x ?? 0) + 10, (link?.y ?? 0) + 10);
  await expect(page).toHaveURL(href('dashboard'));
  await expect(cards).toHaveCount(0);
  await page.goBack();
  await expect(looked).toBeInViewport();
  await expect.poll(top).toBe(before);
});
