import { launch, type Browser as Puppet, type ElementHandle, type Page } from 'puppeteer-core';
import type { Browser, Driver } from './driver';
import { findProgram } from './install';
import { proxy } from './servers';

/* Firefox by WebDriver BiDi. */

const programs = ['firefox-esr', 'firefox'];

async function driverOf(puppet: Puppet): Promise<Driver> {
  const context = await puppet.createBrowserContext();
  const page: Page = await context.newPage();
  const call = (body: string, args: unknown[]) =>
    `(async function () { ${body} }).apply(null, ${JSON.stringify(args)})`;
  const find = async (body: string, args: unknown[]): Promise<ElementHandle> => {
    const element = (await page.evaluateHandle(call(body, args))).asElement();
    if (!element) throw new Error('nothing to act on');
    return element as ElementHandle;
  };
  return {
    version: await puppet.version(),
    open: async (address) => {
      await page.goto(address);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    run: (body, ...args) => page.evaluate(call(body, args)),
    click: async (body, ...args) => (await find(body, args)).click(),
    type: async (text, body, ...args) => (await find(body, args)).type(text),
    close: () => context.close(),
  };
}

export const firefox: Browser = {
  name: 'Firefox',
  needs: [{ programs, package: 'firefox-esr' }],
  start: async () => {
    const puppet = await launch({
      browser: 'firefox',
      executablePath: findProgram(programs) ?? 'firefox',
      acceptInsecureCerts: true,
      extraPrefsFirefox: {
        'network.proxy.type': 1,
        'network.proxy.ssl': proxy.host,
        'network.proxy.ssl_port': proxy.port,
      },
      protocolTimeout: 60_000,
    });
    return { open: () => driverOf(puppet), stop: () => puppet.close() };
  },
};
