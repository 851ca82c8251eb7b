import type { BrowserContext } from '@playwright/test';

/** Counts how often a mouse or a finger was pressed on the pages of a browser. */
export async function countPointerPresses(context: BrowserContext): Promise<() => number> {
  let presses = 0;
  await context.exposeBinding('__pressed', () => {
    presses += 1;
  });
  await context.addInitScript(() => {
    const { __pressed: report } = window as unknown as { __pressed: () => void };
    window.addEventListener('pointerdown', () => report(), { capture: true });
  });
  return () => presses;
}
