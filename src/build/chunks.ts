import { readdirSync } from 'node:fs';
import type { Rolldown } from 'vite';

/*
 * Which modules make up one file of the build. Few files: each request costs, and many small ones compress worse; but a
 * page must not wait for what only others need (performance, S1 and S2). A group is a folder, or what a kind of page
 * imports. `npm run build` fails when a page becomes too large or needs too many files.
 */

type Group = Rolldown.CodeSplittingGroup;
type Graph = Rolldown.ChunkingContext;
type Test = (id: string, graph: Graph) => boolean;

const source = (path: string) => new URL(`../${path}`, import.meta.url).pathname;
const pages = readdirSync(source('pages')).flatMap((file) => (file.endsWith('Page.tsx') ? [`pages/${file}`] : []));
/** The pages without those of posts and examples, which alone need much of what they share with one page or other. */
const otherPages = pages.filter((path) => !/Post|Example/.test(path));
const imports = new Map<string, Set<string>>();

/** The modules that a module of ours imports, directly or not. What it loads on demand is not among them. */
function importsOf(path: string, graph: Graph): Set<string> {
  const known = imports.get(path);
  if (known) return known;
  const found = new Set<string>();
  const collect = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(collect);
  };
  collect(source(path));
  imports.set(path, found);
  return found;
}

const importedBy =
  (...paths: string[]): Test =>
  (id, graph) =>
    paths.some((path) => importsOf(path, graph).has(id));
const importedByPages =
  (count: number, counted: readonly string[] = pages): Test =>
  (id, graph) =>
    counted.filter((path) => importsOf(path, graph).has(id)).length >= count;
const path =
  (pattern: RegExp): Test =>
  (id) =>
    pattern.test(id);
const anyOf =
  (...tests: Test[]): Test =>
  (id, graph) =>
    tests.some((test) => test(id, graph));
const allOf =
  (...tests: Test[]): Test =>
  (id, graph) =>
    tests.every((test) => test(id, graph));

const not =
  (test: Test): Test =>
  (id, graph) =>
    !test(id, graph);

const importedOnlyBy =
  (...paths: string[]): Test =>
  (id, graph) =>
    importedBy(...paths)(id, graph) && !importedBy(...pages.filter((page) => !paths.includes(page)))(id, graph);

const verification = importedBy('pages/VerificationPage.tsx', 'pages/PersonalVerificationPage.tsx');
const signIn = importedBy('pages/LoginPage.tsx', 'app/layouts/GuestLayout.tsx');
/** They list the same invitations. */
const invitations = importedOnlyBy(
  'pages/VerifyCompetencePage.tsx',
  'pages/FamilyAndFriendsPage.tsx',
  'pages/ColleaguesPage.tsx',
  'pages/CustomersPage.tsx',
  'pages/HumanGraphPage.tsx',
);
const session = importedBy('app/loaders.ts', 'app/ability.ts');
const frame = importedBy('app/layouts/DefaultLayout.tsx');
const layouts = path(/\/src\/app\/layouts\//);
/** What the addresses of posts begin to read. */
const posts = allOf(path(/\/src\/(?:entities\/post\/|app\/postLoaders[.])/), importedBy('app/postLoaders.ts'));
const icons = path(/\/@mui\/icons-material\//);
/** Not for one page or layout alone. */
const general = path(/\/node_modules\/|\/src\/(?!app\/layouts|pages|features)/);
/** Folders that a few pages need: fields that search, long lists, images, lists in an editor, wizards, a profile with its career. Each is a file of its own. */
const folders = {
  search: /\/src\/ui\/form\/(?:search|disciplineField)\//,
  lists: /\/src\/ui\/list\/paged\//,
  images: /\/src\/ui\/images\//,
  items: /\/src\/ui\/editor\/items\//,
  wizard: /\/src\/ui\/wizard\//,
  profile: /\/src\/entities\/(?:career|profile)\//,
};
const inFolders = anyOf(...Object.values(folders).map(path));
const sharedFolders = path(
  /\/src\/(?:domain|entities|features\/(?:publishing|public-page|profile-fields|user)|ui\/(?!images|wizard)\w+)\/|\/@mui\/icons-material\//,
);
/** The pages without a session that have a form: signing in, registering, the password, restoring. */
const guestPages = 6;

const group = (name: string, test: Test): Group => ({
  debugName: name,
  name: (id, graph) => (test(id, graph) ? name : null),
});

/** In the order in which they choose. A group takes along what its modules import, unless an earlier one has it. */
const groups: Group[] = [
  // Before the framework has arrived.
  group('start', anyOf(importedBy('app/start.ts'), path(/\/app\/first[.]css|vite\/preload-helper|rolldown\/runtime/))),
  // What every page starts with.
  { name: 'first', test: /\/node_modules\/|\/src\//, tags: ['$initial'] },
  group('base', allOf(general, signIn, anyOf(verification, session, frame))),
  // Without the switch, which no other page has at once.
  group('calls', allOf(general, verification, not(path(/\/Switch\//)))),
  group('form', allOf(general, signIn, importedByPages(guestPages + 1))),
  group('sign-in', allOf(signIn, path(/\/src\/(?!pages)/))),
  group(
    'pages',
    anyOf(
      session,
      allOf(frame, anyOf(icons, allOf(general, importedByPages(1)))),
      allOf(sharedFolders, importedByPages(2, otherPages), not(anyOf(signIn, invitations, inFolders))),
    ),
  ),
  group('frame', allOf(frame, layouts, not(signIn), not(importedBy('app/layouts/BlankLayout.tsx')))),
  {
    debugName: 'folders',
    name: (id, graph) => {
      const found = Object.entries(folders).find(([, pattern]) => pattern.test(id));
      return found && importedByPages(2)(id, graph) ? found[0] : null;
    },
  },
  group('posts', posts),
  // What a frame has of the search before it is opened.
  group('search-entry', path(/\/src\/features\/search\/(?:SearchButton|SearchDialogs|KeyCap|keys)[.]/)),
  // What the pages of the examples share. The content does not wait for it.
  group('examples', path(/\/src\/pages\/(?:ExampleFrame|useExample)[.]/)),
  group('invitations', allOf(invitations, importedByPages(2), path(/\/src\/|\/@mui\/icons-material\//))),
];

export const chunkGroups: Group[] = groups.map((item, index) => ({ ...item, priority: groups.length - index }));
