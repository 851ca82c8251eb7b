import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

export const inCheckout = (path: string): string => join(root, path);

/** What git leaves out, and what other tools write. */
const skipped = new Set(['node_modules', '.git', 'dist', 'coverage', 'artefacts', 'results']);

/** Paths of all files below the given folders, from the top of the checkout, with `/`. */
export function filesIn(...folders: string[]): string[] {
  const found: string[] = [];
  const walk = (path: string) => {
    if (!statSync(path).isDirectory()) found.push(relative(root, path).split(sep).join('/'));
    else for (const name of readdirSync(path)) if (!skipped.has(name)) walk(join(path, name));
  };
  for (const folder of folders) walk(join(root, folder));
  return found.toSorted();
}

/** TypeScript files below the given folders. */
export function sourceIn(...folders: string[]): string[] {
  return filesIn(...folders).filter((path) => /\.tsx?$/.test(path));
}

export function readText(path: string): string {
  return readFileSync(inCheckout(path), 'utf8');
}

export function readJson(path: string): unknown {
  return JSON.parse(readText(path));
}
