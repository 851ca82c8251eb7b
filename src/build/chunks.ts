import { resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { routes, type RouteName } from '../routes/table.ts';
import { modulesOf, pageModule } from './preloads.ts';
import { reachedFrom } from './imports.ts';

/*
 * Which modules make up one file of the build: those that the same groups of pages need. Few files, since each request
 * costs; but a page must not wait for what only others need. `npm run build` fails when a page is too large (S1, S2).
 */

/** Pages without a session; those of S1 stand alone. */
const guestPages = {
  login: /^login$/,
  verification: /^verification$/,
  guest: /^(?:register|forgot|reset|restore|authorize|confirmEmail|personalV|example)/,
};
/** Pages of a session that share the most. */
const memberPages = {
  posts: /^(?:myPosts|newPost|editPost)$/,
  editors: /^new(?:Profile|Claim)$|^import|^(?:claim|profile|claimForm|competenceForm)$/,
  lists: /^(?:claims|profiles|images|allPosts|post)$/,
  network: /^(?:dashboard|verifyC|family|colleagues|customers|human)/,
  account: /^(?:user|userProfile|deleteUser|checkout)$/,
  offers: /^(?:customerProducts|advertisement)$/,
};
/** From so many pages on, a module comes with all pages of a session. */
const many = 10;

const root = resolve(import.meta.dirname, '../..');
/** Texts alone, which share little with the rest. */
const readingPages = /^(?:help|faq|howTo|academy|feedback|releaseLogs)/;
const pages = (Object.keys(routes) as RouteName[]).filter((name) => pageModule(name) && !readingPages.test(name));
const needed = new Map<RouteName, Set<string>>();

/** Modules of the page's code and of the libraries that it asks for. */
function modulesNeededBy(page: RouteName, graph: Rolldown.ChunkingContext): Set<string> {
  const known = needed.get(page);
  if (known) return known;
  const found = new Set<string>();
  const add = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    const { importedIds = [] } = graph.getModuleInfo(id) ?? {};
    importedIds.filter((imported) => imported.includes('/node_modules/')).forEach(add);
  };
  for (const module of modulesOf(page)) for (const file of reachedFrom(module)) add(resolve(root, file));
  needed.set(page, found);
  return found;
}

/** The groups of the pages that need it, as a name; null for a part of one page alone. */
function nameOf(id: string, graph: Rolldown.ChunkingContext): string | null {
  const needing = pages.filter((page) => modulesNeededBy(page, graph).has(id));
  if (new Set(needing.map(pageModule)).size < 2) return null;
  const namesIn = (groups: Record<string, RegExp>) =>
    Object.keys(groups).filter((group) => needing.some((page) => groups[group]?.test(page)));
  const [first = 'session', second] = namesIn(guestPages);
  const guest = second === 'verification' ? 'first' : first;
  return [guest, ...(needing.length < many ? namesIn(memberPages) : ['common'])].join('-');
}

const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'start', test: /\/src\/app\/(?:start|preload)[.]|shell[.]css|preload-helper|rolldown\/runtime/ },
  { name: 'main', test: /\/node_modules\/|\/src\//, tags: ['$initial'] },
  { name: nameOf, test: /\/node_modules\/|\/src\//, includeDependenciesRecursively: false },
];

export const chunkGroups: Rolldown.CodeSplittingGroup[] = groups.map((group, place) => ({
  ...group,
  priority: groups.length - place,
}));
