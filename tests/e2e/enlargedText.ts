import type { Locator, Page } from '@playwright/test';
import { brokenWords, frameWaiter, nextFrame, setTextSize } from './soundness';

/**
 * What text of half as much again and of twice the size, as a reader sets it in the browser, breaks letter by letter, covers
 * or cuts off (WCAG 1.4.4); by window and size.
 */
export async function enlargedTextFaults(page: Page): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const size of [150, 200]) {
    await setTextSize(page, size);
    // What a script asks about the window in `em` is asked again when the window changes.
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await nextFrame(page);
      const faults = await textFaults(page.locator('body'));
      if (width === 1280) faults.push(...(await page.locator('h1').evaluate(brokenWords)));
      if (faults.length > 0) found[`${width} px at ${size} %`] = faults;
    }
  }
  await setTextSize(page, 100);
  return found;
}

/** The same on a phone, of what is open over the page. */
export async function enlargedSurfaceFaults(surface: Locator): Promise<string[]> {
  const page = surface.page();
  await setTextSize(page, 200);
  await page.setViewportSize({ width: 390, height: 800 });
  await nextFrame(page);
  return textFaults(surface);
}

/** What is wrong with the texts and controls of the page, or of a container over it, as it stands. */
async function textFaults(container: Locator): Promise<string[]> {
  return container.evaluate(
    async (root, frame) => {
      const wrong = new Set<string>();
      // What is over the page scrolls by itself, below its own head and buttons.
      const inPage = root === document.body;
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth > clientWidth + 1) wrong.add('scrolls sideways');
      const named = (text: string | null | undefined) => (text ?? '').trim().replace(/\s+/g, ' ').slice(0, 50);
      const nameOf = (element: Element) => element.getAttribute('aria-label') ?? named(element.textContent);
      const isShown = (element: Element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const blockOf = (element: Element): Element =>
        getComputedStyle(element).display.startsWith('inline') && element.parentElement
          ? blockOf(element.parentElement)
          : element;
      const insideOf = (element: Element): number => {
        const { paddingLeft, paddingRight } = getComputedStyle(element);
        return element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      };
      const isClamped = (element: Element | null): boolean =>
        element !== null && (getComputedStyle(element).webkitLineClamp !== 'none' || isClamped(element.parentElement));
      const isExcerpt = (element: Element) => element.closest('[title]') !== null || isClamped(element);
      const isFloating = (element: Element | null): boolean =>
        element !== null &&
        element !== root &&
        (['sticky', 'fixed', 'absolute'].includes(getComputedStyle(element).position) ||
          isFloating(element.parentElement));

      const lines: { rect: DOMRect; node: Node }[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode;
        const element = node.parentElement;
        if (!element || !isShown(element) || element.closest('[class*="visuallyHidden"], svg, script, style')) continue;
        const range = document.createRange();
        for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[^\s\-–/\u00ad]+/g)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
          if (new Set(rects.map(({ top }) => Math.round(top))).size < 2) continue;
          const whole = rects.reduce((sum, { width }) => sum + width, 0);
          const room = insideOf(blockOf(element));
          // In so narrow a column words stand letter under letter; elsewhere a long one may go on in the next line.
          if (whole > room && room < 4 * parseFloat(getComputedStyle(element).fontSize))
            wrong.add(`broken: ${word} in ${named(element.textContent)}`);
        }
        range.selectNodeContents(node);
        if (isFloating(element) || isExcerpt(element)) continue;
        for (const rect of range.getClientRects()) if (rect.width > 1 && rect.height > 1) lines.push({ rect, node });
      }
      lines.sort((a, b) => a.rect.top - b.rect.top);
      lines.forEach(({ rect, node }, index) => {
        for (const other of lines.slice(index + 1)) {
          if (other.rect.top >= rect.bottom) break;
          const height = Math.min(rect.bottom, other.rect.bottom) - other.rect.top;
          const width = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left);
          if (inPage && other.node !== node && width > 2 && height > 0.5 * Math.min(rect.height, other.rect.height))
            wrong.add(`over one another: ${named(node.nodeValue)} | ${named(other.node.nodeValue)}`);
        }
      });

      const isHiding = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      for (const element of root.querySelectorAll('*')) {
        const { overflowX, overflowY } = getComputedStyle(element);
        const isCut =
          (isHiding(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (isHiding(overflowY) && element.scrollHeight > element.clientHeight + 1);
        if (!isCut || element.clientWidth <= 1 || !isShown(element) || isExcerpt(element)) continue;
        if (named(element.textContent) !== '') wrong.add(`cut: ${element.className} ${named(element.textContent)}`);
      }

      for (const field of root.querySelectorAll('[class*="InputBase-root"]')) {
        const around = field.getBoundingClientRect();
        for (const control of [...field.querySelectorAll('button')].filter(isShown)) {
          const rect = control.getBoundingClientRect();
          if (rect.left < around.left - 1 || rect.right > around.right + 1)
            wrong.add(`beyond its field: ${nameOf(control)}`);
        }
      }

      const boxOf = (control: Element) =>
        [...control.getClientRects()].find(({ width, height }) => width > 2 && height > 2);
      const coverOf = (control: Element): Element | null => {
        const rect = boxOf(control);
        if (!rect) return null;
        const hit = document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2);
        const label = control.closest('label') ?? document.querySelector(`label[for="${control.id}"]`);
        return hit && !control.contains(hit) && !hit.contains(control) && !label?.contains(hit) ? hit : null;
      };
      const controls = 'a[href], button, input, textarea, [role=button], [role=tab], [role=slider], [contenteditable]';
      const left = new Set([...root.querySelectorAll(controls)].filter(isShown));
      const edge = innerHeight / 8;
      const end = inPage ? document.documentElement.scrollHeight : 1;
      for (let top = 0; left.size > 0 && top < end; top += innerHeight - 2 * edge) {
        scrollTo({ top, behavior: 'instant' });
        // A bar that follows the page has come or gone by then.
        await frame();
        const isAtEnd = top + innerHeight >= end;
        for (const control of left) {
          const rect = boxOf(control);
          const y = rect ? rect.top + rect.height / 2 : 0;
          // Near an edge a bar may lie over it: it can be scrolled.
          if (rect && ((top > 0 && y < edge) || (!isAtEnd && y > innerHeight - edge))) continue;
          left.delete(control);
          if (!coverOf(control)) continue;
          // Whatever scrolls around it.
          control.scrollIntoView({ block: 'center', behavior: 'instant' });
          await frame();
          const cover = coverOf(control);
          if (cover) wrong.add(`covered: ${nameOf(control)} by ${cover.className} ${named(cover.textContent)}`);
          scrollTo({ top, behavior: 'instant' });
        }
      }
      scrollTo({ top: 0, behavior: 'instant' });
      return [...wrong];
    },
    await frameWaiter(container.page()),
  );
}
