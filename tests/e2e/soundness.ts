import type { JSHandle, Locator, Page } from '@playwright/test';
import { clientStorage } from '@/platform/clientStorage';
import { axeFindings, expect } from './fixtures';
import { textsOfOtherLanguage, type Language } from './texts';

/** What holds for every screen in every state, whatever it shows. */

/** A window, and what axe looks at in it. */
export interface View {
  scheme: 'light' | 'dark';
  width: number;
  axe: 'all' | 'colours' | null;
}

const height = 800;

/** The narrowest window in which nothing may need scrolling sideways (WCAG 1.4.10). */
const narrowView: View = { scheme: 'light', width: 320, axe: null };

const everyView = process.env['E2E_EVERY_ROW'] !== undefined;

/** What axe could find at 768 px is so at one of the other widths; it looks there too with `E2E_EVERY_ROW=1`. */
export const fullViews: readonly View[] = [1280, 768, narrowView.width].flatMap((width): View[] => {
  const axeLooks = width !== 768 || everyView;
  return [
    { scheme: 'light', width, axe: axeLooks ? 'all' : null },
    { scheme: 'dark', width, axe: axeLooks ? 'colours' : null },
  ];
});

/** For a page that was looked at in all of the above in another language: its texts and their room. */
export const translatedViews: readonly View[] = [
  { scheme: 'light', width: 1280, axe: null },
  { scheme: 'light', width: 768, axe: null },
  narrowView,
];

/** For what is open or has changed on a page that was looked at in all of the above. */
export const changeableViews: readonly View[] = [
  { scheme: 'light', width: 1280, axe: 'all' },
  { scheme: 'dark', width: 1280, axe: 'colours' },
  narrowView,
];

/** Sets language and colours of the pages opened from now on; the colours follow the browser, to change without a reload. */
export async function prepare(page: Page, language: Language): Promise<void> {
  await page.addInitScript(
    ([languageKey, modeKey, value]) => {
      localStorage.setItem(languageKey, JSON.stringify(value));
      localStorage.setItem(modeKey, 'system');
    },
    [clientStorage.language.key, clientStorage.mode.key, language] as const,
  );
}

export async function show(page: Page, { scheme, width }: Pick<View, 'scheme' | 'width'>): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height });
  // No page yet: its colours come with it.
  if (page.url() !== 'about:blank') {
    await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', scheme);
  }
  await nextFrame(page);
}

/**
 * For a script in the page: resolves when the next frame is drawn. Chromium without a screen sometimes draws none where
 * nothing is left to draw; what is looked at afterwards does not depend on it.
 */
export function frameWaiter(page: Page): Promise<JSHandle<() => Promise<unknown>>> {
  return page.evaluateHandle(() => () => {
    const drawn = new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const nothingToDraw = new Promise((done) => setTimeout(done, 1000));
    return Promise.race([drawn, nothingToDraw]);
  });
}

/** The frame after a change of the window. */
export async function nextFrame(page: Page): Promise<void> {
  await (await frameWaiter(page)).evaluate((wait) => wait());
}

/** What is wrong with the page as it stands: frame, reflow and texts. */
export async function structureFindings(page: Page, language: Language): Promise<string[]> {
  const foreign = textsOfOtherLanguage(language);
  return page.evaluate(
    ({ expectedLanguage, foreignTexts }) => {
      const found: string[] = [];
      const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
      const count = (selector: string) => [...document.querySelectorAll(selector)].filter(seen).length;
      if (count('main') !== 1) found.push(`${count('main')} main`);
      if (count('h1') !== 1) found.push(`${count('h1')} h1`);
      if (document.documentElement.lang !== expectedLanguage) found.push(`lang ${document.documentElement.lang}`);
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      for (const id of new Set(ids.filter((one, index) => ids.indexOf(one) !== index))) found.push(`id twice: ${id}`);
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth > clientWidth) found.push(`horizontal scroll: ${scrollWidth} > ${clientWidth}`);

      const shown: { raw: string; within: Element }[] = [{ raw: document.title, within: document.documentElement }];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { textContent, parentElement } = walker.currentNode;
        shown.push({ raw: textContent ?? '', within: parentElement ?? document.body });
      }
      for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt']) {
        for (const within of document.querySelectorAll(`[${name}]`)) {
          shown.push({ raw: within.getAttribute(name) ?? '', within });
        }
      }
      const foreignSet = new Set(foreignTexts);
      for (const { raw, within } of shown) {
        const value = raw.trim();
        const isKey = /^(?:[a-z]+:)?[a-z][A-Za-z\d]*(?:\.[a-z\d][A-Za-z\d_]*)+$/.test(value);
        const isAddress = /^www\.|\.(?:de|com|net|org|example)$/.test(value);
        if (isKey && !isAddress) found.push(`raw key: ${value}`);
        if (/\b(?:undefined|NaN)\b|\[object |{{|}}/.test(value)) found.push(`broken text: ${value}`);
        // What is marked as being in another language may be (D-63).
        const isInLanguage = within.closest('[lang]')?.getAttribute('lang') === expectedLanguage;
        if (isInLanguage && foreignSet.has(value)) found.push(`not translated: ${value}`);
      }
      return found;
    },
    { expectedLanguage: language, foreignTexts: foreign },
  );
}

/**
 * What the page asks for has come and is drawn: axe compares what it finds with what it found a moment before, and cannot
 * judge a page that changes meanwhile.
 */
export async function changesDone(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const idleTime = 100;
        const done = () => {
          observer.disconnect();
          resolve();
        };
        let timer = setTimeout(done, idleTime);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, idleTime);
        });
        observer.observe(document, { subtree: true, childList: true });
      }),
  );
}

/** What fades or moves has arrived; what pulses goes on. */
export async function movesDone(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ends.map(({ finished }) => finished));
  });
}

/** The page as it stands, in the window and colours that it has. */
export async function expectSoundAsItIs(page: Page, language: Language): Promise<void> {
  await changesDone(page);
  await movesDone(page);
  expect([...(await structureFindings(page, language)), ...(await axeFindings(page, 'all'))]).toEqual([]);
}

/** Spacing that readers may ask for without losing anything (WCAG 1.4.12). */
const wideSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Elements that hide some of their text, and how far the page goes beyond the window. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const cut = [...document.querySelectorAll('body *')].filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const hides = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
      const isTooLarge =
        element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
      return hides && isTooLarge && element.checkVisibility() && element.textContent?.trim() !== '';
    });
    return [
      ...(scrollWidth > clientWidth ? [`horizontal scroll: ${scrollWidth} > ${clientWidth}`] : []),
      ...cut.map((element) => `cut off: ${element.className} ${element.textContent?.slice(0, 60)}`),
    ];
  });
}

/** With the widest spacing no text is cut off that was whole before, and nothing needs scrolling sideways. */
export async function expectRoomForText(page: Page): Promise<void> {
  const before = await cutOff(page);
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, wideSpacing);
  await nextFrame(page);
  const after = await cutOff(page);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  expect(after.filter((finding) => !before.includes(finding))).toEqual([]);
}

const lookedAt = 'data-looked-at';

/**
 * Goes through the views of the page as it stands; everything found, with the views in which it was found.
 *
 * @param opened what axe looks at, where the page below it was looked at as a page
 */
export async function expectSound(
  page: Page,
  language: Language,
  views: readonly View[],
  opened: readonly Locator[] = [],
): Promise<void> {
  const selector = opened.length > 0 ? `[${lookedAt}]` : undefined;
  const found = new Map<string, string[]>();
  for (const view of views) {
    await show(page, view);
    for (const one of opened) {
      // What is below something modal is no longer there for a reader.
      if ((await one.count()) === 1) await one.evaluate((element, name) => element.setAttribute(name, ''), lookedAt);
    }
    for (const finding of [
      ...(await structureFindings(page, language)),
      ...(view.axe ? await axeFindings(page, view.axe, selector) : []),
    ]) {
      found.set(finding, [...(found.get(finding) ?? []), `${view.scheme} ${view.width}`]);
    }
  }
  expect(Object.fromEntries(found)).toEqual({});
}

/** The browser's own size of text, in per cent: what is measured in anything but that stays as it was (WCAG 1.4.4). */
export async function setTextSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: (16 * size) / 100 } });
  await nextFrame(page);
}

/** Words that go on in a second line. */
export function brokenWords(root: Element): string[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    for (const { 0: word, index } of (texts.currentNode.nodeValue ?? '').matchAll(/[^\s\-–/]+/g)) {
      const range = document.createRange();
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}
