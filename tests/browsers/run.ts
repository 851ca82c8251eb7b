import type { Browser, Driver } from './driver';
import { firefox } from './firefox';
import { provide } from './install';
import { askNginx, nginx } from './nginx';
import { appOrigin, build, buildForBrowsers, resetWorld, startServers } from './servers';
import { paymentStories, stories, type Story } from './stories';
import { visitorOf } from './visitor';
import { webkit } from './webkit';

/*
 * `npm run test:browsers`: parts of the main job in Firefox and WebKit, on the production build, and its headers from nginx.
 * Installs what is missing where apt-get is at hand. What cannot be had fails nothing, and is named as not run.
 */

const counted = { passed: 0, failed: 0 };

/** Whether the browser lived to the end of the story. */
async function runStory(driver: Driver, name: string, story: Story): Promise<boolean> {
  const visitor = visitorOf(driver);
  const started = Date.now();
  const seconds = () => ((Date.now() - started) / 1000).toFixed(1);
  try {
    await resetWorld();
    await story(visitor, appOrigin);
    console.log(`ok     ${driver.version}: ${name} (${seconds()} s)`);
    counted.passed += 1;
  } catch (error) {
    const page = await Promise.all([visitor.path(), visitor.text()]).catch(String);
    if (page.includes('page crash')) return false;
    console.log(`FAILED ${driver.version}: ${name} (${seconds()} s)\n`, error, page);
    counted.failed += 1;
  }
  return true;
}

/** Each story in a browser that was just started: the second session of a WebKitWebDriver sometimes does not begin. */
async function startAndRun(browser: Browser, name: string, story: Story): Promise<boolean> {
  const { open, stop } = await browser.start();
  try {
    const driver = await open();
    const hasLived = await runStory(driver, name, story);
    if (hasLived) await driver.close();
    return hasLived;
  } finally {
    await stop();
  }
}

/** An engine that crashes says nothing of the app: the story begins anew. The same story does not crash it twice. */
async function runStories(browser: Browser): Promise<void> {
  const payment = browser.usesProxy ? paymentStories : {};
  for (const [name, story] of Object.entries({ ...stories, ...payment })) {
    if (await startAndRun(browser, name, story)) continue;
    console.log(`crash  ${browser.name}: ${name}, begun anew`);
    if (await startAndRun(browser, name, story)) continue;
    console.log(`FAILED ${browser.name}: ${name} crashes it`);
    counted.failed += 1;
  }
}

const notRun: string[] = [];
function isThere({ name, needs }: Pick<Browser, 'name' | 'needs'>): boolean {
  const reason = provide(needs);
  if (reason !== null) notRun.push(`not run: ${name}, because ${reason}`);
  return reason === null;
}

const openssl = { programs: ['openssl'], package: 'openssl' };
const browsers = [firefox, webkit].filter(({ name, needs }) => isThere({ name, needs: [...needs, openssl] }));
const hasNginx = isThere(nginx);
// WebKitWebDriver takes a proxy, but then does not always open its session.
for (const { name, usesProxy } of browsers)
  if (!usesProxy) notRun.push(`not run: orders in ${name}, which has no proxy`);

if (browsers.length > 0 || hasNginx) buildForBrowsers();
if (hasNginx) {
  const wrong = await askNginx(build);
  counted[wrong.length > 0 ? 'failed' : 'passed'] += 1;
  console.log(
    wrong.length > 0 ? `FAILED nginx:\n${wrong.join('\n')}` : 'ok     nginx: headers of every kind of address',
  );
}
if (browsers.length > 0) {
  const stop = await startServers();
  for (const browser of browsers) {
    try {
      await runStories(browser);
    } catch (error) {
      counted.failed += 1;
      console.log(`FAILED ${browser.name}\n`, error);
    }
  }
  stop();
}
for (const line of notRun) console.log(line);
console.log(`other browsers and nginx: ${counted.passed} passed, ${counted.failed} failed`);
process.exitCode = counted.failed > 0 ? 1 : 0;
