import type { ResponseProfile } from '@mocks/scenarios';
import type { Language } from '@/api/schema/languages';
import { clientStorage } from '@/platform/clientStorage';
import type { Browser, Driver } from './driver';
import { firefox } from './firefox';
import { provide } from './install';
import { askNginx, nginx } from './nginx';
import { appOrigin, build, buildForBrowsers, resetWorld, startServers } from './servers';
import { salesStories, stories, tellIn, type Story } from './stories';
import { visitorOf } from './visitor';
import { webkit } from './webkit';

/*
 * `npm run test:browsers`: parts of the main job in Firefox and WebKit, on the production build, and its headers from nginx.
 * Installs what is missing where apt-get is at hand. What cannot be had fails nothing, and is named as not run.
 */

const counted = { passed: 0, failed: 0 };

interface Way {
  language: Language;
  responses: ResponseProfile;
}
const german: Way = { language: 'de', responses: 'full' };
const plainEnglish: Way = { language: 'en', responses: 'plain' };

async function runStory(driver: Driver, name: string, story: Story, { language, responses }: Way): Promise<void> {
  const visitor = visitorOf(driver);
  const started = Date.now();
  const seconds = () => ((Date.now() - started) / 1000).toFixed(1);
  try {
    await resetWorld(responses);
    await tellIn(language, responses);
    // As the switch of the page does it.
    await driver.open(`${appOrigin}/favicon.svg`);
    await driver.run('localStorage.setItem(...arguments)', clientStorage.language.key, JSON.stringify(language));
    await story(visitor, appOrigin);
    counted.passed += 1;
    console.log(`ok     ${driver.version}: ${name} (${seconds()} s)`);
  } catch (error) {
    counted.failed += 1;
    console.log(`FAILED ${driver.version}: ${name} (${seconds()} s)\n`, error);
    // A browser that has crashed says so in place of its page.
    console.log('The page:', await Promise.all([visitor.path(), visitor.text()]).catch(String));
  }
}

const told = [
  ...Object.entries({ ...stories, ...salesStories }).map(([name, story]) => ({ name, story, way: german })),
  ...Object.entries(salesStories).map(([name, story]) => ({
    name: `${name}, plain, English`,
    story,
    way: plainEnglish,
  })),
];

/** Each story in a browser that was just started: the second session of a WebKitWebDriver sometimes does not begin. */
async function runStories(browser: Browser): Promise<void> {
  for (const { name, story, way } of told) {
    const { open, stop } = await browser.start();
    try {
      const driver = await open();
      await runStory(driver, name, story, way);
      // A browser that has crashed cannot be closed, and takes no other story with it.
      await driver.close().catch(() => undefined);
    } finally {
      await stop();
    }
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
