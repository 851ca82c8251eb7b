import { readdirSync } from 'node:fs';
import type { Rolldown } from 'vite';

/*
 * Which modules make up one file of the build. Few files: each request costs, and many small ones compress worse; but a
 * page must not wait for what only others need (performance, S1 and S2). Groups follow folders, libraries and the import
 * graph. `npm run build` fails when a page becomes too large or needs too many files.
 */

type Group = Rolldown.CodeSplittingGroup;
type Graph = Rolldown.ChunkingContext;

const source = (path: string) => new URL(`../${path}`, import.meta.url).pathname;

/** Entry modules of a first visit. Anything they do not import statically is loaded later, on demand. */
const roots = {
  /** Before the framework has arrived. */
  start: ['app/start.ts', 'app/first.css'],
  verification: ['pages/VerificationPage.tsx', 'pages/PersonalVerificationPage.tsx'],
  login: ['pages/LoginPage.tsx', 'app/layouts/GuestLayout.tsx'],
  profile: ['pages/ProfilePage.tsx'],
  anyPage: [
    ...readdirSync(source('pages'))
      .filter((file) => file.endsWith('Page.tsx'))
      .map((file) => `pages/${file}`),
    'app/layouts/DefaultLayout.tsx',
    'app/layouts/GuestLayout.tsx',
    'app/loaders.ts',
    'app/ability.ts',
    'api/client/request.ts',
  ],
};
type Root = keyof typeof roots;

function collect(id: string, graph: Graph, found: Set<string>): void {
  if (found.has(id)) return;
  found.add(id);
  for (const next of graph.getModuleInfo(id)?.importedIds ?? []) collect(next, graph, found);
}

const reached = new Map<Root, Set<string>>();

/** Whether a module is imported, directly or not, by one of the roots. */
function isReached(root: Root, id: string, graph: Graph): boolean {
  const found = reached.get(root) ?? new Set<string>();
  if (!reached.has(root)) {
    for (const path of roots[root]) collect(source(path), graph, found);
    reached.set(root, found);
  }
  return found.has(id);
}

const needed = new Map<string, string[]>();

/** The modules that a module imports, directly or not. */
function importsOf(id: string, graph: Graph): string[] {
  const known = needed.get(id);
  if (known) return known;
  const found = new Set<string>();
  collect(id, graph, found);
  const imports = [...found];
  needed.set(id, imports);
  return imports;
}

const needs = (pattern: RegExp) => (id: string, graph: Graph) =>
  importsOf(id, graph).some((path) => pattern.test(path));

/** The sign-in page starts without the schemas. */
const isDecoding = needs(/\/node_modules\/zod\//);
/** Lists and overviews do without forms and editors. */
const isEditing = needs(/\/src\/ui\/(?:form|editor)\//);

const folder = (...paths: string[]) => `/src/(?:${paths.join('|')})/`;
const library = (...names: string[]) => `/node_modules/(?:${names.join('|')})/`;
const material = (...names: string[]) => `/@mui/material/(?:${names.join('|')})/`;

interface GroupOptions {
  /** Takes only what this page reaches. */
  of?: Root;
  /** Leaves out what needs the schemas. */
  decodes?: false;
  /** Leaves out what this page reaches. */
  not?: Root;
}

function group(name: string, patterns: string[], { of = 'anyPage', decodes, not }: GroupOptions = {}): Group {
  const test = new RegExp(patterns.join('|'));
  return {
    debugName: name,
    name: (id, graph) => {
      const isLeftOut = decodes === false && isDecoding(id, graph);
      if (!test.test(id) || isLeftOut || !isReached(of, id, graph)) return null;
      return not && isReached(not, id, graph) ? null : name;
    },
  };
}

/** Every page reaches the slider's class names through the theme's imports; only the crop tool shows one. */
const withoutSlider = '/node_modules/@mui/material/(?!Slider/)';
const interfaceLibraries = [withoutSlider, library('@mui/utils', '@mui/system', '@mui/icons-material')].join('|');
/** The verification pages reach text fields through the theme's imports alone, and show none. */
const withoutTextFields = '/@mui/material/(?!Slider/|InputBase/InputBase|TextareaAutosize/|InputBase/utils)';
const pureFolders = folder('platform', 'store', 'domain', 'ui/\\w+');

/** Rules and state that several pages share; those of images, searches and the wizards come with their pages. */
const rules =
  '/src/(?:(?:domain|store)/(?!(?:image(?:Crop|File|Search|Usage)|searchTerms|questionStarters|stopWords|keywordSuggestions)[.])|entities/\\w+/(?:images|categories|profileNames|subscription|user)Slice[.])';
const sharedTexts = '/src/ui/text/(?!useRelativeTime|useEducationTexts)';

const smallParts = [
  folder('platform'),
  rules,
  // What menus and groups of toggle buttons alone need comes with them.
  library('@mui/utils(?!/useRovingTabIndex)', '@mui/system/useMediaQuery'),
  material('utils|internal|use(?:MediaQuery|ScrollTrigger)|Divider|Form(?:Label|Control)|LinearProgress|Card\\w*'),
];

/** In the order in which they choose. A group takes along what its modules import, unless an earlier one has it. */
const groups: Group[] = [
  {
    debugName: 'start',
    // With the helper behind `import()`, which would draw the framework in otherwise.
    name: (id, graph) => (id.includes('vite/preload-helper') || isReached('start', id, graph) ? 'start' : null),
  },
  // What every page starts with.
  { name: 'first', test: /\/node_modules\/|\/src\//, tags: ['$initial'] },
  // Asking the server.
  group('data', [library('zod', 'axios'), folder('api/schema', 'api/client'), '/src/api/endpoint[.]']),
  // The two smallest pages, whose parts most others need too.
  group('kit', [withoutTextFields, library('@mui/utils', '@mui/system', '@mui/icons-material'), pureFolders], {
    of: 'verification',
    decodes: false,
  }),
  group('invitations', [folder('api/endpoints', 'domain')], { of: 'verification' }),
  // With what both frames of pages have, and of the icons those of the sign-in page alone.
  group('base', [...smallParts, '/src/app/layouts/(?!Guest)', '/src/ui/page/LegalLinks', '/@mui/icons-material/'], {
    of: 'login',
    decodes: false,
  }),
  // Those of dialogs and sheets come with these.
  {
    ...group('icons', ['/@mui/icons-material/(?!BrokenImage|UploadFile|Autorenew|NotificationsActive|TipsAndUpdates)']),
    minShareCount: 2,
  },
  group('form', [library('react-hook-form', '@hookform'), interfaceLibraries, pureFolders], {
    of: 'login',
    decodes: false,
  }),
  // What a session loads at once, and the frame around its pages.
  group('calls', ['/src/api/endpoints/(?!disciplines)', sharedTexts, rules]),
  group(
    'ui',
    [
      ...smallParts,
      '/src/ui/basics/(?!SegmentedControl|ProgressRing)',
      folder('ui/feedback', 'ui/page'),
      sharedTexts,
      '/src/ui/list/LongList',
    ],
    { decodes: false },
  ),
  group(
    'session',
    [
      library('@casl', '@ucast'),
      '/src/app/(?:ability|loaders)[.]',
      '/src/entities/(?:claim|post|profile)/\\w+Slice[.]',
      '/src/features/(?!auth/)[\\w-]+/(?:\\w+Slice|\\w*[tT]hunks)[.]',
      folder('features/user'),
    ],
    { not: 'verification' },
  ),
  group('frame', ['/src/app/layouts/(?!Guest)']),
  group('tasks', [
    '/src/ui/(?:list/Task|basics/ProgressRing|editor/(?:ReadinessChecklist|usePrintKey)|publicPage/PageThumbnail|share/\\w+[.])',
  ]),
  // Libraries and folders of some pages.
  group('list', [
    library('@tanstack'),
    '/src/ui/list/(?:VirtualList|ListRow|PagedList|FilterChips|LoadingMore|paging|useListQuery)',
  ]),
  group('share', [folder('ui/share')]),
  // What the lists, editors and wizards of claims and of profiles share.
  group('claims', ['/src/features/(?:publishing|public-page)/claim/']),
  group('publishing', [
    '/src/features/(?:publishing|public-page)/',
    '/src/features/(?:profile-fields/ProfilePicture|import/ImportLink)[.]',
  ]),
  group(
    'career',
    [
      '/src/entities/(?:career|profile)/',
      '/src/ui/(?:text/useEducationTexts|list/useListFocus|form/disciplineField/DisciplineField)[.]',
    ],
    { of: 'profile' },
  ),
  group('subjects', ['/src/features/profile-fields/subjectOptions[.]', '/src/entities/career/disciplines[.]']),
  group('fields', [
    '/src/ui/form/(?!SearchField|FilterField|NewPassword|NumberField|ChoiceCards|disciplineField/Disc\\w+(?:s|ch)[.])',
    material('Radio\\w*', 'NativeSelect', 'Input'),
    '/src/ui/video/VideoPlayer[.]',
  ]),
  group('search', ['/src/ui/form/(?:SearchField|FilterField)']),
  group('wizard', [folder('ui/wizard')]),
  group('claimFields', [folder('features/claim-fields')]),
  // The sections that fold, and their part of the library, are those of claims.
  group('editor', ['/src/ui/editor/(?!AccordionSection|useOpenSections)', '/src/ui/basics/SegmentedControl[.]']),
  group('auth', [folder('features/auth'), '/src/app/layouts/Guest'], { of: 'login', decodes: false }),
  // Parts of one feature that several pages share; those with forms apart, so that lists do without.
  {
    debugName: 'features',
    name: (id, graph) => {
      const [, feature] = /\/src\/features\/([\w-]+)\//.exec(id) ?? [];
      if (!feature || !isReached('anyPage', id, graph)) return null;
      if (isEditing(id, graph)) return `${feature}Form`;
      return feature;
    },
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 5000,
  },
];

export const chunkGroups: Group[] = groups.map((item, index) => ({ ...item, priority: groups.length - index }));
