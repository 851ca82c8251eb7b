import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { pageOf, routeEntry, routes, textsOf, type RouteName } from '../src/routes/table.ts';

/*
 * What a first visit needs besides the entry is known from its address: the page's code, its texts, and with a session
 * the frame. The build writes it into index.html, and `boot.js` fetches it beside the entry instead of after it
 * (performance, S4).
 */

/** As much of a chunk of the build as is used. */
interface Chunk {
  type: string;
  fileName: string;
  facadeModuleId?: string | null;
  moduleIds?: readonly string[];
  imports?: readonly string[];
  isEntry?: boolean;
}

/** Files by number, and for each kind of visit the addresses with what they need; texts by language. */
export interface Preloads {
  files: string[];
  visits: { addresses: string; session: boolean; files: number[]; texts: Record<string, number[]> }[];
}

const languages = ['de', 'en'];

/** Module of each page, as `src/app/pages.ts` loads it. */
export function pageModules(): Record<string, string> {
  const code = readFileSync(new URL('../src/app/pages.ts', import.meta.url), 'utf8');
  const found = code.matchAll(/(\w+): \(\) => import\('@\/(pages\/\w+)'\)/g);
  return Object.fromEntries([...found].map(([, name = '', path = '']) => [name, `src/${path}.tsx`]));
}

/** An address as a regular expression; a parameter is one part of the path. */
function pattern(path: string): string {
  return `^${path.replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`;
}

export function preloadsOf(bundle: Record<string, Chunk>): Preloads {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const chunkOf = (module: string) =>
    chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`)) ??
    chunks.find(({ moduleIds }) => moduleIds?.some((id) => id.endsWith(`/${module}`)));
  const collect = (chunk: Chunk | undefined, seen: Set<string>) => {
    if (!chunk || seen.has(chunk.fileName)) return seen;
    seen.add(chunk.fileName);
    for (const file of chunk.imports ?? []) collect(bundle[file], seen);
    return seen;
  };
  const first = new Set<string>();
  for (const chunk of chunks) if (chunk.isEntry) collect(chunk, first);

  const files: string[] = [];
  const numbered = (modules: readonly string[]) => {
    const needed = new Set<string>();
    for (const module of modules) collect(chunkOf(module), needed);
    return [...needed]
      .filter((file) => !first.has(file))
      .map((file) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1));
  };

  const modules = pageModules();
  const visits = new Map<string, Preloads['visits'][number]>();
  // Fixed addresses before those with parameters, which would match them too.
  const names = (Object.keys(routes) as RouteName[])
    .filter((name) => routes[name].path !== '*')
    .toSorted((one, other) => Number(routes[one].path.includes(':')) - Number(routes[other].path.includes(':')));
  for (const name of names) {
    const entry = routeEntry(name);
    const page = pageOf(name);
    if (!page || !modules[page]) continue;
    const session = entry.access !== 'public' && entry.access !== 'guest';
    const frame = entry.layout === 'default' ? ['src/app/layouts/DefaultLayout.tsx'] : [];
    const calls = session || entry.firstRead ? ['src/api/transport.ts'] : [];
    const own = numbered([modules[page], ...frame, ...calls, ...(session ? ['src/app/ability.ts'] : [])]);
    const texts = Object.fromEntries(
      languages.map((language) => [
        language,
        numbered(['common', ...textsOf(name)].map((area) => `locales/${language}/${area}.json`)),
      ]),
    );
    const key = JSON.stringify([session, own, texts]);
    const known = visits.get(key);
    if (known) known.addresses += `|${pattern(entry.path)}`;
    else visits.set(key, { addresses: pattern(entry.path), session, files: own, texts });
  }
  return { files, visits: [...visits.values()] };
}

/** Writes the preloads into index.html, as data: it is not run, so that the policy has nothing against it. */
export function preloadFirstPage(): Plugin {
  return {
    name: 'preload-first-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        bundle
          ? [
              {
                tag: 'script',
                attrs: { type: 'application/json', id: 'preloads' },
                children: JSON.stringify(preloadsOf(bundle)),
                injectTo: 'head-prepend' as const,
              },
            ]
          : [],
    },
  };
}
