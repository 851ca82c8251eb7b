import { http, HttpResponse } from 'msw';
import { setupWorker, type StartOptions } from 'msw/browser';
import { keepWorld, restoreKept } from './browserStore';
import { seedWorld } from './db/seed';
import type { Snapshot } from './db/world';
import { createHandlers } from './createHandlers';
import { plainStamp } from './db/time';
import {
  defaultScenario,
  failures,
  latencies,
  outcomes,
  parseScenario,
  responseProfiles,
  type Scenario,
} from './scenarios';
import { createMockServer, type Mail, setScenario } from './server';

const mocks = createMockServer(seedWorld());
const host = String(import.meta.env['VITE_API_HOST'] ?? '').replace(/\/+$/, '');
const pingPath = '/__mock-ping';

const worker = setupWorker(
  http.get(pingPath, () => HttpResponse.json({ mocked: true })),
  ...createHandlers(mocks, host),
);

const startOptions: StartOptions = {
  quiet: true,
  serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  onUnhandledRequest: (request, print) => {
    if (request.url.startsWith(new URL(`${host}/api/`, window.location.origin).href)) print.error();
  },
};

const lostListeners = new Set<() => void>();
const scenarioListeners = new Set<() => void>();
let save: () => Promise<void> = () => Promise.resolve();

/** Starts the mock server in the browser: world and scenario as they were kept, `?scenario=` on top. */
export async function startMocks(): Promise<void> {
  await restoreKept(mocks);
  ({ save } = keepWorld(mocks));
  const keepScenario = mocks.onScenarioChange;
  mocks.onScenarioChange = () => {
    keepScenario?.();
    for (const listener of scenarioListeners) listener();
  };
  const asked = parseScenario(new URLSearchParams(window.location.search).get('scenario'));
  setScenario(mocks, asked ?? mocks.scenario);
  await worker.start(startOptions);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void keepAlive();
  });
}

/** Browsers end idle workers, and a new worker has forgotten this page (ux 3, no. 19). */
async function keepAlive(): Promise<void> {
  if (await isMocking()) return;
  worker.stop();
  await worker.start(startOptions);
  if (!(await isMocking())) for (const listener of lostListeners) listener();
}

async function isMocking(): Promise<boolean> {
  try {
    const answer = (await (await fetch(pingPath)).json()) as { mocked?: boolean };
    return answer.mocked === true;
  } catch {
    return false;
  }
}

/** Called when the worker is gone and could not be started again; returns how to stop listening. */
export function onMocksLost(listener: () => void): () => void {
  lostListeners.add(listener);
  return () => lostListeners.delete(listener);
}

/** Called after every change of the scenario, also by an ordered failure that was served; returns how to stop. */
export function onScenarioChange(listener: () => void): () => void {
  scenarioListeners.add(listener);
  return () => scenarioListeners.delete(listener);
}

/** The settings of a scenario. */
export const choices = { failures, latencies, outcomes, responseProfiles };

export function readScenario(): Scenario {
  return mocks.scenario;
}

export function changeScenario(change: Partial<Scenario>): void {
  setScenario(mocks, change);
}

/** Mails the server would have sent since the page was loaded, newest last. */
export function readMails(): readonly Mail[] {
  return mocks.mails;
}

/** Address that a visitor was invited with and can still use; null where no invitation is open. */
export function openInvitationPath(): string | null {
  const now = plainStamp(mocks.world.now());
  const open = mocks.world.table('invitations').find((row) => !row.accepted && row.expired_at > now);
  return open ? `/verification/${open.token}` : null;
}

/** A fresh world and the default scenario; the page is to be reloaded afterwards. */
export async function resetMocks(): Promise<void> {
  mocks.world.restore(seedWorld().snapshot());
  setScenario(mocks, defaultScenario);
  await save();
}

/** World and scenario as JSON, for a bug report. */
export function exportMocks(): string {
  return JSON.stringify({ world: mocks.world.snapshot(), scenario: mocks.scenario });
}

/** Takes over an exported world; false where the text is none of this version. */
export async function importMocks(text: string): Promise<boolean> {
  try {
    const { world, scenario } = JSON.parse(text) as { world: Snapshot; scenario: Scenario };
    if (!mocks.world.restore(world)) return false;
    setScenario(mocks, scenario);
  } catch {
    return false;
  }
  await save();
  return true;
}
