/**
 * Who may import whom (docs/decisions.md, architecture). The zones are generated from the list of layers; type imports
 * count as imports. `zones.test.ts` plants a violation of each kind and expects it to be found.
 */

/** From the top to the bottom; a layer imports its own files and those of the layers below. */
const layers = ['app', 'pages', 'features', 'ui', 'entities', 'routes', 'store', 'platform', 'domain', 'api'];

const within = (...names) => `^src/(?:${names.join('|')})/`;
/** A library, installed or not. */
const library = (name) => `(?:^|/node_modules/|^node_modules/)${name}(?:/|$)`;

/** One rule per layer: nothing of the layers above it. */
const layerRules = layers.slice(1).map((layer, index) => ({
  name: `layer-${layer}`,
  comment: `src/${layer} knows nothing of ${layers.slice(0, index + 1).join(', ')}: imports point down only.`,
  severity: 'error',
  from: { path: within(layer) },
  to: { path: within(...layers.slice(0, index + 1)) },
}));

/** Which other entities each one may import; all others stand alone. */
const entities = {
  claim: ['profile', 'image'],
  career: ['profile', 'image'],
  post: ['profile', 'image'],
  invitation: ['profile'],
  profile: ['image', 'category'],
  image: [],
  user: [],
  category: [],
  subscription: [],
  product: ['image'],
};

/** One rule per folder of `parent`: of its neighbours it imports those that the table names. */
const neighbourRules = (prefix, parent, table) =>
  Object.entries(table).map(([name, below]) => ({
    name: `${prefix}-${name}`,
    comment: `${parent}/${name} imports ${below.length > 0 ? `of its neighbours ${below.join(' and ')} alone` : 'none of its neighbours'}.`,
    severity: 'error',
    from: { path: `^${parent}/${name}/` },
    to: { path: `^${parent}/`, pathNot: `^${parent}/(?:${[name, ...below].join('|')})/` },
  }));

const entityRules = [
  ...neighbourRules('entity', 'src/entities', entities),
  {
    name: 'entity-in-ui',
    comment: 'Of ui, only images, text and form/disciplineField know entities: image, user, profile and career.',
    severity: 'error',
    from: { path: '^src/ui/', pathNot: '^src/ui/(?:images|text|form/disciplineField)/' },
    to: { path: '^src/entities/' },
  },
  {
    name: 'entity-of-ui',
    comment: 'ui/images, ui/text and ui/form/disciplineField know no entities but image, user, profile and career.',
    severity: 'error',
    from: { path: '^src/ui/' },
    to: { path: '^src/entities/', pathNot: '^src/entities/(?:image|user|profile|career)/' },
  },
];

/** Features that others show, and which of these each one may import. The upper row is what a person does. */
const sharedFeatures = {
  'public-page': [],
  publishing: ['public-page'],
  'claim-fields': [],
  'profile-fields': [],
  user: [],
  plans: ['user'],
  help: [],
  search: ['user', 'help'],
};
const shared = Object.keys(sharedFeatures).join('|');

const featureRules = [
  {
    name: 'feature-apart',
    comment: `A feature imports no other but those that several show: ${Object.keys(sharedFeatures).join(', ')}. A page puts them together.`,
    severity: 'error',
    from: { path: '^src/features/([^/]+)/' },
    to: { path: '^src/features/', pathNot: `^src/features/(?:$1|${shared})/` },
  },
  ...neighbourRules('feature', 'src/features', sharedFeatures),
];

const domainRules = [
  {
    name: 'domain-types',
    comment:
      'Of the contract, domain rules use types, the vocabulary in api/schema/fields.ts and zod; never calls or endpoints.',
    severity: 'error',
    from: { path: within('domain') },
    to: { path: within('api'), pathNot: '^src/api/schema/(?:zod|fields)[.]ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'domain-pure',
    comment: 'Domain rules are plain functions: no React, Redux, axios or i18n.',
    severity: 'error',
    from: { path: within('domain') },
    to: {
      path: '(?:^|/)node_modules/',
      pathNot: [library('@casl/ability'), library('minisearch')],
    },
  },
  {
    name: 'domain-ability',
    comment: 'Of the ability library, domain rules use types only; src/app/ability.ts builds abilities.',
    severity: 'error',
    from: { path: within('domain') },
    to: { path: library('@casl/ability'), dependencyTypesNot: ['type-only'] },
  },
];

const mockRules = [
  {
    name: 'mocks-by-main',
    comment: 'The mocks are no part of the app: only src/app/main.tsx starts them.',
    severity: 'error',
    from: { path: '^src/', pathNot: '^src/(?:app/main[.]tsx$|build/)' },
    to: { path: '^mocks/' },
  },
  {
    name: 'mocks-lazily',
    comment:
      'src/app/main.tsx loads the mocks by a dynamic import, so that a build without them holds nothing of them.',
    severity: 'error',
    from: { path: '^src/', pathNot: '^src/build/' },
    to: { path: '^mocks/', dependencyTypesNot: ['dynamic-import'] },
  },
  {
    name: 'mocks-know',
    comment: 'The mock server shares the contract and the domain rules with the app, and nothing else.',
    severity: 'error',
    from: { path: '^mocks/', pathNot: '^mocks/panel/' },
    to: { path: '^src/', pathNot: within('domain', 'api') },
  },
  {
    name: 'mocks-panel',
    comment: 'The panel that sets the scenario is drawn with what the app has, but knows no page and no feature.',
    severity: 'error',
    from: { path: '^mocks/panel/' },
    to: { path: within('pages', 'features') },
  },
  {
    name: 'no-tests',
    comment: 'Neither the app nor the mocks know the tests.',
    severity: 'error',
    from: { path: '^(?:src|mocks)/' },
    to: { path: '^tests/' },
  },
];

const contentRules = [
  {
    name: 'content-types',
    comment:
      'src/content holds texts of our own as data: besides its own files it knows types of contract and domain alone.',
    severity: 'error',
    from: { path: within('content') },
    to: { path: '^(?:src|mocks|tests)/', pathNot: within('content', 'api', 'domain') },
  },
  {
    name: 'content-data',
    comment: 'Of the contract src/content uses types only, and no library.',
    severity: 'error',
    from: { path: within('content') },
    to: { path: `${within('api', 'domain')}|(?:^|/)node_modules/`, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'content-lazily',
    comment: 'Content is loaded by a dynamic import of a page: it is large, and comes after what the page is made of.',
    severity: 'error',
    from: { path: '^src/', pathNot: within('content') },
    to: { path: within('content'), dependencyTypesNot: ['dynamic-import', 'type-only'] },
  },
  {
    name: 'content-by-pages',
    comment: 'Only pages and features show content.',
    severity: 'error',
    from: { path: '^(?:src|mocks)/', pathNot: within('content', 'pages', 'features') },
    to: { path: within('content') },
  },
];

const buildRules = [
  {
    name: 'build-apart',
    comment: 'src/build runs in Node while building; nothing of the app imports it.',
    severity: 'error',
    from: { path: '^(?:src|mocks)/', pathNot: '^src/build/' },
    to: { path: '^src/build/' },
  },
];

const uiFolders = [
  'richText',
  'video',
  'images',
  'editor',
  'wizard',
  'form',
  'page',
  'list',
  'feedback',
  'share',
  'text',
  'basics',
];

/** Within ui/, too, imports point down only. */
const uiRules = uiFolders.slice(1).map((folder, index) => ({
  name: `ui-${folder}`,
  comment: `src/ui/${folder} imports nothing of ${uiFolders.slice(0, index + 1).join(', ')}.`,
  severity: 'error',
  from: { path: `^src/ui/${folder}/` },
  to: { path: `^src/ui/(?:${uiFolders.slice(0, index + 1).join('|')})/` },
}));

/** Libraries that few files may import: the pattern of the library, those files, and the way for all others. */
const doors = {
  axios: {
    library: library('axios'),
    door: '^src/api/client/axios[.]ts$',
    typesAllowed: true,
    comment:
      'Only src/api/client/axios.ts speaks HTTP: add the call to src/api/endpoints and use apiThunk() or call().',
  },
  zod: {
    library: library('zod'),
    door: '^src/api/schema/zod[.]ts$',
    comment: "Import z from '@/api/schema/zod', the one door to the schema library.",
  },
  router: {
    library: library('react-router(?:-dom)?'),
    door: '^src/routes/navigation[.]ts$',
    comment: "Import from '@/routes/navigation', the one door to the router.",
  },
  cookies: {
    library: library('js-cookie'),
    door: '^src/(?:platform/|store/layoutPreferences[.]ts$)',
    comment: 'Every stored key is registered in src/platform/clientStorage.ts; only src/platform touches cookies.',
  },
  toasts: {
    library: library('notistack'),
    door: '^src/app/notices/',
    comment: 'Dispatch noticeAdded of @/store/notices; only src/app/notices shows toasts.',
  },
  markup: {
    library: library('dompurify'),
    door: '^src/ui/richText/sanitise[.]ts$',
    comment: 'Only src/ui/richText/sanitise.ts cleans markup: render <RichText>.',
  },
  richText: {
    library: library('@tiptap'),
    door: '^src/ui/richText/',
    comment: 'Only src/ui/richText edits markup: render <RichTextField>.',
  },
  cropping: {
    library: library('react-easy-crop'),
    door: '^src/ui/images/CropTool[.]tsx$',
    comment: 'Only src/ui/images/CropTool cuts images: render <ImageField>.',
  },
  payment: {
    library: library('@stripe'),
    door: '^src/features/checkout/',
    comment: 'Only the checkout feature speaks to the payment provider.',
  },
  icons: {
    library: '@mui/icons-material(?:$|/(?:esm/)?index[.])',
    door: null,
    typesAllowed: true,
    comment:
      "Import one icon by its path, e.g. '@mui/icons-material/Menu'; the barrel triples the start of the dev server.",
  },
};

/** The pages that the benchmark compares with have nothing of ours. */
const withoutDoors = '^tests/bench/(?:bare|lean)/';

const doorRules = Object.entries(doors).map(([name, { library: path, door, typesAllowed, comment }]) => ({
  name: `door-${name}`,
  comment,
  severity: 'error',
  from: { path: '^(?:src|mocks|tests)/', pathNot: door ? [withoutDoors, door] : [withoutDoors] },
  to: { path, ...(typesAllowed ? { dependencyTypesNot: ['type-only'] } : {}) },
}));

const bundleRules = [
  {
    name: 'no-all-endpoints',
    comment: 'The list of all calls draws in every schema: import the group you need from src/api/endpoints.',
    severity: 'error',
    from: { path: '^src/', pathNot: '^src/build/' },
    to: { path: '^src/api/allEndpoints[.]ts$' },
  },
  {
    name: 'no-development-library',
    comment: 'What ships is a dependency, not a devDependency.',
    severity: 'error',
    from: { path: '^src/', pathNot: '^src/build/' },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'type-import'] },
  },
];

const generalRules = [
  {
    name: 'no-circular',
    comment: 'Two files that need each other are one file, or hide a third.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'resolvable',
    comment: 'An import that leads nowhere.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
];

module.exports = {
  forbidden: [
    ...layerRules,
    ...entityRules,
    ...featureRules,
    ...domainRules,
    ...mockRules,
    ...contentRules,
    ...uiRules,
    ...buildRules,
    ...doorRules,
    ...bundleRules,
    ...generalRules,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^tests/(?:bench/dist|e2e/artefacts)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default', 'node'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.d.ts'],
    },
  },
};
