import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Driver } from './driver';

/* Somebody at a browser: finds things by role and name with Testing Library, which runs in the page itself. */

const library = readFileSync(
  join(
    dirname(createRequire(import.meta.url).resolve('@testing-library/dom/package.json')),
    'dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** A control by its role and name, a field by its label, or a text. A name may be a pattern. */
export type Target = { role: string; name: string | RegExp; level?: number } | { label: string } | { text: string };

/** Milliseconds. */
const patience = 20_000;

/** Fills the frames of another origin, by their titles, once they are there and listen. */
const fillFrames = `
  const [origin, values] = arguments;
  return Promise.all(Object.entries(values).map(([title, value]) => new Promise((resume) => {
    const ask = () => {
      const frame = document.querySelector('iframe[title="' + title + '"]');
      frame?.contentWindow.postMessage({ fill: value }, origin);
    };
    const again = setInterval(ask, 100);
    window.addEventListener('message', function listen({ data }) {
      if (data.type !== title || data.value !== value) return;
      clearInterval(again);
      window.removeEventListener('message', listen);
      resume();
    });
  })));
`;

/** Waits for the element. The arguments are those that `described` returns. */
const locate = `
  const [{ kind, role, name, level, isPattern }, timeout] = arguments;
  const text = isPattern ? new RegExp(name) : name;
  const { findByLabelText, findByRole, findByText } = TestingLibraryDom;
  const found =
    kind === 'role'
      ? findByRole(document.body, role, { name: text, level }, { timeout })
      : kind === 'label'
        ? findByLabelText(document.body, text, { selector: 'input, textarea' }, { timeout })
        : findByText(document.body, text, {}, { timeout });
`;
const element = `${locate} return found`;

/** Waits until the element also stands still within the window: a press while a drawer comes in is refused, or meets nothing. */
const stillElement = `${locate} return found.then(async (it) => {
  it.scrollIntoView({ block: 'center', behavior: 'instant' });
  for (let last = NaN; ; ) {
    await new Promise(requestAnimationFrame);
    const { x, y, width, height } = it.getBoundingClientRect();
    const isInside = x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
    if (isInside && x + y === last) return it;
    last = x + y;
  }
})`;

function described(target: Target): unknown[] {
  if ('label' in target) return [{ kind: 'label', name: target.label }, patience];
  if ('text' in target) return [{ kind: 'text', name: target.text }, patience];
  const { name, ...rest } = target;
  const written = name instanceof RegExp ? { name: name.source, isPattern: true } : { name };
  return [{ kind: 'role', ...rest, ...written }, patience];
}

export function visitorOf(driver: Driver) {
  /** Puts the library into the page that is open. */
  const prepare = async () => {
    if (await driver.run(`return 'TestingLibraryDom' in window`)) return;
    await driver.run(library);
    // Without the whole page in the message.
    await driver.run(
      'TestingLibraryDom.configure({ getElementError: (text) => new Error(String(text).slice(0, 200)) })',
    );
  };
  return {
    open: (address: string) => driver.open(address),
    resize: (width: number, height: number) => driver.resize(width, height),
    press: async (target: Target) => {
      await prepare();
      await driver.click(stillElement, ...described(target));
    },
    type: async (target: Target, text: string) => {
      await prepare();
      await driver.type(text, element, ...described(target));
    },
    /** Waits until something is there, and returns its text, of a field what stands in it. */
    see: async (target: Target) => {
      await prepare();
      return String(
        await driver.run(`${locate} return found.then((it) => it.value ?? it.textContent)`, ...described(target)),
      );
    },
    fillFrames: (origin: string, values: Record<string, string>) => driver.run(fillFrames, origin, values),
    /** Width of the window, and of what stands in it. */
    widths: async () =>
      (await driver.run('return [innerWidth, document.documentElement.scrollWidth]')) as [number, number],
    text: async () => String(await driver.run('return document.body.innerText')),
    path: async () => String(await driver.run('return location.pathname')),
  };
}

export type Visitor = ReturnType<typeof visitorOf>;
