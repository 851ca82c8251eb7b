import type { Browser, BrowserContext, Page } from '@playwright/test';
import { href } from '@/routes/href';
import { seeded } from '../e2e/screenTable';
import { leanUrl, openContext, quantile, slowDown } from './context';
import { fillCareer, fillClaim } from './longContent';
import { origins } from './servers';

/* From a keystroke to the paint after it, on a processor four times slower (performance, S6). */

const claim = origins.app + href('claim', { claimId: seeded.readyClaim });
const longClaim = origins.app + href('claim', { claimId: seeded.publicClaim });
const profile = origins.app + href('profile', { profileId: seeded.profile });

interface TypedField {
  name: string;
  url: string;
  /** Puts the content there before the page asks for it. */
  fill?: (context: BrowserContext) => Promise<void>;
  /** Buttons that lead to the field, by their names. */
  buttons?: readonly (string | RegExp)[];
  label: string | RegExp;
  /** Its editor comes later than the fields around it, one of which may have the same label. */
  isRichText?: true;
}

const fields: readonly TypedField[] = [
  { name: 'bare stack, one of ten fields', url: leanUrl(), label: 'Field 5' },
  { name: 'claim, topic', url: claim, buttons: ['Thema und Problem'], label: 'Thema' },
  { name: 'claim, problem', url: claim, buttons: ['Thema und Problem'], label: 'Problem' },
  { name: 'claim, headline of the answer', url: claim, buttons: ['Kurzantwort'], label: 'Überschrift' },
  {
    name: 'claim of 50 items each, headline of the answer',
    url: longClaim,
    fill: fillClaim,
    buttons: ['Kurzantwort'],
    label: 'Überschrift',
  },
  {
    name: 'claim of 50 items each, a new tip',
    url: longClaim,
    fill: fillClaim,
    buttons: ['Tipps', 'Tipp hinzufügen'],
    label: 'Tipp',
  },
  {
    name: 'claim of 50 items each, 20,000 letters of rich text',
    url: longClaim,
    fill: fillClaim,
    buttons: ['Ausführliche Antworten', /^Mehr zu So rechne ich/, 'Bearbeiten'],
    label: 'Text',
    isRichText: true,
  },
  {
    name: 'profile of 60 + 40 stations, a new station',
    url: profile,
    fill: fillCareer,
    buttons: ['Berufserfahrung hinzufügen'],
    label: 'Position',
  },
  {
    name: 'profile of 60 + 40 stations, contact',
    url: profile,
    fill: fillCareer,
    buttons: ['Kontakt hinzufügen'],
    // Its name also says that it is optional.
    label: /^Telefon/,
  },
];

const keystrokes = 40;
/** Milliseconds between two keys, of a fast typist: faster than that, keys wait for each other and not for the page. */
const paceMs = 150;

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

async function openField(page: Page, { url, buttons = [], label, isRichText }: TypedField): Promise<void> {
  await page.goto(url);
  await page.locator('main h1').waitFor();
  await page.waitForLoadState('networkidle');
  for (const name of buttons) {
    const button = page.getByRole('button', { name }).or(page.getByRole('menuitem', { name })).first();
    if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
  }
  const fields = page.getByRole('textbox', { name: label, exact: true });
  await (isRichText ? fields.and(page.locator('[contenteditable]')) : fields).last().click();
}

export async function measureTyping(browser: Browser) {
  const rows = [];
  for (const field of fields) {
    const context = await openContext(browser);
    await field.fill?.(context);
    await context.addInitScript(observe);
    const page = await context.newPage();
    await openField(page, field);
    await slowDown(page, 4);
    for (let key = 0; key < keystrokes; key += 1) {
      await page.keyboard.press('e');
      await page.waitForTimeout(paceMs);
    }
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
