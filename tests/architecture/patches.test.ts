import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { patches } from '@/build/plugins/patchLibrary';

/** Modules of an installed library, by path below node_modules. */
function modulesOf(library: string): string[] {
  const entries = readdirSync(join('node_modules', library), { recursive: true, encoding: 'utf8' });
  return entries.filter((path) => /\.m?js$/.test(path)).map((path) => `${library}/${path.replaceAll('\\', '/')}`);
}

describe('patches of libraries', () => {
  it.each(patches)('$name is still needed: the installed library has what it replaces', (patch) => {
    const code = modulesOf(patch.library)
      .filter((path) => patch.modules.test(path))
      .map((path) => readFileSync(join('node_modules', path), 'utf8'))
      .join('\n');
    for (const [from, to] of patch.replacements) {
      expect(code.replace(from, to), `remove the patch: ${patch.library} has no ${String(from)}`).not.toBe(code);
    }
  });
});
