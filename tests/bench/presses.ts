import type { Browser, Page } from '@playwright/test';
import { href } from '@/routes/href';
import { seeded } from '../e2e/screenTable';
import { openContext, slowDown } from './context';
import { origins } from './servers';

/* From a press to the paint after it, as browsers report it (INP), on a processor four times slower (performance, S12). */

/** What is pressed one after the other on a page of the main job: buttons, links and rows by their names. */
const walks: Readonly<Record<string, { path: string; presses: readonly (string | RegExp)[] }>> = {
  profiles: {
    path: href('profiles'),
    presses: [/^Weitere Aktionen/, 'Adressen', 'Schließen', 'Energieberaterin bearbeiten'],
  },
  profile: {
    path: href('profile', { profileId: seeded.profile }),
    presses: ['Berufserfahrung hinzufügen', 'Abbrechen', 'Teilen', 'Schließen', 'Vorschau'],
  },
  claims: { path: href('claims'), presses: [/^Entwürfe/, /^Alle \d/, /^Mehr zu/, 'Bearbeiten'] },
  claim: {
    path: href('claim', { claimId: seeded.readyClaim }),
    presses: ['Thema und Problem', 'Stichwörter', 'Tipps', 'Tipp hinzufügen', 'Vorschau', 'Veröffentlichen'],
  },
  invitations: { path: href('verifyCompetence'), presses: [/^Offen/, /^Alle \d/, 'Jemanden einladen'] },
};

/** Of S12. */
const goalMs = 200;

interface Notes {
  worst: number;
}

/** Runs in the page: the longest time from an input to the frame after it. */
function observe(): void {
  const notes: Notes = { worst: 0 };
  (window as unknown as { __presses: Notes }).__presses = notes;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) notes.worst = Math.max(notes.worst, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Presses what has the name, whatever it is, and waits until the page is at rest. */
async function press(page: Page, name: string | RegExp): Promise<number> {
  const [button, item, link, tab] = (['button', 'menuitem', 'link', 'tab'] as const).map((role) =>
    page.getByRole(role, { name }),
  );
  await page.evaluate(() => ((window as unknown as { __presses: Notes }).__presses.worst = 0));
  await button!.or(item!).or(link!).or(tab!).first().click();
  await page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => setTimeout(done, 300), { timeout: 3000 })),
  );
  return page.evaluate(() => (window as unknown as { __presses: Notes }).__presses.worst);
}

export async function measurePresses(browser: Browser) {
  const rows = [];
  for (const [name, { path, presses }] of Object.entries(walks)) {
    const context = await openContext(browser);
    await context.addInitScript(observe);
    const page = await context.newPage();
    await page.goto(origins.app + path);
    await page.locator('main h1').waitFor();
    await page.waitForLoadState('networkidle');
    await slowDown(page, 4);
    const times: [number, string][] = [];
    for (const one of presses) times.push([await press(page, one), String(one)]);
    const slowest = times.toSorted(([a], [b]) => b - a);
    const slow = slowest.filter(([time]) => time > goalMs).map(([time, pressed]) => `${pressed} ${time}`);
    await context.close();
    rows.push({
      page: name,
      presses: times.length,
      'worst ms': slowest[0]?.[0] ?? 0,
      'over the goal': slow.join(', '),
    });
  }
  return rows;
}
