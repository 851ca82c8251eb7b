import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { spawnTypeScript, waitUntilAnswers } from '../servers';

/* Builds and servers of the bench, on ports of their own. */

const root = resolve(import.meta.dirname, '../..');
const dist = join(import.meta.dirname, 'dist');

export const origins = {
  api: 'http://127.0.0.1:4021',
  app: 'http://127.0.0.1:4174',
  bare: 'http://127.0.0.1:4175',
} as const;

function build(name: 'app' | 'bare', args: string[]): void {
  const started = Date.now();
  const env = { ...process.env, VITE_API_HOST: origins.api, VITE_MOCKS: 'off' };
  const { status } = spawnSync('npx', ['vite', 'build', '--logLevel', 'warn', ...args], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`the ${name} build failed`);
  console.log(`built ${name} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** The app and, in one folder, both pages of the bare stack, with the same headers and the same blocking script. */
export function buildBoth(): void {
  build('app', ['--outDir', join(dist, 'app'), '--emptyOutDir']);
  build('bare', ['--config', 'tests/bench/bare/vite.config.ts']);
  build('bare', ['--config', 'tests/bench/lean/vite.config.ts']);
  copyFileSync(join(dist, 'app/nginx.conf'), join(dist, 'bare/nginx.conf'));
  copyFileSync(join(root, 'public/boot.js'), join(dist, 'bare/boot.js'));
}

/** Mock server and two static hosts; returns the function that stops them. */
export async function startServers(): Promise<() => void> {
  const port = (origin: string) => new URL(origin).port;
  const children = [
    spawnTypeScript(['mocks/http.ts'], { MOCKS_PORT: port(origins.api) }),
    spawnTypeScript(['tests/e2e/serve.ts', join(dist, 'app'), port(origins.app)]),
    spawnTypeScript(['tests/e2e/serve.ts', join(dist, 'bare'), port(origins.bare)]),
  ];
  await Promise.all([`${origins.api}/__state`, `${origins.app}/login`, `${origins.bare}/`].map(waitUntilAnswers));
  return () => children.forEach((child) => child.kill());
}
