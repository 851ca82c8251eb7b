import type { Rolldown } from 'vite';
import { routes, type RouteName } from '../routes/table.ts';
import { modulesNeededBy, pageModule } from './preloads.ts';

/** Pages that share the most; those without a session first, those of S1 alone. Pages of texts are in none. */
const guestPages = {
  login: /^login$/,
  verification: /^verification$/,
  guest: /^(?:register|forgot|reset|restore|authorize|confirmEmail|personalV|example)/,
};
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

const pages = (Object.keys(routes) as RouteName[]).filter(pageModule);

/**
 * Modules that the same groups of pages need are one file: each request costs, but a page must not wait for what only
 * others need (S1, S2). Null for a part of one page alone.
 */
function nameOf(id: string, graph: Rolldown.ChunkingContext): string | null {
  const needing = pages.filter((page) => modulesNeededBy(page, graph).has(id));
  if (new Set(needing.map(pageModule)).size < 2) return null;
  const names = (groups: Record<string, RegExp>) =>
    Object.keys(groups).filter((group) => needing.some((page) => groups[group]?.test(page)));
  return [...names(guestPages), ...(needing.length < many ? names(memberPages) : ['session'])].join('-') || null;
}

export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'start', test: /\/src\/app\/(?:start|preload)[.]|shell[.]css|preload-helper|rolldown\/runtime/ },
  { name: 'main', test: /\/node_modules\/|\/src\//, tags: ['$initial'] },
  { name: nameOf, debugName: 'pages', test: /\/node_modules\/|\/src\//, includeDependenciesRecursively: false },
];
