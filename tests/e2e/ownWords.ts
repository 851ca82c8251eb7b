import type { Page } from '@playwright/test';
import { textsOf, type Language } from '../architecture/texts';

/* Words of a screen that come from the text files: what the product says, without what people wrote. */

const word = /\p{L}[\p{L}\p{M}\p{N}’'-]*/gu;

/** The texts of a language as patterns: values are what may be anything, markup divides a text. */
function patterns(language: Language): { source: string; words: number }[] {
  const pieces = new Set([...textsOf(language).values()].flatMap((text) => text.split(/<\/?[\w\s]+\/?>/)));
  return [...pieces].flatMap((piece) => {
    const literals = piece.trim().split(/{{[^}]+}}/);
    const words = literals.join(' ').match(word)?.length ?? 0;
    const escaped = literals.map((literal) => literal.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
    return words === 0 ? [] : [{ source: `^${escaped.join('(.*)')}$`, words }];
  });
}

/** Opens what is closed in the page, apart from menus and dialogs. */
export async function openSections(page: Page): Promise<void> {
  const closed = page.locator(
    'main [aria-expanded="false"][aria-controls]:not([aria-haspopup]):not([role="combobox"])',
  );
  for (let count = await closed.count(); count > 0; count = await closed.count()) await closed.first().click();
}

/**
 * What is read of `main`, placeholders and the names of icons included, with the own words of each text. Rows repeat the
 * names of their icons: each counts once. The public page beside an editor is not the editor's.
 */
export async function ownWords(page: Page, language: Language): Promise<{ text: string; words: number }[]> {
  return page.locator('main').evaluate((main, known) => {
    const isRead = (element: Element) => {
      if (element.closest('[role="region"][tabindex="0"]')) return false;
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    };
    const texts: string[] = [];
    const names: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      const list = parentElement?.closest('select');
      if (parentElement && (list ? parentElement.matches(':checked') && isRead(list) : isRead(parentElement))) {
        texts.push(textContent ?? '');
      }
    }
    for (const element of main.querySelectorAll('*')) {
      if (!isRead(element)) continue;
      if (element.matches(':placeholder-shown')) texts.push(element.getAttribute('placeholder') ?? '');
      if (element.matches('button, a') && element.textContent.trim() === '') {
        names.push(element.getAttribute('aria-label') ?? '');
      }
    }
    const rules = known.map(({ source, words }) => ({ source, pattern: new RegExp(source, 's'), words }));
    const seen = new Set<string>();
    return [...texts.map((text) => ({ text, isName: false })), ...names.map((text) => ({ text, isName: true }))]
      .map(({ text, isName }) => ({ text: text.replaceAll(/\s+/g, ' ').trim(), isName }))
      .flatMap(({ text, isName }) => {
        const [own] = rules.filter(({ pattern }) => pattern.test(text)).toSorted((a, b) => b.words - a.words);
        if (!own || (isName && seen.has(own.source))) return [];
        if (isName) seen.add(own.source);
        return [{ text, words: own.words }];
      });
  }, patterns(language));
}
