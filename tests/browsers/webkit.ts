import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Driver } from './driver';
import { waitUntilAnswers } from '../servers';
import { appOrigin, proxy } from './servers';

/* WebKitGTK, the engine of Safari, by plain WebDriver, on a screen of its own that nobody sees. */

const port = 4322;
const address = `http://127.0.0.1:${port}`;
/** Name of the property that holds an element in answers of WebDriver. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

async function command(method: 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
  const response = await fetch(address + path, {
    method,
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(60_000),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) {
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${error}: ${message}`);
  }
  return value;
}

async function openSession(): Promise<Driver> {
  const capabilities = { alwaysMatch: { acceptInsecureCerts: true } };
  const session = (await command('POST', '/session', { capabilities })) as {
    sessionId: string;
    capabilities: { browserVersion: string };
  };
  const id = session.sessionId;
  const post = (path: string, body: object = {}) => command('POST', `/session/${id}${path}`, body);
  const run = (script: string, args: unknown[]) => post('/execute/sync', { script, args });
  const find = async (body: string, args: unknown[]) => {
    const element = (await run(body, args)) as Record<string, string> | null;
    if (!element?.[elementKey]) throw new Error('nothing to act on');
    return `/element/${element[elementKey]}`;
  };
  return {
    version: `webkitgtk/${session.capabilities.browserVersion}`,
    open: async (url) => {
      await post('/url', { url });
    },
    resize: async (width, height) => {
      await post('/window/rect', { width, height });
    },
    run: (body, ...args) => run(body, args),
    click: async (body, ...args) => {
      await post(`${await find(body, args)}/click`);
    },
    type: async (text, body, ...args) => {
      await post(`${await find(body, args)}/value`, { text });
    },
    close: async () => {
      await command('DELETE', `/session/${id}`);
    },
  };
}

/** A virtual screen, on the first number that is free. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(screen.stdout, 'data', { signal: AbortSignal.timeout(20_000) })) as [Buffer];
  return { screen, display: `:${number.toString().trim()}` };
}

/** The toolbar of the window is wider than a phone, unless the style of the desktop says otherwise. */
function narrowToolbar(): string {
  const folder = mkdtempSync(join(tmpdir(), 'desktop-style-'));
  for (const version of ['gtk-3.0', 'gtk-4.0']) {
    mkdirSync(join(folder, version));
    writeFileSync(join(folder, version, 'gtk.css'), '* { padding: 0; margin: 0; min-width: 0; }');
  }
  return folder;
}

/** By the environment: as a capability of the session, WebKitWebDriver does not always open it. */
const throughProxy = {
  GIO_USE_PROXY_RESOLVER: 'libproxy',
  https_proxy: `http://${proxy.host}:${proxy.port}`,
  no_proxy: new URL(appOrigin).hostname,
};

export const webkit: Browser = {
  name: 'WebKit',
  needs: [
    { programs: ['WebKitWebDriver'], package: 'webkit2gtk-driver' },
    { programs: ['Xvfb'], package: 'xvfb' },
  ],
  start: async () => {
    const { screen, display } = await startScreen();
    const style = narrowToolbar();
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
      env: { ...process.env, ...throughProxy, DISPLAY: display, XDG_CONFIG_HOME: style },
      stdio: 'ignore',
    });
    await waitUntilAnswers(`${address}/status`);
    return {
      open: openSession,
      stop: async () => {
        for (const child of [driver, screen]) {
          child.kill();
          await once(child, 'exit');
        }
        rmSync(style, { recursive: true });
      },
    };
  },
};
