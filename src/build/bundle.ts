import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { modulesOf, needsSession, pageModule, textFilesOf } from './firstVisits';
import type { RouteName } from '@/routes/table';

/* What a build sends for each route, from Vite's manifest. Sizes in bytes, brotli at the level static hosts use. */

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  dynamicImports?: string[];
}

export type Manifest = Record<string, Chunk>;

export function readManifest(dist: string): Manifest {
  return JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/** A chunk and everything it imports at once. */
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is not in the build`);
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const name of chunk.imports ?? []) withImports(manifest, name, seen);
  return seen;
}

/** Keys of the chunks that a first visit to a route needs before it is complete, texts in German. */
function chunksOf(manifest: Manifest, route: RouteName): Set<string> {
  const optional = (key: string) => (key in manifest ? [key] : []);
  const start = Object.keys(manifest).filter((key) => manifest[key]?.name === 'start');
  const needed = [
    ...start,
    'src/app/main.tsx',
    // What shares a chunk with others has no entry of its own; the page always has.
    ...modulesOf(route).flatMap((module) => (module === pageModule(route) ? [module] : optional(module))),
    // The toasts come with the first message, or with a session; the sign-in pages ask nothing until something is typed.
    ...(needsSession(route) ? optional('src/app/notices/NoticeHost.tsx') : []),
    ...textFilesOf(route, 'de'),
  ];
  const seen = new Set<string>();
  for (const key of needed) withImports(manifest, key, seen);
  return seen;
}

const sizes = new Map<string, number>();

export function brotliSize(path: string): number {
  const known = sizes.get(path);
  if (known !== undefined) return known;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  const size = brotliCompressSync(readFileSync(path), quality).length;
  sizes.set(path, size);
  return size;
}

/** Files of JavaScript for a first visit, with their sizes; the blocking script in front of everything counts too. */
export function scriptsOf(dist: string, manifest: Manifest, route: RouteName): Map<string, number> {
  const files = [...chunksOf(manifest, route)]
    .map((key) => manifest[key]?.file ?? '')
    .filter((file) => file.endsWith('.js'));
  return new Map(['boot.js', ...files].map((file) => [file, brotliSize(join(dist, file))]));
}
