import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { languages } from '../api/schema/languages.ts';
import type { Preload, Preloads } from '../app/preload.ts';
import { localeText } from './localeText.ts';
import { needsSession, pageOf, routeEntry, routes, textsOf, type RouteName } from '../routes/table.ts';

/*
 * The address alone tells what a first visit needs besides the entry: the page's code, its texts, its heading, and with a
 * session the frame. The build writes it into index.html, and `src/app/preload.ts` begins with it (performance, S3
 * and S4).
 */

export interface Chunk {
  type: string;
  fileName: string;
  facadeModuleId?: string | null;
  moduleIds?: readonly string[];
  imports?: readonly string[];
}

/** Page `claim` is `src/pages/ClaimPage.tsx`; undefined for a redirect. */
export function pageModule(name: RouteName): string | undefined {
  const page = pageOf(name);
  return page && `src/pages/${page.charAt(0).toUpperCase()}${page.slice(1)}Page.tsx`;
}

/** Begun before the client's code has arrived; `heading` is the text key of the h1 that the response completes. */
const earlyReads: Partial<Record<RouteName, { operationId: string; heading: string }>> = {
  verification: { operationId: 'endorsements/getPublicInvitation', heading: 'verification:ask' },
  personalVerification: { operationId: 'endorsements/getPersonalInvitation', heading: 'verification:ask' },
};

const people = { title: 'endorsements:people.title', intro: ['endorsements:people.intro'] };

/** Text keys under the h1, where the address tells them; with a session also of the h1. */
const heads: Partial<Record<RouteName, { title?: string; intro?: string[] }>> = {
  login: { intro: ['auth:guest.sentence'] },
  register: { intro: ['auth:guest.sentence'] },
  profiles: { title: 'lists:profiles.title' },
  claims: { title: 'lists:claims.title', intro: ['lists:claims.intro'] },
  images: { title: 'images:library.title' },
  myPosts: { title: 'common:page.myPosts', intro: ['ownPosts:list.intro'] },
  verifyCompetence: { title: 'endorsements:title', intro: ['endorsements:intro'] },
  familyAndFriends: people,
  colleagues: people,
  customers: people,
  pricing: { title: 'common:page.pricing', intro: ['plans:intro'] },
  humanGraph: { title: 'common:menu.humanGraph' },
};

interface OpenApi {
  paths: Record<string, { get?: { operationId: string } }>;
}

/** Its one parameter is named as in the address. A test keeps openapi.json equal to the endpoints. */
function pathOf(operationId: string): string {
  const { paths } = JSON.parse(readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8')) as OpenApi;
  const found = Object.keys(paths).find((path) => paths[path]?.get?.operationId === operationId);
  if (!found) throw new Error(`no call ${operationId} in docs/openapi.json`);
  return found.replace(/\{\w+\}/, ':token');
}

/** What pages with these texts load besides. */
const contentFiles: Partial<Record<string, (language: string) => string[]>> = {
  examples: (language) => ['src/content/examples/example.ts', `locales/examples/${language}.json`],
  help: (language) => [`src/content/help/${language}.ts`],
};

/** Besides the entry and the texts. */
export function modulesOf(name: RouteName): string[] {
  const { layout } = routeEntry(name);
  const page = pageModule(name);
  const session = needsSession(name);
  return [
    ...(page ? [page] : []),
    ...(layout === 'default' ? ['src/app/layouts/DefaultLayout.tsx'] : []),
    ...(layout === 'guest' ? ['src/app/layouts/GuestLayout.tsx'] : []),
    ...(session || earlyReads[name] ? ['src/api/client/request.ts'] : []),
    ...(session ? ['src/app/ability.ts', 'src/app/loaders.ts'] : []),
  ];
}

const needed = new Map<RouteName, Set<string>>();

/** These and all that they import before the page is drawn, libraries too. */
export function modulesNeededBy(page: RouteName, graph: Rolldown.ChunkingContext): Set<string> {
  const known = needed.get(page);
  if (known) return known;
  const found = new Set<string>();
  const add = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(add);
  };
  for (const module of modulesOf(page)) add(resolve(import.meta.dirname, '../..', module));
  needed.set(page, found);
  return found;
}

export function textFilesOf(name: RouteName, language: string): string[] {
  const areas = ['common', ...textsOf(name)];
  return areas.flatMap((area) => [`locales/${language}/${area}.json`, ...(contentFiles[area]?.(language) ?? [])]);
}

function textsByLanguage(...keys: string[]): Record<string, string> {
  return Object.fromEntries(languages.map((lang) => [lang, keys.map((key) => localeText(key, lang)).join(' ')]));
}

/**
 * What the address tells of a first screen. With mocks on there is no read: it would be sent before they can answer.
 */
function headingOf(name: RouteName, mocks: boolean): Pick<Preload, 'heading' | 'intro' | 'read'> {
  const { layout, title } = routeEntry(name);
  const early = earlyReads[name];
  const head = heads[name];
  const heading = head?.title ?? (layout === 'guest' || early ? title : undefined);
  const read = early && !mocks && { path: pathOf(early.operationId), heading: textsByLanguage(early.heading) };
  return {
    ...(heading ? { heading: textsByLanguage(heading) } : {}),
    ...(head?.intro ? { intro: textsByLanguage(...head.intro) } : {}),
    ...(read ? { read } : {}),
  };
}

/** `next` are the files that every page goes on with after the entry. */
export function preloadsOf(bundle: Record<string, Chunk>, mocks: boolean): { data: Preloads; next: string[] } {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const chunkOf = (module: string) =>
    chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`)) ??
    chunks.find(({ moduleIds }) => moduleIds?.some((id) => id.endsWith(`/${module}`)));
  const requiredChunk = (module: string) => {
    const chunk = chunkOf(module);
    if (!chunk) throw new Error(`${module} is not in the build, so that a first visit cannot load it`);
    return chunk;
  };
  const collect = (chunk: Chunk | undefined, seen: Set<string>) => {
    if (!chunk || seen.has(chunk.fileName)) return seen;
    seen.add(chunk.fileName);
    for (const file of chunk.imports ?? []) collect(bundle[file], seen);
    return seen;
  };
  const entry = collect(chunkOf('index.html'), new Set<string>());
  const first = collect(chunkOf('src/app/main.tsx'), new Set(entry));

  const files: string[] = [];
  const numbered = (modules: readonly string[]) => {
    const needed = new Set<string>();
    for (const module of modules) collect(requiredChunk(module), needed);
    return [...needed]
      .filter((file) => !first.has(file))
      .map((file) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1));
  };

  const visits = new Map<string, Preload>();
  // Fixed addresses before those with parameters, which would match them too.
  const names = (Object.keys(routes) as RouteName[])
    .filter((name) => routes[name].path !== '*')
    .toSorted((one, other) => Number(routes[one].path.includes(':')) - Number(routes[other].path.includes(':')));
  for (const name of names) {
    const page = pageModule(name);
    if (!page) continue;
    const visit: Preload = {
      addresses: [],
      session: needsSession(name),
      ...(routeEntry(name).layout === 'guest' ? { guest: true } : {}),
      files: numbered(modulesOf(name)),
      texts: Object.fromEntries(languages.map((language) => [language, numbered(textFilesOf(name, language))])),
      ...headingOf(name, mocks),
    };
    const key = JSON.stringify(visit);
    const known = visits.get(key) ?? visit;
    visits.set(key, known);
    known.addresses.push(routes[name].path);
  }
  const crash = { heading: textsByLanguage('common:crash.title'), reload: textsByLanguage('common:crash.reload') };
  const unsupported = {
    heading: textsByLanguage('common:unsupported.title'),
    text: textsByLanguage('common:unsupported.text'),
  };
  return {
    data: { files, visits: [...visits.values()], crash, unsupported },
    next: [...first].filter((file) => !entry.has(file)),
  };
}
