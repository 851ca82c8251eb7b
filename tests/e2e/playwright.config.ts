import { join, resolve } from 'node:path';
import { defineConfig, type Project } from '@playwright/test';
import {
  apiOrigin,
  appOrigin,
  captchaOrigin,
  demoOrigins,
  importAddress,
  mockServerPorts,
  ports,
  toOwnMockServer,
  workers,
} from './addresses';
import type { TestOptions } from './fixtures';
import { browserArguments, findBrowser } from './findBrowser';

const root = resolve(import.meta.dirname, '../..');
const artefacts = join(import.meta.dirname, 'artefacts');
const build = join(artefacts, 'dist');
const captchaBuild = join(artefacts, 'dist-captcha');
const executablePath = findBrowser();

/** A production build, served as by a static host, that calls the mock server. */
function builtApp(folder: string, port: number, origin: string, variables: Record<string, string> = {}) {
  return {
    command: `npx vite build --outDir ${folder} --emptyOutDir --logLevel warn && npx tsx tests/e2e/serve.ts ${folder} ${port}`,
    cwd: root,
    env: { VITE_API_HOST: apiOrigin, VITE_MOCKS: 'off', ...variables },
    url: `${origin}/login`,
    timeout: 120_000,
  };
}

/** The demo, served by a host that knows nothing of it. */
function demo(port: number, base: string, url: string) {
  const folder = join(artefacts, `dist-demo-${port}`);
  return {
    command: `npm run -s build:demo -- --base ${base} --outDir ${folder} --emptyOutDir --logLevel warn && npx tsx tests/e2e/serve.ts ${folder} ${port} ${base}`,
    cwd: root,
    url,
    timeout: 120_000,
  };
}

const chromium = { browserName: 'chromium', viewport: { width: 1280, height: 800 } } as const;

/** The walks through the requirements: in English on documented fields, `E2E_EVERY_ROW=1` adds the other three ways. */
const rows = 'rows/*.spec.ts';
const everyCall = 'everyCall.spec.ts';
const everyRow = process.env['E2E_EVERY_ROW'] !== undefined;
const rowsOnly: Project<TestOptions>[] = [
  { name: 'english', testMatch: rows, use: { ...chromium, language: 'en' } },
  { name: 'plain german', testMatch: rows, use: { ...chromium, responses: 'plain' } },
];

/** The production build against the mock server over HTTP, in a real browser. */
export default defineConfig<TestOptions>({
  testDir: '.',
  outputDir: join(artefacts, 'results'),
  // None is tried twice.
  workers,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // Limits against hanging, not budgets.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: join(artefacts, 'results.json') }]],
  use: {
    baseURL: appOrigin,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
    // What is pressed while it still grows is not where the press ends. Motion has tests of its own, which ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs a third of the time; `--trace on` records one of a test that fails.
    launchOptions: { args: [...browserArguments(), toOwnMockServer], ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    { name: 'chromium', testIgnore: [everyCall, ...(everyRow ? [] : [rows])], use: chromium },
    // Against a server that answers documented fields only.
    { name: 'plain', testMatch: rows, use: { ...chromium, responses: 'plain', language: 'en' } },
    ...(everyRow ? rowsOnly : []),
    // Asks the mock servers what they were asked by all the others.
    { name: 'calls', testMatch: everyCall, dependencies: ['chromium', 'plain'] },
  ],
  webServer: [
    ...mockServerPorts.map((port) => ({
      command: 'npx tsx mocks/http.ts',
      cwd: root,
      env: { MOCKS_PORT: String(port), MOCKS_ORIGIN: apiOrigin },
      url: `http://127.0.0.1:${port}/__state`,
      timeout: 60_000,
    })),
    builtApp(build, ports.app, appOrigin),
    builtApp(captchaBuild, ports.captcha, captchaOrigin, {
      VITE_CAPTCHA_PROVIDER: 'turnstile',
      VITE_CAPTCHA_SITE_KEY: 'site-key',
      VITE_IMPORT_URL: importAddress,
      VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test_e2e',
    }),
    demo(ports.demo, '/', `${demoOrigins.top}/`),
    demo(ports.demoBelow, '/demo/', `${demoOrigins.below}/`),
  ],
});
