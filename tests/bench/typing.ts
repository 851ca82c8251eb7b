import type { Browser, Page } from '@playwright/test';
import { href } from '@/routes/href';
import { seeded } from '../e2e/screenTable';
import { leanUrl, openContext, quantile, slowDown } from './context';
import { origins } from './servers';

/* From a keystroke to the paint after it, on a processor four times slower (performance, S6). */

const claim = origins.app + href('claim', { claimId: seeded.readyClaim });

/** Fields by their labels, behind the sections that hold them. */
const fields: readonly { name: string; url: string; section?: string; label: string }[] = [
  { name: 'bare stack, one of ten fields', url: leanUrl(), label: 'Field 5' },
  { name: 'claim, topic', url: claim, section: 'Thema und Problem', label: 'Thema' },
  { name: 'claim, problem', url: claim, section: 'Thema und Problem', label: 'Problem' },
  { name: 'claim, headline of the answer', url: claim, section: 'Kurzantwort', label: 'Überschrift' },
];

const keystrokes = 40;

interface Notes {
  paints: number[];
}

/** Runs in the page: milliseconds from each key to the frame after it. */
function observe(): void {
  const notes: Notes = { paints: [] };
  (window as unknown as { __typing: Notes }).__typing = notes;
  document.addEventListener(
    'keydown',
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => notes.paints.push(performance.now() - timeStamp));
        port1.start();
        port2.postMessage(null);
      }),
    { capture: true },
  );
}

async function openField(page: Page, { url, section, label }: (typeof fields)[number]): Promise<void> {
  await page.goto(url);
  await page.locator('main h1').waitFor();
  await page.waitForLoadState('networkidle');
  if (section) {
    const head = page.getByRole('main').getByRole('button', { name: section, expanded: false });
    if ((await head.count()) > 0) await head.first().click();
  }
  await page.getByRole('textbox', { name: label, exact: true }).click();
}

export async function measureTyping(browser: Browser) {
  const rows = [];
  for (const field of fields) {
    const context = await openContext(browser);
    await context.addInitScript(observe);
    const page = await context.newPage();
    await openField(page, field);
    await slowDown(page, 4);
    for (let key = 0; key < keystrokes; key += 1) await page.keyboard.press('e');
    await page.waitForFunction(
      (count) => (window as unknown as { __typing: Notes }).__typing.paints.length >= count,
      keystrokes,
    );
    const { paints } = await page.evaluate(() => (window as unknown as { __typing: Notes }).__typing);
    await context.close();
    rows.push({ field: field.name, 'p50 ms': quantile(paints, 0.5), 'p95 ms': quantile(paints, 0.95) });
  }
  return rows;
}
