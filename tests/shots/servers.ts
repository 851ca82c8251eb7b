import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { buildApp, spawnTypeScript, waitUntilAnswers } from '../servers';

/* The production build and the mock server, on ports of their own, others for each checkout. */

export const root = resolve(import.meta.dirname, '../..');
// Ignored by git, the linters and the other tests.
const build = join(root, 'tests/e2e/artefacts/dist-shots');
const firstPort = 4400 + 2 * (createHash('sha256').update(root).digest().readUInt16BE() % 300);
const ports = { app: firstPort, api: firstPort + 1 };

export const appOrigin = `http://127.0.0.1:${ports.app}`;
export const apiOrigin = `http://127.0.0.1:${ports.api}`;

/** What a build is made of. */
const sources = ['src', 'locales', 'public', 'index.html', 'vite.config.ts', 'package-lock.json', 'docs/openapi.json'];

/** When the newest of the files was written, ms. */
function newest(path: string): number {
  const entry = statSync(path);
  if (!entry.isDirectory()) return entry.mtimeMs;
  // A folder is written to when a file of it is deleted.
  return Math.max(entry.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

function isFresh(): boolean {
  const headers = join(build, '_headers');
  if (!existsSync(headers) || !readFileSync(headers, 'utf8').includes(apiOrigin)) return false;
  return statSync(headers).mtimeMs > Math.max(...sources.map((name) => newest(join(root, name))));
}

export function buildIfStale(): void {
  if (isFresh()) return;
  console.log(`building into ${relative(root, build)}`);
  buildApp(build, apiOrigin);
}

const answers = (origin: string): Promise<boolean> =>
  fetch(origin).then(
    () => true,
    () => false,
  );

/** Returns a function that stops the servers. */
export async function startServers(): Promise<() => void> {
  for (const origin of [appOrigin, apiOrigin]) {
    if (await answers(origin)) throw new Error(`${origin} is taken: are pictures being made from this checkout?`);
  }
  const children = [
    spawnTypeScript(['mocks/http.ts'], { MOCKS_PORT: String(ports.api) }),
    spawnTypeScript(['tests/e2e/serve.ts', build, String(ports.app)]),
  ];
  const stop = () => children.forEach((child) => child.kill());
  try {
    await Promise.all([`${apiOrigin}/__state`, `${appOrigin}/login`].map(waitUntilAnswers));
  } catch (error) {
    stop();
    throw error;
  }
  return stop;
}
