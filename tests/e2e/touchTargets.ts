import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { frameWaiter, movesDone, nextFrame } from './soundness';

/**
 * What is pressed on a phone takes a finger, 44 px each way: where the page answers counts, not how large something looks
 * (quality, section 5). A link in running text is as high as its line.
 */
export async function expectRoomForFingers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.setViewportSize({ width: 390, height: 844 });
  // What stands in another order on a phone does so by then.
  await nextFrame(page);
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
  // What arrives between two measurements moves the rest. The preview of a new profile has lines that stand still.
  await expect(page.locator('main .MuiSkeleton-pulse')).toHaveCount(0);
  // A row that enters is not as high yet as it will be.
  await movesDone(page);
  expect(await smallTargets(page)).toEqual([]);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await session.detach();
}

/** The controls of the page with the width and height that answer, where one of both is too small. */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    async (frame) => {
      const size = 44;

      const isInText = (control: Element) => {
        const isInline = control.matches('a') && getComputedStyle(control).display === 'inline';
        const own = control.textContent?.trim().length ?? 0;
        return isInline && (control.closest('p, li, dd, div')?.textContent?.trim().length ?? 0) > own;
      };
      /** The control and its labels answer, also outside of what is seen of them. */
      const isHit = (control: Element, x: number, y: number) => {
        const hit = document.elementFromPoint(x, y);
        const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
        return hit !== null && [control, ...labels].some((one) => one.contains(hit));
      };
      /** The first distance that no longer answers, to half a pixel. */
      const reach = (control: Element, x: number, y: number, across: number, down: number) => {
        const answers = (distance: number) => isHit(control, x + across * distance, y + down * distance);
        let distance = 0;
        while (distance < size && answers(distance)) distance += 1;
        return distance === 0 || answers(distance - 0.5) ? distance : distance - 0.5;
      };
      const found: string[] = [];
      const controls =
        'button:enabled, a[href], summary, input:is([type=radio], [type=checkbox]), [role=button], [role=radio]';
      for (const control of document.querySelectorAll(controls)) {
        const isSeen = control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert]');
        if (!isSeen || isInText(control)) continue;
        const before = scrollY;
        control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        // The bar in place of the head has come or gone by then.
        if (scrollY !== before) await frame();
        const [box] = control.getClientRects();
        // Out of the window until it has the focus: the way past the navigation.
        if (!box || box.bottom <= 0) continue;
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        const width = reach(control, x, y, -1, 0) + reach(control, x, y, 1, 0);
        const height = reach(control, x, y, 0, -1) + reach(control, x, y, 0, 1);
        const name = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 60);
        if (Math.min(width, height) < size - 1) found.push(`${name || control.tagName}: ${width} × ${height}`);
      }
      return found;
    },
    await frameWaiter(page),
  );
}
