import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/*
 * The Chromium that the end-to-end tests and the bench drive: the one named by CHROMIUM_PATH, Playwright's own, or one
 * that is installed. Run as a program, it sees to it that there is one.
 */

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath(name: string): string {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

/** Path of the executable, or null where there is none. */
export function findBrowser(): string | null {
  const candidates = [process.env['CHROMIUM_PATH'] ?? '', chromium.executablePath(), ...names.map(onPath)];
  return candidates.find((path) => path !== '' && existsSync(path)) ?? null;
}

/** Arguments under which Chromium runs as root, in containers, and without a word to the network of its own. */
export function browserArguments(): string[] {
  return [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-quic',
    '--disable-background-networking',
    '--no-first-run',
    '--disable-component-update',
    '--disable-sync',
    '--disable-gpu',
  ];
}

function run(command: string, args: string[]): boolean {
  console.log(`no Chromium found: ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

/** Installs a Chromium: the system's as root where apt-get is at hand, else Playwright's. */
function install(): void {
  if (process.getuid?.() === 0 && onPath('apt-get') !== '') {
    run('apt-get', ['update']);
    if (run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])) return;
  }
  run('npx', ['playwright', 'install', 'chromium']);
}

if (import.meta.filename === process.argv[1]) {
  if (!findBrowser()) install();
  const browser = findBrowser();
  console.log(browser ? `browser: ${browser}` : 'no Chromium found; set CHROMIUM_PATH to one');
  process.exitCode = browser ? 0 : 1;
}
