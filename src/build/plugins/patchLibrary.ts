import type { Plugin } from 'vite';

interface Patch {
  name: string;
  /** Folder of the library below node_modules. */
  library: string;
  /** Its modules that are patched. */
  modules: RegExp;
  from: string;
  to: string;
}

/**
 * Replaces a piece of a library's code. A build that holds the library and finds nothing to replace fails, so that an
 * upgrade cannot switch the patch off unnoticed.
 */
function patchLibrary({ name, library, modules, from, to }: Patch): Plugin {
  let patched = false;
  return {
    name,
    apply: 'build',
    transform: {
      filter: { id: modules },
      handler: (code) => {
        if (!code.includes(from)) return null;
        patched = true;
        return code.replaceAll(from, to);
      },
    },
    buildEnd(error) {
      const isInBuild = [...this.getModuleIds()].some((id) => id.includes(`/node_modules/${library}/`));
      if (!error && isInBuild && !patched) this.error(`nothing to patch in ${library}: the library has changed`);
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
    from: '.innerHTML =',
    to: '.textContent =',
  });
