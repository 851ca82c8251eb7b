import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { claims } from '@/api/endpoints/claims';
import { endorsements } from '@/api/endpoints/endorsements';
import { profiles } from '@/api/endpoints/profiles';
import { href } from '@/routes/href';
import { routeEntry, type RouteName } from '@/routes/table';
import { browserArguments, findBrowser } from '../e2e/findBrowser';
import { seeded } from '../e2e/screenTable';
import { sessionCookies } from '../e2e/session';
import { printTable } from './context';
import { measureDev } from './dev';
import { measureLists } from './lists';
import { measurePresses } from './presses';
import { measureRouteChanges } from './routeChanges';
import { score } from './scores';
import { buildBoth, origins, startServers } from './servers';
import { measureTyping } from './typing';
import { median, medianOf, visit, type Visit } from './visit';

/*
 * `npm run bench`: the app beside the bare stack, in one run: first visits (performance, S1 to S4 and S11; medians of
 * three), long lists, typing, route changes, the development server and presses (S5, S6, S7, S10, S12). Times vary with the machine: read them as
 * ratios. `--quick` leaves Lighthouse out; names of parts (`visits lists typing routes dev presses`) leave out all others.
 */

const kB = 1000;
const quick = process.argv.includes('--quick');

/** Parts besides the first visits: each prints a table. */
const measurements = {
  lists: { title: 'long lists (S5)', measure: measureLists },
  typing: { title: 'keystroke to paint, 4x slower (S6)', measure: measureTyping },
  routes: { title: 'route changes, 4x slower (S7)', measure: measureRouteChanges },
  dev: { title: 'development server, with mocks (S10)', measure: measureDev },
  presses: { title: 'from a press to the paint after it, 4x slower (S12)', measure: measurePresses },
};
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isAsked = (name: string) => named.length === 0 || named.includes(name);

interface Subject {
  name: string;
  path: string;
  /** Selector of the control that the page is opened for (S11). */
  control: string;
  route?: RouteName;
  signedIn?: true;
  /** Path of the call that the page begins with, as in its endpoint. */
  firstCall?: string;
}

async function subjects(): Promise<Subject[]> {
  const token = await invitationToken();
  const session = (route: RouteName, path: string, control: string, firstCall?: string): Subject => ({
    name: path,
    path,
    route,
    control,
    signedIn: true,
    ...(firstCall ? { firstCall } : {}),
  });
  const claim = href('claim', { claimId: seeded.publicClaim });
  const profile = href('profile', { profileId: seeded.profile });
  return [
    { name: '/login', path: '/login', route: 'login', control: 'main input' },
    {
      name: '/verification/<token>',
      path: `/verification/${token}`,
      route: 'verification',
      control: 'button.MuiButton-contained',
      firstCall: endorsements.getPublicInvitation.path,
    },
    { name: '/pricing', path: '/pricing', route: 'pricing', control: 'h1' },
    session('dashboard', '/dashboard', 'main a.MuiButton-contained'),
    session('profiles', '/competence/profiles', 'main li a', profiles.listProfiles.path),
    session('claims', '/competence/claims', 'main li a', claims.listClaims.path),
    session('claim', claim, 'main form textarea', claims.getClaim.path),
    session('profile', profile, 'main button[aria-label$="bearbeiten"]', profiles.getProfile.path),
  ];
}

/** An open invitation of the seeded world. */
async function invitationToken(): Promise<string> {
  const cookies = await sessionCookies('expert', origins.api, origins.app);
  const bearer = decodeURIComponent(cookies.find(({ name }) => name.endsWith('.token'))?.value ?? '');
  const response = await fetch(`${origins.api}/api/endorsement/invitations`, {
    headers: { Authorization: `Bearer ${bearer}` },
  });
  const { data } = (await response.json()) as { data: { id: number; token?: string; accepted: unknown }[] };
  const open = data.find(({ accepted }) => accepted === false || accepted === 0) ?? data[0];
  return String(open?.token ?? open?.id);
}

/** When the page's code, its texts and its first call began (S4), and how far apart. */
function startsTogether({ starts }: Visit, { route, firstCall }: Subject): string {
  if (!route || !firstCall) return '';
  const entry = routeEntry(route);
  const shape = new RegExp(`^/api${firstCall.replace(/:\w+/g, '[^/]+')}$`);
  const find = (test: (name: string) => boolean) => Object.entries(starts).find(([name]) => test(name))?.[1];
  const measurements = {
    page: find((name) => name.endsWith('Page.js')),
    texts: find((name) => (entry.texts ?? []).some((area) => name === `${area}.js`)),
    call: find((name) => shape.test(name)),
  };
  const known = Object.values(measurements).filter((value) => value !== undefined);
  const listed = Object.entries(measurements).map(([name, value]) => `${name} ${value ?? 'none'}`);
  return `${listed.join(', ')}: ${Math.max(...known) - Math.min(...known)} ms apart`;
}

const rounds = 3;

/** Asks each subject in turn, round by round: what slows the machine down for a while slows down all of them. */
async function inTurn<T, R>(subjects: readonly T[], ask: (subject: T) => Promise<R>): Promise<R[][]> {
  const answers = subjects.map((): R[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, subject] of subjects.entries()) answers[index]?.push(await ask(subject));
  }
  return answers;
}

const urlOf = (subject: Subject) => (subject.route ? origins.app : origins.bare) + subject.path;

async function measure(browser: Browser): Promise<{ subject: Subject; visit: Visit }[]> {
  const signedIn = await sessionCookies('expert', origins.api, origins.app);
  const all: Subject[] = [{ name: 'bare stack', path: '/', control: 'input' }, ...(await subjects())];
  const visits = await inTurn(all, (subject) =>
    visit(browser, { ...subject, url: urlOf(subject), phone: true, cookies: subject.signedIn ? signedIn : [] }),
  );
  return all.map((subject, index) => ({ subject, visit: medianOf(visits[index] ?? []) }));
}

const column = (value: string | number, width: number) => String(value).padStart(width);

async function reportVisits(browser: Browser): Promise<unknown> {
  const results = await measure(browser);

  const scores = new Map<string, { mobile: number; desktop: number }>();
  const scored = quick ? [] : results.map(({ subject }) => subject).filter(({ signedIn }) => !signedIn);
  const mobile = await inTurn(scored, (subject) => score(urlOf(subject), 'mobile'));
  const desktop = await inTurn(scored, (subject) => score(urlOf(subject), 'desktop'));
  for (const [index, { name }] of scored.entries()) {
    scores.set(name, { mobile: median(mobile[index] ?? []), desktop: median(desktop[index] ?? []) });
  }

  const [reference] = results;
  const base = reference!.visit;
  const ratio = (value: number, of: number) => (value / of).toFixed(2);
  console.log(
    `\n${'first visit, phone'.padEnd(24)}   JS kB     x   all kB     x   FCP ms     x   LCP ms     x    CLS   blocked ms   usable ms     x   LH mobile  desktop`,
  );
  for (const { subject, visit } of results) {
    const { mobile = '-', desktop = '-' } = scores.get(subject.name) ?? {};
    console.log(
      subject.name.padEnd(24) +
        column((visit.scripts / kB).toFixed(1), 8) +
        column(ratio(visit.scripts, base.scripts), 6) +
        column((visit.all / kB).toFixed(1), 9) +
        column(ratio(visit.all, base.all), 6) +
        column(Math.round(visit.firstPaint), 9) +
        column(ratio(visit.firstPaint, base.firstPaint), 6) +
        column(Math.round(visit.largestPaint), 9) +
        column(ratio(visit.largestPaint, base.largestPaint), 6) +
        column(visit.shift.toFixed(3), 7) +
        column(Math.round(visit.blocked), 13) +
        column(Math.round(visit.usable), 12) +
        column(ratio(visit.usable, base.usable), 6) +
        column(mobile, 12) +
        column(desktop, 9),
    );
  }
  console.log('\nstart of page, texts and first call (ms after the navigation)');
  for (const { subject, visit } of results) {
    const line = startsTogether(visit, subject);
    if (line) console.log(`${subject.name.padEnd(24)} ${line}`);
  }

  return results.map(({ subject, visit }) => ({ ...subject, ...visit, ...scores.get(subject.name) }));
}

buildBoth();
const stop = await startServers();
const executablePath = findBrowser();
const browser = await chromium.launch({ args: browserArguments(), ...(executablePath ? { executablePath } : {}) });
try {
  const report: Record<string, unknown> = {};
  if (isAsked('visits')) report['visits'] = await reportVisits(browser);
  for (const [name, { title, measure: measurePart }] of Object.entries(measurements)) {
    if (!isAsked(name)) continue;
    const rows = await measurePart(browser);
    printTable(title, rows);
    report[name] = rows;
  }
  const folder = join(import.meta.dirname, 'results');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}.json`);
  writeFileSync(file, JSON.stringify(report, null, 2));
  console.log(`\nwritten to ${file}`);
} finally {
  await browser.close();
  stop();
}
