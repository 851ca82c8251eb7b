import createCache from '@emotion/cache';

/*
 * jsdom lays nothing out, but matches every rule against every element each time a role is looked for: a quarter of the
 * time of the page tests. How things look is proven in a real browser (tests/e2e); here styles are left out of the page,
 * and whether an element is shown is read from its tag and its own attributes.
 */

const sheet = Object.getPrototypeOf(createCache({ key: 'unused' }).sheet) as { insert: (rule: string) => void };
const { insert } = sheet;
const computedStyle = window.getComputedStyle;

/** What a tag is by jsdom's default style sheet. */
const displayOfTag = new Map<string, string>();

function defaultDisplay(tag: string): string {
  const known = displayOfTag.get(tag);
  if (known !== undefined) return known;
  const { display } = computedStyle(document.createElement(tag));
  displayOfTag.set(tag, display);
  return display;
}

function display(element: HTMLElement): string {
  if (element.style.display) return element.style.display;
  const isHidden = element.hidden || (element.tagName === 'INPUT' && element.getAttribute('type') === 'hidden');
  return isHidden ? 'none' : defaultDisplay(element.localName);
}

/** From the element itself or the nearest one above it that says something. */
function visibility(element: HTMLElement): string {
  for (let one: HTMLElement | null = element; one; one = one.parentElement) {
    if (one.style.visibility) return one.style.visibility;
  }
  return 'visible';
}

/** What Testing Library asks for, without the style sheets; everything else, and what opens itself, is left to jsdom. */
function shownStyle(element: Element, pseudo?: string | null): CSSStyleDeclaration {
  if (!(element instanceof HTMLElement) || pseudo || /^(?:dialog|details|summary)$/.test(element.localName)) {
    return computedStyle(element, pseudo);
  }
  const values: Record<string, () => string> = {
    display: () => display(element),
    visibility: () => visibility(element),
    opacity: () => element.style.opacity || '1',
    pointerEvents: () => element.style.pointerEvents,
  };
  const read = (name: string) => (Object.hasOwn(values, name) ? values[name]?.() : undefined);
  return new Proxy({} as CSSStyleDeclaration, {
    get(_, name) {
      if (name === 'getPropertyValue') {
        return (property: string) => read(property) ?? computedStyle(element).getPropertyValue(property);
      }
      return read(String(name)) ?? Reflect.get(computedStyle(element), name);
    },
  });
}

export function leaveOutStyles(): void {
  sheet.insert = () => undefined;
  window.getComputedStyle = shownStyle;
}

/** For a test about the styles themselves. */
export function keepStyles(): void {
  sheet.insert = insert;
  window.getComputedStyle = computedStyle;
}

/** A cache of its own for a test about styles: what the tests before it drew counts as written in the common one. */
export const freshStyles = () => createCache({ key: 'fresh' });
