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
const pageModules = new Map(
  [
    ...readFileSync(new URL('../src/app/pages.ts', import.meta.url), 'utf8').matchAll(
      /(\w+): \(\) => import\('@\/(pages\/\w+)'\)/g,
    ),
  ].map(([, name = '', path = '']) => [name, `src/${path}.tsx`]),
);

/** Module of the page that a route shows; undefined for a redirect. */
export function pageModule(name: RouteName): string | undefined {
  const page = pageOf(name);
  return page && pageModules.get(page);
}

/** Whether a route opens with a session only. */
export function needsSession(name: RouteName): boolean {
  const { access } = routeEntry(name);
  return access !== 'public' && access !== 'guest';
}

/** Modules that a first visit to a route needs besides the entry and the texts. */
export function modulesOf(name: RouteName): string[] {
  const { layout, firstRead } = routeEntry(name);
  const page = pageModule(name);
  const session = needsSession(name);
  return [
    ...(page ? [page] : []),
    ...(layout === 'default' ? ['src/app/layouts/DefaultLayout.tsx'] : []),
    ...(session || firstRead ? ['src/api/transport.ts'] : []),
    ...(session ? ['src/app/ability.ts'] : []),
  ];
}

/** Texts that a route needs, by their files. */
export function textFilesOf(name: RouteName, language: string): string[] {
  return ['common', ...textsOf(name)].map((area) => `locales/${language}/${area}.json`);
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

  const visits = new Map<string, Preloads['visits'][number]>();
  // Fixed addresses before those with parameters, which would match them too.
  const names = (Object.keys(routes) as RouteName[])
    .filter((name) => routes[name].path !== '*')
    .toSorted((one, other) => Number(routes[one].path.includes(':')) - Number(routes[other].path.includes(':')));
  for (const name of names) {
    if (!pageModule(name)) continue;
    const address = pattern(routes[name].path);
    const session = needsSession(name);
    const own = numbered(modulesOf(name));
    const texts = Object.fromEntries(languages.map((language) => [language, numbered(textFilesOf(name, language))]));
    const key = JSON.stringify([session, own, texts]);
    const known = visits.get(key);
    if (known) known.addresses += `|${address}`;
    else visits.set(key, { addresses: address, session, files: own, texts });
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
