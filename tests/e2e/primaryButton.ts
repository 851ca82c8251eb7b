import { expect, type Locator, type Page } from '@playwright/test';
import { nextFrame } from './soundness';

/** A low laptop and a phone, px. */
const windows = [
  { width: 1366, height: 625 },
  { width: 390, height: 844 },
] as const;

/** The filled buttons of a surface that lie outside of the window or below something else. */
export function outOfSight(surface: Locator): Promise<string[]> {
  return surface.evaluate((root) =>
    [...root.querySelectorAll('.MuiButton-contained')]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .flatMap((button) => {
        const { left, top, right, bottom } = button.getBoundingClientRect();
        const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        const shown = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (isInside && button.contains(shown)) return [];
        return `${button.textContent}: from ${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight} px`;
      }),
  );
}

/**
 * What is open shows its way on without scrolling, on a laptop and on a phone (ux 2.2).
 *
 * @param width of the only window in which it can be opened, px
 */
export async function expectPrimaryInSight(page: Page, surface: Locator, width?: number): Promise<void> {
  for (const window of windows) {
    if (width !== undefined && width < 600 !== window.width < 600) continue;
    await page.setViewportSize(window);
    await nextFrame(page);
    await expect.poll(() => outOfSight(surface), `primary button at ${window.width} px`).toEqual([]);
  }
}
