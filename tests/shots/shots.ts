import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { browserArguments, findBrowser } from '../e2e/findBrowser';
import { isEverything, parseOptions } from './options';
import { writeOverview } from './overview';
import { fileName, plan, type Visit } from './plan';
import { makeReadmePictures } from './readmePictures';
import { apiOrigin, buildIfStale, root, startServers } from './servers';
import { visit } from './visit';

/*
 * `npm run shots`: pictures of every screen in `shots/`, on the production build with the mock server. Words leave out all
 * pages and states without one of them in their name; `--scheme`, `--lang` and `--width` name one each. `--readme` makes the
 * pictures of the README instead. At 1366 px a picture shows what fits a laptop, else all there is.
 */

const folder = join(root, 'shots');
const browsers = 2;
const { choice, readme } = parseOptions(process.argv.slice(2));

function launch(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({ args: browserArguments(), ...(executablePath ? { executablePath } : {}) });
}

const counted = { made: 0, failed: 0 };

async function takePictures(browser: Browser, wanted: Visit): Promise<void> {
  const { subject, language, width } = wanted;
  try {
    await visit(browser, wanted, width !== 1366, async (page, scheme) => {
      const file = fileName(wanted, scheme);
      await page.screenshot({ path: join(folder, file) });
      counted.made += 1;
      console.log(file);
    });
  } catch (error) {
    counted.failed += 1;
    console.log(`FAILED ${subject.page}.${subject.state}, ${language}, ${width}: ${String(error)}`);
  }
}

/** Takes one visit after the other from the list that the browsers share. */
async function workThrough(visits: Visit[]): Promise<void> {
  const browser = await launch();
  try {
    for (let next = visits.shift(); next; next = visits.shift()) await takePictures(browser, next);
  } finally {
    await browser.close();
  }
}

async function makeReadme(): Promise<void> {
  const browser = await launch();
  try {
    await makeReadmePictures(browser);
  } finally {
    await browser.close();
  }
}

async function makeAll(): Promise<void> {
  const visits = plan(choice);
  if (visits.length === 0) throw new Error(`no page or state is named like ${choice.words.join(', ')}`);
  if (isEverything(choice)) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const reading = visits.filter(({ subject }) => !subject.writes);
  await Promise.all(Array.from({ length: browsers }, () => workThrough(reading)));
  for (const writing of visits.filter(({ subject }) => subject.writes)) {
    await fetch(`${apiOrigin}/__reset`, { method: 'POST' });
    await workThrough([writing]);
  }
  writeOverview(folder);
  console.log(`${counted.made} made, ${counted.failed} failed: shots/index.html`);
}

buildIfStale();
const stop = await startServers();
try {
  await (readme ? makeReadme() : makeAll());
} finally {
  stop();
}
process.exitCode = counted.failed > 0 ? 1 : 0;
