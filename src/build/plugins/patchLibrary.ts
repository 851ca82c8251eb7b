import type { Plugin } from 'vite';

interface Patch {
  name: string;
  /** Folder of the library below node_modules. */
  library: string;
  modules: RegExp;
  /** Each has to be found. */
  replacements: readonly (readonly [from: string | RegExp, to: string])[];
  /** In tests and on the development server too: for what mends a mistake. */
  everywhere?: boolean;
}

/** A build with the library but nothing to replace fails, so that an upgrade cannot switch the patch off unnoticed. */
function patchLibrary({ name, library, modules, replacements, everywhere = false }: Patch): Plugin {
  const found = new Set<string | RegExp>();
  let isBuild = false;
  return {
    name,
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    ...(everywhere ? {} : { apply: 'build' }),
    transform: {
      filter: { id: modules },
      handler: (code) =>
        replacements.reduce((text, [from, to]) => {
          const replaced = text.replaceAll(from, to);
          if (replaced !== text) found.add(from);
          return replaced;
        }, code),
    },
    buildEnd(error) {
      if (!isBuild) return;
      const isInBuild = [...this.getModuleIds()].some((id) => id.includes(`/node_modules/${library}/`));
      const missing = replacements.filter(([from]) => !found.has(from)).map(([from]) => String(from));
      if (error || !isInBuild || missing.length === 0) return;
      this.error(`${name} finds no ${missing.join(', ')} in ${library}: the library has changed`);
    },
  };
}

/**
 * The date picker puts the text of its sections back through `innerHTML`, which Trusted Types refuse; it is text alone, so
 * that `textContent` does the same. No issue upstream was found on 2026-11-24.
 */
const textContent: Patch = {
  name: 'date-picker-without-markup',
  library: '@mui/x-date-pickers',
  modules: /x-date-pickers\/internals\/hooks\/useField\//,
  replacements: [['.innerHTML =', '.textContent =']],
};

/**
 * While a year is typed, the date is invalid and the field remembers its sections in a ref, which an effect clears. The
 * effect of a render just before the key may run after it: the month was gone then. A layout effect runs within its own
 * render. Upstream: https://github.com/mui/mui-x/issues/22113
 */
const layoutEffect: Patch = {
  name: 'date-field-keeps-its-sections',
  library: '@mui/x-date-pickers',
  modules: /x-date-pickers\/internals\/hooks\/useField\/useFieldState\.mjs/,
  replacements: [
    [/React\.useEffect(?=\(\(\) => \{\s+if \(sectionToUpdateOnNextInvalidDateRef)/g, 'React.useLayoutEffect'],
  ],
  everywhere: true,
};

/**
 * Browsers have XMLHttpRequest, which axios prefers; without its `fetch`, which only the mock worker needs (`main.tsx`), the
 * first page is a hundredth smaller.
 */
const xhrAlone: Patch = {
  name: 'axios-without-fetch',
  library: 'axios',
  modules: /axios\/lib\/adapters\/adapters\.js/,
  replacements: [
    ["import * as fetchAdapter from './fetch.js';", ''],
    [/fetch: \{\s+get: fetchAdapter\.getFetch,\s+\}/g, 'fetch: null'],
  ],
};

/** A test fails when one of them is no longer needed. */
export const patches: readonly Patch[] = [textContent, layoutEffect, xhrAlone];

export const datePickerWithoutMarkup = () => patchLibrary(textContent);
export const axiosWithoutFetch = () => patchLibrary(xhrAlone);
export const dateFieldKeepsItsSections = () => patchLibrary(layoutEffect);
