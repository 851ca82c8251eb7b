import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';

/* The production build, and servers as processes of their own, for what runs outside of Playwright. */

const root = resolve(import.meta.dirname, '..');

/** A production build that calls the mock server at an origin. */
export function buildApp(folder: string, apiOrigin: string, variables: Record<string, string> = {}): void {
  const { status } = spawnSync('npx', ['vite', 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'], {
    cwd: root,
    env: { ...process.env, VITE_API_HOST: apiOrigin, VITE_MOCKS: 'off', ...variables },
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('the build failed');
}

/** Starts a TypeScript file with arguments; what it complains of is shown. */
export function spawnTypeScript(args: string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Waits until a server answers; throws after a minute. */
export async function waitUntilAnswers(address: string): Promise<void> {
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    const isThere = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resume) => setTimeout(resume, 100));
  }
  throw new Error(`${address} does not answer`);
}
