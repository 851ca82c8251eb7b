import type { Plugin } from 'vite';

interface Patch {
  name: string;
  /** Folder of the library below node_modules. */
  library: string;
  /** Its modules that are patched. */
  modules: RegExp;
  /** Each text or pattern with its replacement; each has to be found. */
  replacements: readonly (readonly [from: string | RegExp, to: string])[];
  /** In tests and on the development server too, not in builds alone: for what mends a mistake. */
  everywhere?: boolean;
}

/**
 * Replaces a piece of a library's code. A build that holds the library and finds nothing to replace fails, so that an
 * upgrade cannot switch the patch off unnoticed.
 */
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
 * The date picker puts the text of its parts back through `innerHTML`, which Trusted Types refuse; it is text alone, so
 * that `textContent` does the same.
 */
export const datePickerWithoutMarkup = () =>
  patchLibrary({
    name: 'date-picker-without-markup',
    library: '@mui/x-date-pickers',
    modules: /x-date-pickers\/internals\/hooks\/useField\//,
    replacements: [['.innerHTML =', '.textContent =']],
  });

/**
 * While a year is typed, the date is invalid and the field remembers the parts in a ref, which an effect clears. The
 * effect of a render just before the key may run after it: the month was gone then. A layout effect runs within its own
 * render.
 */
export const dateFieldKeepsItsParts = () =>
  patchLibrary({
    name: 'date-field-keeps-its-parts',
    library: '@mui/x-date-pickers',
    modules: /x-date-pickers\/internals\/hooks\/useField\/useFieldState\.mjs/,
    replacements: [
      [/React\.useEffect(?=\(\(\) => \{\s+if \(sectionToUpdateOnNextInvalidDateRef)/g, 'React.useLayoutEffect'],
    ],
    everywhere: true,
  });

/**
 * Schemas write themselves down as JSON Schema for `npm run openapi`, in Node, and name mistakes in English where a schema
 * has no text of its own. No page does either, but the code for both hangs on every schema, so that a build cannot drop it
 * by itself; without it S1 would not hold (together 6 kB).
 */
export const zodWithoutUnusedCode = () =>
  patchLibrary({
    name: 'zod-without-unused-code',
    library: 'zod',
    modules: /\/zod\/v4\/classic\/schemas\.js$/,
    replacements: [
      [/inst\._zod\.processJSONSchema = \(ctx, json, params\) => processors\.\w+\(inst, ctx, json, params\);/g, ''],
      [/create(?:Standard|To)JSONSchemaMethod\(this, [^)]*\)/g, 'undefined'],
      ['core.config(en())', 'undefined'],
    ],
  });

/**
 * The router publishes its code without warnings for developers, but no bundler is led to it; and names its components for
 * React's tools, which keeps unused ones in a build (together 1 kB of the first page).
 */
export const routerWithoutDevelopmentCode = () =>
  patchLibrary({
    name: 'router-without-development-code',
    library: 'react-router',
    modules: /\/react-router\/dist\/development\/chunk-\w+\.mjs$/,
    replacements: [
      ['var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;'],
      [/^\w+\.displayName = "\w+";$/gm, ''],
    ],
  });

/** The theme switches the ripple of every button off; its code would still be in the first page (3 kB). */
export const buttonsWithoutRipple = () =>
  patchLibrary({
    name: 'buttons-without-ripple',
    library: '@mui/material',
    modules: /\/@mui\/material\/ButtonBase\/ButtonBase\.mjs$/,
    replacements: [['import TouchRipple from "./TouchRipple.mjs";', 'const TouchRipple = () => null;']],
  });
