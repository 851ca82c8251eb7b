import type { Page } from '@playwright/test';
import { clientStorage } from '@/store/clientStorage';
import { axeFindings, expect } from './fixtures';
import { textsOfOtherLanguage, type Language } from './texts';

/** What holds for every screen in every state, whatever it shows. */

export const schemes = ['light', 'dark'] as const;
export const widths = [320, 768, 1280] as const;

export interface View {
  scheme: (typeof schemes)[number];
  width: number;
}

const height = 800;
export const everyView: readonly View[] = schemes.flatMap((scheme) => widths.map((width) => ({ scheme, width })));

/** Sets language and colours before the first page is opened; the colours follow the browser, to change without a reload. */
export async function prepare(page: Page, language: Language): Promise<void> {
  await page.addInitScript(
    ([languageKey, modeKey, value]) => {
      localStorage.setItem(languageKey, JSON.stringify(value));
      localStorage.setItem(modeKey, 'system');
    },
    [clientStorage.language.key, clientStorage.mode.key, language] as const,
  );
}

export async function show(page: Page, { scheme, width }: View): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** What is wrong with the page as it stands: frame, reflow and texts. */
async function structureFindings(page: Page, language: Language): Promise<string[]> {
  const foreign = textsOfOtherLanguage(language);
  return page.evaluate(
    ({ expectedLanguage, foreignTexts }) => {
      const found: string[] = [];
      const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
      const count = (selector: string) => [...document.querySelectorAll(selector)].filter(seen).length;
      if (count('main') !== 1) found.push(`${count('main')} main`);
      if (count('h1') !== 1) found.push(`${count('h1')} h1`);
      if (document.documentElement.lang !== expectedLanguage) found.push(`lang ${document.documentElement.lang}`);
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth > clientWidth) found.push(`horizontal scroll: ${scrollWidth} > ${clientWidth}`);

      const shown: string[] = [document.title];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) shown.push(walker.currentNode.textContent ?? '');
      for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt']) {
        for (const element of document.querySelectorAll(`[${name}]`)) shown.push(element.getAttribute(name) ?? '');
      }
      const foreignSet = new Set(foreignTexts);
      for (const raw of shown) {
        const value = raw.trim();
        const isKey = /^(?:[a-z]+:)?[a-z][A-Za-z\d]*(?:\.[a-z\d][A-Za-z\d_]*)+$/.test(value);
        const isAddress = /^www\.|\.(?:de|com|net|org|example)$/.test(value);
        if (isKey && !isAddress) found.push(`raw key: ${value}`);
        if (/\b(?:undefined|NaN)\b|\[object |{{|}}/.test(value)) found.push(`broken text: ${value}`);
        if (foreignSet.has(value)) found.push(`not translated: ${value}`);
      }
      return found;
    },
    { expectedLanguage: language, foreignTexts: foreign },
  );
}

/**
 * Goes through the views of the page as it stands; everything found, with the views in which it was found. The dark
 * scheme changes colours alone, so that only they are looked at again.
 */
export async function expectSound(page: Page, language: Language, views: readonly View[] = everyView): Promise<void> {
  const found = new Map<string, string[]>();
  for (const view of views) {
    await show(page, view);
    for (const finding of [
      ...(await structureFindings(page, language)),
      ...(await axeFindings(page, view.scheme === 'light' ? 'all' : 'colours')),
    ]) {
      found.set(finding, [...(found.get(finding) ?? []), `${view.scheme} ${view.width}`]);
    }
  }
  expect(Object.fromEntries(found)).toEqual({});
}
