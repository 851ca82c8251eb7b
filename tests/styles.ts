import { createRequire } from 'node:module';
import createCache from '@emotion/cache';
import type * as Serialize from '@emotion/serialize';

/*
 * jsdom lays nothing out, but matches every rule against every element each time a role is looked for: a quarter of the
 * time of the page tests. How things look is proven in a real browser (tests/e2e); here styles are neither written as
 * text nor put on the page, and whether an element is shown is read from its tag and its own attributes.
 */

/** As the styled components call it: the exports of the CommonJS module. */
const serialize: { -readonly [Name in keyof typeof Serialize]: (typeof Serialize)[Name] } = createRequire(
  import.meta.url,
)('@emotion/serialize');
const { serializeStyles } = serialize;

const sheet = Object.getPrototypeOf(createCache({ key: 'unused' }).sheet) as { insert: (rule: string) => void };
const { insert } = sheet;
const computedStyle = window.getComputedStyle;

type ElementWithStyle = HTMLElement | SVGElement;

const hasStyle = (element: Element | null): element is ElementWithStyle =>
  element instanceof HTMLElement || element instanceof SVGElement;

const ofTags = new Map<string, unknown>();

/** What a tag has by jsdom's default style sheet. */
function defaultOf({ namespaceURI, localName }: ElementWithStyle, name: string | symbol): unknown {
  const key = `${namespaceURI} ${localName} ${String(name)}`;
  if (!ofTags.has(key)) {
    ofTags.set(key, Reflect.get(computedStyle(document.createElementNS(namespaceURI, localName)), name));
  }
  return ofTags.get(key);
}

function display(element: ElementWithStyle): string {
  if (element.style.display) return element.style.display;
  const isHidden =
    element instanceof HTMLElement &&
    (element.hidden || (element.tagName === 'INPUT' && element.getAttribute('type') === 'hidden'));
  return isHidden ? 'none' : String(defaultOf(element, 'display'));
}

/** From the element itself or the nearest one above it that says something. */
function visibility(element: ElementWithStyle): string {
  for (let one: Element | null = element; hasStyle(one); one = one.parentElement) {
    if (one.style.visibility) return one.style.visibility;
  }
  return 'visible';
}

/** Without the style sheets; what opens itself is left to jsdom, which looks at every rule for every value. */
function shownStyle(element: Element, pseudo?: string | null): CSSStyleDeclaration {
  if (!hasStyle(element) || pseudo || /^(?:dialog|details|summary)$/.test(element.localName)) {
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
      return read(String(name)) ?? (Reflect.get(element.style, name) || defaultOf(element, name));
    },
  });
}

export function leaveOutStyles(): void {
  serialize.serializeStyles = () => ({ name: 'none', styles: '' });
  sheet.insert = () => undefined;
  window.getComputedStyle = shownStyle;
}

/** For a test about the styles themselves. */
export function keepStyles(): void {
  serialize.serializeStyles = serializeStyles;
  sheet.insert = insert;
  window.getComputedStyle = computedStyle;
}

/** A cache of its own for a test about styles: what the tests before it drew counts as written in the common one. */
export const freshStyles = () => createCache({ key: 'fresh' });
