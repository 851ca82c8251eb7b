import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { movesDone, nextFrame } from '../e2e/soundness';

/* When a page is ready for its picture, and how tall the window has to be for all of it. */

/** On a busy machine everything takes its time, ms. */
export const patience = 60_000;
/** How long nothing changes on a page that is at rest, ms. */
const calm = 600;

/** Nothing is on its way any more, and nothing has changed for a while: code that comes late is on the page. */
export async function comeToRest(page: Page, underWay: ReadonlySet<Request>): Promise<void> {
  do {
    await expect.poll(() => underWay.size, { timeout: patience }).toBe(0);
    await page.evaluate(
      (duration) =>
        new Promise<void>((done) => {
          let timer = setTimeout(done, duration);
          new MutationObserver(() => {
            clearTimeout(timer);
            timer = setTimeout(done, duration);
          }).observe(document, { subtree: true, childList: true, characterData: true });
        }),
      calm,
    );
  } while (underWay.size > 0);
}

/** Fonts and pictures are there, what moved has arrived. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A lazy picture that is far out of sight is not asked for, and would never be decoded.
    const loaded = [...document.images].filter(({ complete }) => complete);
    await Promise.all(loaded.map((image) => image.decode().catch(() => undefined)));
  });
  await movesDone(page);
  await nextFrame(page);
}

/** How much of what scrolls up and down is out of sight, px. Fields and lists to choose from stay as they are. */
function hiddenHeight(seen: Locator): Promise<number> {
  return seen.evaluate((element) => {
    const scrolling = [element, ...element.querySelectorAll('*')].filter(
      (one) =>
        one === document.documentElement ||
        (/auto|scroll/.test(getComputedStyle(one).overflowY) &&
          !one.matches('textarea, [role=listbox], [role=radiogroup]')),
    );
    return Math.max(0, ...scrolling.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight));
  });
}

const tallest = 6000;

/** Makes the window as tall as what it shows; lists that draw only what is in sight need it more than once. */
export async function growWindow(page: Page, seen: Locator): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    const hidden = await hiddenHeight(seen);
    if (hidden === 0) return;
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await page.setViewportSize({ width, height: Math.min(tallest, height + hidden) });
    await settle(page);
  }
}
