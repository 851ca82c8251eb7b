/**
 * Who may import whom (docs/decisions.md, architecture). The zones are generated from the list of layers; type imports
 * count as imports. `zones.test.ts` plants a violation of each kind and expects it to be found.
 */

/** From the top to the bottom; a layer imports its own files and those of the layers below. */
const layers = ['app', 'pages', 'features', 'ui', 'routes', 'store', 'platform', 'domain', 'api'];

const within = (...names) => `^src/(?:${names.join('|')})/`;
const library = (name) => `(?:^|/)node_modules/${name}/`;

/** One rule per layer: nothing of the layers above it. */
const layerRules = layers.slice(1).map((layer, index) => ({
  name: `layer-${layer}`,
  comment: `src/${layer} knows nothing of ${layers.slice(0, index + 1).join(', ')}: imports point down only.`,
  severity: 'error',
  from: { path: within(layer) },
  to: { path: within(...layers.slice(0, index + 1)) },
}));

const featureRules = [
  {
    name: 'feature-apart',
    comment: 'Features do not know each other; a page puts them together.',
    severity: 'error',
    from: { path: '^src/features/([^/]+)/' },
    to: { path: '^src/features/', pathNot: '^src/features/$1/' },
  },
  {
    name: 'feature-door',
    comment: "A feature is entered by its index.ts: import from '@/features/<name>'.",
    severity: 'error',
    from: { path: '^(?:src|mocks)/', pathNot: '^src/features/' },
    to: { path: '^src/features/[^/]+/(?!index[.]ts$)' },
  },
  {
    name: 'feature-own-door',
    comment: 'Within a feature, import the file itself: through its own index.ts every part would load every other.',
    severity: 'error',
    from: { path: '^src/features/([^/]+)/' },
    to: { path: '^src/features/$1/index[.]ts$' },
  },
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
    to: { path: library('.*'), pathNot: library('@casl/ability') },
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
    from: { path: '^mocks/' },
    to: { path: '^src/', pathNot: within('domain', 'api') },
  },
  {
    name: 'no-tests',
    comment: 'Neither the app nor the mocks know the tests.',
    severity: 'error',
    from: { path: '^(?:src|mocks)/' },
    to: { path: '^tests/' },
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

const uiFolders = ['editor', 'form', 'page', 'list', 'feedback', 'text', 'basics'];

/** Within ui/, too, imports point down only. */
const uiRules = uiFolders.slice(1).map((folder, index) => ({
  name: `ui-${folder}`,
  comment: `src/ui/${folder} imports nothing of ${uiFolders.slice(0, index + 1).join(', ')}.`,
  severity: 'error',
  from: { path: `^src/ui/${folder}/` },
  to: { path: `^src/ui/(?:${uiFolders.slice(0, index + 1).join('|')})/` },
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
    ...featureRules,
    ...domainRules,
    ...mockRules,
    ...uiRules,
    ...buildRules,
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
