import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const library = dirname(fileURLToPath(import.meta.resolve('@mui/material')));
const rootImport = /^import \{([^}]*)\} from '@mui\/material';$/gm;

function folderOf(name: string): string {
  if (name === 'createFilterOptions') return 'Autocomplete';
  // `buttonClasses` stand beside `Button`.
  if (name.endsWith('Classes')) return name.charAt(0).toUpperCase() + name.slice(1, -'Classes'.length);
  return 'styles';
}

function importOf(name: string): string {
  return existsSync(join(library, name))
    ? `import ${name} from '@mui/material/${name}';`
    : `import { ${name} } from '@mui/material/${folderOf(name)}';`;
}

/**
 * What is imported from the root of MUI comes from the component's own file in a build: chunks are made by what imports
 * what (`chunks.ts`), and through the root everything would import all of MUI.
 */
export function muiComponents(): Plugin {
  return {
    name: 'mui-components',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      id.includes('/src/') && !id.includes('/node_modules/')
        ? code.replace(rootImport, (_statement, names: string) =>
            names
              .split(',')
              .map((name) => name.trim())
              .filter((name) => name !== '' && !name.startsWith('type '))
              .map(importOf)
              .join(' '),
          )
        : null,
  };
}
