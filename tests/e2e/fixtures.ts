import {
  expect,
  test as base,
  type APIResponse,
  type BrowserContext,
  type Locator,
  type Page,
  type Route,
} from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { PersonaKey } from '@mocks/personas';
import type { ResponseProfile, Scenario } from '@mocks/scenarios';
import { apiOrigin, appOrigin, mockServerOrigin } from './addresses';
import { sessionCookies } from './session';
import type { Language } from './texts';

interface HouseRules {
  /** Errors, of the page or on the console, that a test provokes on purpose; the browser's own line for a refused call is always let through. */
  expectedConsole: RegExp[];
  /** Origin of the API, which alone may get the bearer. */
  bearerOrigin: string;
  /** Origins of third parties that a test stands in for by `page.route`. */
  foreignOrigins: string[];
  /** Set where a test plants markup on purpose: DOMPurify's parsing of it is reported as a violation. */
  expectedViolations: RegExp[];
}

interface Answers {
  /** Response profile of the mock server. */
  responses: ResponseProfile;
  /** Language of the walks through the requirements, `rows/`. */
  language: Language;
}

interface Watch {
  /** What every test must hold true: no page error, no policy violation, the bearer only on our API. */
  houseRules: Findings;
}

/** Everything seen that must not be. */
export interface Findings {
  pageErrors: string[];
  console: string[];
  violations: string[];
  foreignRequests: string[];
  strayBearers: string[];
  dialogs: string[];
  /** Requests to the API that carried a bearer; shows that the watch sees the header at all. */
  bearers: number;
}

/** Chromium writes this line itself for every answer from 400 on, and for a connection that fails. */
const refusedCall = /^Failed to load resource: /;

async function watchContext(context: BrowserContext, rules: HouseRules): Promise<Findings> {
  const found: Findings = {
    pageErrors: [],
    console: [],
    violations: [],
    foreignRequests: [],
    strayBearers: [],
    dialogs: [],
    bearers: 0,
  };
  const listed = (list: RegExp[], text: string) => list.some((pattern) => pattern.test(text));
  context.on('weberror', (event) => {
    const error = event.error();
    if (!listed(rules.expectedConsole, String(error))) found.pageErrors.push(String(error.stack ?? error));
  });
  context.on('console', (message) => {
    const text = message.text();
    const expected = refusedCall.test(text) || listed(rules.expectedConsole, text);
    const reported = /Content Security Policy|TrustedHTML|TrustedScript/.test(text);
    if (message.type() === 'error' && !expected && !reported) found.console.push(text);
  });
  context.on('dialog', (dialog) => {
    if (dialog.type() !== 'beforeunload') found.dialogs.push(`${dialog.type()}: ${dialog.message()}`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (!/^https?:$/.test(url.protocol)) return;
    const isApi = url.origin === rules.bearerOrigin;
    if (!isApi && url.origin !== appOrigin && !rules.foreignOrigins.includes(url.origin)) {
      found.foreignRequests.push(request.url());
    }
    if (request.headers()['authorization'] === undefined) return;
    if (isApi) found.bearers += 1;
    else found.strayBearers.push(request.url());
  });
  await context.exposeBinding('__violation', (_source, text: string) => {
    if (!listed(rules.expectedViolations, text)) found.violations.push(text);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      const report = (window as unknown as { __violation: (text: string) => void }).__violation;
      report(`${effectiveDirective} ${blockedURI} ${sample} at ${sourceFile}:${lineNumber}`);
    });
  });
  return found;
}

export function expectClean(found: Findings): void {
  const { bearers: _, ...wrong } = found;
  expect(wrong).toEqual({
    pageErrors: [],
    console: [],
    violations: [],
    foreignRequests: [],
    strayBearers: [],
    dialogs: [],
  });
}

export type TestOptions = Answers;

export const test = base.extend<HouseRules & Answers & Watch>({
  expectedConsole: [[], { option: true }],
  bearerOrigin: [apiOrigin, { option: true }],
  foreignOrigins: [[], { option: true }],
  expectedViolations: [[], { option: true }],
  responses: ['full', { option: true }],
  language: ['de', { option: true }],
  houseRules: [
    async ({ context, expectedConsole, bearerOrigin, foreignOrigins, expectedViolations, responses }, use) => {
      await resetWorld();
      await setScenario({ responses });
      const found = await watchContext(context, {
        expectedConsole,
        bearerOrigin,
        foreignOrigins,
        expectedViolations,
      });
      await use(found);
      // An answer that a test stands in for may be under way when it ends.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      expectClean(found);
    },
    { auto: true },
  ],
});

export { expect };

/** Watches a second browser, e.g. that of an invited visitor, by the same rules; call `expectClean` at the end. */
export function watchAlso(context: BrowserContext): Promise<Findings> {
  return watchContext(context, {
    expectedConsole: [],
    bearerOrigin: apiOrigin,
    foreignOrigins: [],
    expectedViolations: [],
  });
}

async function control(path: string, body?: unknown): Promise<void> {
  const response = await fetch(`${mockServerOrigin}/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect(response.status, path).toBe(200);
}

/** What this worker's mock server answers; `route.fetch` alone would ask that of the first worker (`toOwnMockServer`). */
export function fetchAnswer(route: Route): Promise<APIResponse> {
  return route.fetch({ url: route.request().url().replace(apiOrigin, mockServerOrigin) });
}

/** A fresh world and the default scenario. */
export function resetWorld(): Promise<void> {
  return control('__reset');
}

/** Latency, ordered failures, clock: what the mock server plays. */
export function setScenario(scenario: Partial<Scenario>): Promise<void> {
  return control('__scenario', scenario);
}

/**
 * Signs a persona in without the form: the server's answer goes into the cookies that a sign-in leaves behind. The
 * form itself has its own tests.
 */
export async function signIn(page: Page, key: PersonaKey = 'expert'): Promise<void> {
  await page.context().addCookies(await sessionCookies(key, mockServerOrigin, appOrigin));
}

const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const rulesOf = {
  all: { runOnly: { type: 'tag', values: axeTags }, rules: { 'target-size': { enabled: true } } },
  /** Rules that look at colours, for a page whose structure was looked at already. */
  colours: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
} satisfies Record<string, RunOptions>;

/** What axe cannot decide, and why it is right all the same. */
const verdicts: Record<string, string> = {
  'color-contrast':
    'Text within a drawn edge or in part under something that stays: axe does not see its ground. Text and grounds are ' +
    'pairs of the theme, whose contrast tests/app/theme.test.ts computes.',
  'aria-hidden-focus':
    'The page under something modal, which keeps the focus until it is closed (openStates.spec.ts, mainJob.spec.ts).',
};

const targetSize = 'target-size';

/** Its half megabyte of code stays in the page for the next look. Pages have no frames that it would have to enter. */
async function runAxe(page: Page, selector: string | undefined, options: RunOptions): Promise<AxeResults> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(([within, how]) => (window as unknown as { axe: typeof axe }).axe.run(within ?? document, how), [
    selector,
    options,
  ] as const);
}

/**
 * Whether a target is too small also where nothing lies over it: half under a bar that stays in sight it looks smaller than
 * it is.
 */
async function isSmallTarget(page: Page, selector: string): Promise<boolean> {
  await page.locator(selector).evaluate((target) => target.scrollIntoView({ block: 'center' }));
  const { violations } = await runAxe(page, selector, { runOnly: [targetSize] });
  return violations.length > 0;
}

/**
 * What axe finds wrong, one text per rule, and what it cannot decide and nobody has.
 *
 * @param selector what it looks at where that is not the whole page
 */
export async function axeFindings(
  page: Page,
  rules: keyof typeof rulesOf = 'all',
  selector?: string,
): Promise<string[]> {
  const options: RunOptions = { ...rulesOf[rules], resultTypes: ['violations', 'incomplete'] };
  const { violations: found, incomplete } = await runAxe(page, selector, options);
  const violations: typeof found = [];
  for (const violation of found) {
    const nodes: typeof violation.nodes = [];
    for (const node of violation.nodes) {
      if (violation.id !== targetSize || (await isSmallTarget(page, String(node.target[0])))) nodes.push(node);
    }
    if (nodes.length > 0) violations.push({ ...violation, nodes });
  }
  const short = (results: typeof violations) =>
    results.map(
      ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ target }) => `  ${target.join(' ')}`).join('\n')}`,
    );
  if (incomplete.length > 0) {
    await test.info().attach('axe incomplete', { body: short(incomplete).join('\n'), contentType: 'text/plain' });
  }
  return short([...violations, ...incomplete.filter(({ id }) => !(id in verdicts))]);
}

/** Nothing that axe finds. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
}

/** The first page of an address, complete: heading shown, nothing under way. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('main h1')).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Keeps the requests to an address waiting until the returned function lets them and all later ones through. */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => Promise<void>> {
  let waiting = 0;
  let letThrough = () => {};
  const released = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(address, async (route) => {
    waiting += 1;
    await released;
    await route.continue();
  });
  return async () => {
    await expect.poll(() => waiting).toBeGreaterThan(0);
    letThrough();
  };
}

/** The head of the page, with its h1; what is shown on the page may have one, too, such as a preview. */
export const pageHead = (page: Page) => page.locator('main header').filter({ has: page.locator('h1') });

type Box = Awaited<ReturnType<Locator['boundingBox']>>;

/** Same line, same height, within the pixel that a person could notice. */
export async function expectSamePlace(found: Locator, expected: Box): Promise<void> {
  const box = await found.boundingBox();
  for (const side of ['x', 'y', 'height'] as const) {
    expect(Math.abs((box?.[side] ?? Number.NaN) - (expected?.[side] ?? Number.NaN)), side).toBeLessThanOrEqual(1);
  }
}
