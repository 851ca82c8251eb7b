import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/*
 * The Chromium that the end-to-end tests and the bench drive: the one named by CHROMIUM_PATH, Playwright's own, or one
 * that is installed. Run as a program, it sees to it that there is one.
 *
 * A headless shell is Chromium without windows, which is what Playwright is made for: a whole Chromium without a screen
 * now and then stops drawing frames, and a click then waits for ever.
 */

const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

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
  console.log(`to get a Chromium: ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

const withApt = process.getuid?.() === 0 && onPath('apt-get') !== '';

/** Installs a headless shell: the system's as root where apt-get is at hand, else Playwright's where nothing else is. */
function install(): void {
  if (withApt) {
    run('apt-get', ['update']);
    if (run('apt-get', ['install', '-y', '--no-install-recommends', shell])) return;
    if (!findBrowser() && run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])) return;
  }
  if (!findBrowser()) run('npx', ['playwright', 'install', 'chromium']);
}

/** Whether what is found may stop drawing, and something better can be had. */
function canBeBetter(browser: string): boolean {
  return withApt && !process.env['CHROMIUM_PATH'] && browser !== chromium.executablePath() && !browser.endsWith(shell);
}

if (import.meta.filename === process.argv[1]) {
  const found = findBrowser();
  if (!found || canBeBetter(found)) install();
  const browser = findBrowser();
  console.log(browser ? `browser: ${browser}` : 'no Chromium found; set CHROMIUM_PATH to one');
  process.exitCode = browser ? 0 : 1;
}
