import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Preloads } from '../app/preload.ts';
import { defaultLanguage } from '../api/schema/languages.ts';
import { routes, type RouteName } from '../routes/table.ts';

/* The files that a build sends for a first visit, read from its index.html. Sizes in bytes, brotli as a host sends. */

export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}

interface FirstPage {
  /** Loaded for every address: the entry, what it goes on with, styles. */
  everywhere: string[];
  data: Preloads;
}

export function readFirstPage(dist: string): FirstPage {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const [, block] = /<script type="application\/json" id="preloads">(.*?)<\/script>/s.exec(html) ?? [];
  if (!block) throw new Error(`${dist}/index.html does not say what a first visit needs`);
  const links = html.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="\/([^"]+\.(?:js|css))"/g);
  return { everywhere: [...links].map(([, file = '']) => file), data: JSON.parse(block) as Preloads };
}

const sizes = new Map<string, number>();

function brotliSize(path: string): number {
  const known = sizes.get(path);
  if (known !== undefined) return known;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  const packed = `${path}.br`;
  const size = existsSync(packed) ? statSync(packed).size : brotliCompressSync(readFileSync(path), quality).length;
  sizes.set(path, size);
  return size;
}

/** Scripts, German texts and styles that a first visit loads, with their sizes. */
export function filesOf(dist: string, { everywhere, data }: FirstPage, route: RouteName): Map<string, number> {
  const visit = data.visits.find(({ addresses }) => addresses.includes(routes[route].path));
  // An unknown address has no visit: its page comes with the application's own files.
  const indexes = [...(visit?.files ?? []), ...(visit?.texts[defaultLanguage] ?? [])];
  const files = new Set([...everywhere, ...indexes.map((index) => data.files[index] ?? '')]);
  return new Map([...files].map((file) => [file, brotliSize(join(dist, file))]));
}

/** Limits of the build, in kB compressed with brotli (quality, S1 and S2), as docs/deploy.md names them. */
export const sizeLimits = {
  /** Scripts of the login and verification pages: 1.10 times the mandated stack in one page (quality, section 7). */
  firstPage: 254,
  /** Scripts, texts and styles of any other page, in so many files. */
  otherPage: 400,
  requests: 30,
  /** The same of pages that hold most of the dialogs: above the goal of S2. */
  largePage: 510,
  largeRequests: 40,
} as const;

const largePages: readonly RouteName[] = [
  ...(['profile', 'competenceForm', 'newProfile', 'profiles', 'importCareer'] as const),
  ...(['claim', 'claimForm', 'newClaim', 'claims'] as const),
  ...(['images', 'post', 'newPost', 'editPost', 'humanGraph'] as const),
];

/** S1 counts the scripts of these alone; of all others, S2 counts scripts, texts and styles. */
export const firstPages: readonly RouteName[] = ['login', 'verification'];

/** Of what S1 and S2 count, in bytes and files. */
export function limitsOf(route: RouteName): { bytes: number; requests: number } {
  const { firstPage, otherPage, requests, largePage, largeRequests } = sizeLimits;
  if (largePages.includes(route)) return { bytes: largePage * 1000, requests: largeRequests };
  return { bytes: (firstPages.includes(route) ? firstPage : otherPage) * 1000, requests };
}
