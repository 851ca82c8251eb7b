import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/* What a page's code is made of, read from the files. */

const root = resolve(import.meta.dirname, '../..');

function fileOf(specifier: string, from: string): string | undefined {
  if (!/^(?:@\/|\.)/.test(specifier)) return undefined;
  const path = specifier.startsWith('@/') ? join('src', specifier.slice(2)) : join(dirname(from), specifier);
  return ['.tsx', '.ts', ''].map((end) => path + end).find((file) => existsSync(join(root, file)));
}

const known = new Map<string, string[]>();

/** Modules of static imports. Each file is read once. */
function importsOf(file: string): string[] {
  const imports = known.get(file) ?? readImports(file);
  known.set(file, imports);
  return imports;
}

function readImports(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const statements = text.matchAll(
    /(?:^|\n)(?:import|export)(?!\s+type\b)\s+(?:\{[^}]*\}\s+from\s+)?[^'"\n;=]*'([^']+)'/g,
  );
  return [...statements].flatMap(([, specifier = '']) => fileOf(specifier, file) ?? []);
}

/** The file and all that it imports statically, at any depth, without libraries; paths from the top of the checkout. */
export function reachedFrom(file: string, seen = new Set<string>()): Set<string> {
  if (!seen.has(file)) {
    seen.add(file);
    for (const next of importsOf(file)) reachedFrom(next, seen);
  }
  return seen;
}
