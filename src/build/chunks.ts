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

/** With the module itself and indirect imports, without what is loaded on demand. */
function importsOf(id: string, graph: Graph): Set<string> {
  const known = imports.get(id);
  if (known) return known;
  const found = new Set<string>();
  const collect = (imported: string) => {
    if (found.has(imported)) return;
    found.add(imported);
    graph.getModuleInfo(imported)?.importedIds.forEach(collect);
  };
  collect(id);
  imports.set(id, found);
  return found;
}

const importedBy =
  (...paths: string[]): Test =>
  (id, graph) =>
    paths.some((path) => importsOf(source(path), graph).has(id));
const importedByPages =
  (count: number, counted: readonly string[] = pages): Test =>
  (id, graph) =>
    counted.filter((path) => importsOf(source(path), graph).has(id)).length >= count;
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

const verification = importedBy('pages/VerificationPage.tsx', 'pages/PersonalVerificationPage.tsx');
const signIn = importedBy('pages/LoginPage.tsx', 'app/layouts/GuestLayout.tsx');
const session = importedBy('app/loaders.ts', 'app/ability.ts');
const frame = importedBy('app/layouts/DefaultLayout.tsx');
const layouts = path(/\/src\/app\/layouts\//);
/** What the addresses of posts begin to read. */
const posts = path(/\/src\/(?:entities\/post\/|app\/postLoaders[.])/);
const icons = path(/\/@mui\/icons-material\//);
/** Not for one page or layout alone. */
const general = path(/\/node_modules\/|\/src\/(?!app\/layouts|pages|features)/);
/** What a few pages share; each is a file of its own. */
const folders = {
  search: /\/src\/ui\/form\/(?:search|disciplineField)\//,
  lists: /\/src\/ui\/list\/paged\//,
  images: /\/src\/ui\/images\//,
  items: /\/src\/ui\/editor\/items\//,
  wizard: /\/src\/ui\/wizard\//,
  profile: /\/src\/entities\/(?:career|profile)\//,
  'rich-text': /\/src\/domain\/richText[.]/,
  invitations: /\/src\/features\/invitations\/(?:InvitationRow|ConfirmedPeople|useInvitationList|useGroupName)[.]/,
  claim:
    /\/src\/(?:features\/claim-fields\/|entities\/claim\/(?:claimImages|itemWrites)|domain\/(?:claimLimits|questionAddress|questionStarters)[.])/,
};
const inFolders = anyOf(...Object.values(folders).map(path));
const sharedFolders = path(
  /\/src\/(?:domain|entities|store|features\/(?:publishing|public-page|profile-fields|user)|ui\/(?!images|wizard)\w+)\/|\/@mui\/icons-material\//,
);
/** The pages without a session that have a form: signing in, registering, the password, restoring. */
const guestPages = 6;

const forms: Test = (id, graph) => [...importsOf(id, graph)].some((imported) => imported.includes('/react-hook-form/'));
const shared = allOf(sharedFolders, importedByPages(2, otherPages), not(anyOf(signIn, inFolders)));
/** What registering and the wizards load when their page is there. */
const registering = importedBy('features/auth/RegisterSteps.tsx', 'ui/wizard/Wizard.tsx', 'ui/wizard/WizardStart.tsx');

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
  group(
    'base',
    allOf(general, signIn, anyOf(verification, session, frame, allOf(icons, importedByPages(guestPages + 1)))),
  ),
  // Without the switch, which no other page has at once; with what comes a moment after the page of registering.
  group('calls', anyOf(allOf(general, verification, not(path(/\/Switch\//))), allOf(shared, registering, not(forms)))),
  group('form', allOf(general, signIn, importedByPages(guestPages + 1))),
  group('sign-in', allOf(signIn, path(/\/src\/(?!pages)/))),
  group(
    'pages',
    anyOf(session, allOf(frame, anyOf(icons, allOf(general, importedByPages(1)))), allOf(shared, not(forms))),
  ),
  // Pages without a form do without what forms need. Registering and lists need the choices alone.
  group('choices', path(/\/src\/ui\/form\/(?:Radio|Choice|Select)Field[.]/)),
  group('editors', shared),
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
];

export const chunkGroups: Group[] = groups.map((item, index) => ({ ...item, priority: groups.length - index }));
