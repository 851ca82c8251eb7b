import { spawn, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { quantile } from './context';
import { waitUntilAnswers } from '../servers';

/* The development server, with mocks: until it is ready, and until a page that was loaded before is there (performance, S10). */

const root = resolve(import.meta.dirname, '../..');

const subjects = [
  { name: 'bare stack', port: '5184', args: ['tests/bench/bare'], paths: ['/'] },
  { name: 'app', port: '5185', args: [], paths: ['/login', '/register', '/forgot-password'] },
] as const;

/** The first loads fill the caches of server and browser. */
const coldLoads = 2;
const warmLoads = 5;

function startServer(port: string, args: readonly string[]): ChildProcess {
  const vite = resolve(root, 'node_modules/vite/bin/vite.js');
  return spawn(process.execPath, [vite, ...args, '--host', '127.0.0.1', '--port', port, '--strictPort'], {
    cwd: root,
    env: { ...process.env, VITE_MOCKS: 'on' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function loadTimes(browser: Browser, url: string): Promise<number[]> {
  const context = await browser.newContext({ locale: 'de-DE' });
  const page = await context.newPage();
  const times: number[] = [];
  for (let load = 0; load < coldLoads + warmLoads; load += 1) {
    const began = performance.now();
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator('main h1').waitFor({ timeout: 120_000 });
    times.push(performance.now() - began);
    await page.waitForLoadState('networkidle');
  }
  await context.close();
  return times.slice(coldLoads);
}

export async function measureDev(browser: Browser) {
  const rows = [];
  let reference = Number.NaN;
  for (const { name, port, args, paths } of subjects) {
    const began = performance.now();
    const server = startServer(port, args);
    try {
      const origin = `http://127.0.0.1:${port}`;
      await waitUntilAnswers(origin + paths[0]);
      const ready = performance.now() - began;
      for (const path of paths) {
        const warm = quantile(await loadTimes(browser, origin + path), 0.5);
        if (Number.isNaN(reference)) reference = warm;
        rows.push({
          page: `${name} ${path}`,
          'ready ms': ready,
          'warm load ms': warm,
          x: (warm / reference).toFixed(2),
        });
      }
    } finally {
      server.kill();
    }
  }
  return rows;
}
