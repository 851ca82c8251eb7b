import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/*
 * Proves that the import rules bite: a small tree of the same shape is planted with one violation per file, by alias,
 * by relative path, into a deep folder, by dynamic import and by type import, beside all imports that are allowed.
 */

/** The layers from the top down, as the architecture has them; features stand between pages and ui. */
const layers = ['app', 'pages', 'ui', 'routes', 'store', 'platform', 'domain', 'api'];
/** Entities stand between ui and routes; below them nothing imports them. */
const belowEntities = ['routes', 'store', 'platform', 'domain', 'api'];
const ways = {
  alias: (target: string) => `import { thing } from '@/${target}'; export const own = thing;`,
  relative: (target: string) => `import { thing } from '../${target}'; export const own = thing;`,
  dynamic: (target: string) => `export const own = import('@/${target}');`,
  type: (target: string) => `import type { Thing } from '@/${target}'; export type Own = Thing;`,
  again: (target: string) => `export { thing } from '@/${target}';`,
};
type Way = keyof typeof ways;

interface Plant {
  file: string;
  code: string;
  /** Rule that has to report the file; null where the import is allowed. */
  rule: string | null;
}

function pairs(): Plant[] {
  const plants: Plant[] = [];
  for (const [place, layer] of layers.entries()) {
    for (const other of layers.filter((name) => name !== layer)) {
      const up = layers.indexOf(other) < place;
      const pure = layer === 'domain' && other === 'api';
      for (const way of Object.keys(ways) as Way[]) {
        for (const depth of ['thing', 'deep/down/thing']) {
          plants.push({
            file: `src/${layer}/${way}-${other}-${depth.replaceAll('/', '-')}.ts`,
            code: ways[way](`${other}/${depth}`),
            rule: up ? `layer-${layer}` : pure && way !== 'type' ? 'domain-types' : null,
          });
        }
      }
    }
  }
  return plants;
}

const by = (way: Way, target: string) => ways[way](target);

/** What each entity may import of the others. */
const entityImports: Record<string, string[]> = {
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
const entityNames = Object.keys(entityImports);

function entityPlants(): Plant[] {
  const between = entityNames.flatMap((entity) =>
    entityNames
      .filter((other) => other !== entity)
      .map((other) => ({
        file: `src/entities/${entity}/to-${other}.ts`,
        code: by('type', `entities/${other}/thing`),
        rule: entityImports[entity]?.includes(other) ? null : `entity-${entity}`,
      })),
  );
  const upward = belowEntities.map((layer) => ({
    file: `src/${layer}/entity.ts`,
    code: by('type', 'entities/claim/thing'),
    rule: `layer-${layer}`,
  }));
  const knowing = entityNames.flatMap((entity) =>
    ['images', 'text', 'form/disciplineField'].map((folder) => ({
      file: `src/ui/${folder}/of-${entity}.ts`,
      code: by('alias', `entities/${entity}/thing`),
      rule: ['image', 'user', 'profile', 'career'].includes(entity) ? null : 'entity-of-ui',
    })),
  );
  return [
    ...between,
    ...upward,
    ...knowing,
    { file: 'src/ui/form/entity.ts', code: by('alias', 'entities/image/thing'), rule: 'entity-in-ui' },
    { file: 'src/ui/basics/entity.ts', code: by('type', 'entities/user/thing'), rule: 'entity-in-ui' },
    { file: 'src/entities/claim/screen.ts', code: by('alias', 'ui/thing'), rule: 'layer-entities' },
    { file: 'src/entities/claim/feature.ts', code: by('type', 'features/one/thing'), rule: 'layer-entities' },
    { file: 'src/entities/claim/down.ts', code: by('alias', 'routes/thing'), rule: null },
    { file: 'src/features/one/entity.ts', code: by('alias', 'entities/claim/thing'), rule: null },
    { file: 'src/app/entity.ts', code: by('dynamic', 'entities/claim/thing'), rule: null },
  ];
}

const special: Plant[] = [
  { file: 'src/features/one/door.ts', code: by('alias', 'features/two/thing'), rule: 'feature-apart' },
  { file: 'src/features/one/deepDoor.ts', code: by('dynamic', 'features/two/thing'), rule: 'feature-apart' },
  { file: 'src/features/one/beside.ts', code: "export { thing } from '../two/thing';", rule: 'feature-apart' },
  { file: 'src/features/one/own.ts', code: "export { thing as same } from './thing';", rule: null },
  { file: 'src/features/one/up.ts', code: by('alias', 'pages/thing'), rule: 'layer-features' },
  { file: 'src/features/one/upApp.ts', code: by('type', 'app/thing'), rule: 'layer-features' },
  { file: 'src/features/one/down.ts', code: by('alias', 'ui/thing'), rule: null },
  { file: 'src/features/one/fields.ts', code: by('alias', 'features/claim-fields/thing'), rule: null },
  { file: 'src/features/claim-fields/up.ts', code: by('alias', 'features/one/thing'), rule: 'feature-claim-fields' },
  {
    file: 'src/features/claim-fields/beside.ts',
    code: by('type', 'features/user/thing'),
    rule: 'feature-claim-fields',
  },
  { file: 'src/features/publishing/down.ts', code: by('alias', 'features/public-page/thing'), rule: null },
  { file: 'src/features/publishing/beside.ts', code: by('alias', 'features/user/thing'), rule: 'feature-publishing' },
  {
    file: 'src/features/public-page/up.ts',
    code: by('alias', 'features/publishing/thing'),
    rule: 'feature-public-page',
  },
  {
    file: 'src/features/profile-fields/up.ts',
    code: by('dynamic', 'features/publishing/thing'),
    rule: 'feature-profile-fields',
  },
  { file: 'src/features/user/up.ts', code: by('again', 'features/public-page/thing'), rule: 'feature-user' },
  ...entityPlants(),
  { file: 'src/ui/feature.ts', code: by('alias', 'features/one/thing'), rule: 'layer-ui' },
  { file: 'src/store/feature.ts', code: by('type', 'features/one/thing'), rule: 'layer-store' },
  { file: 'src/pages/feature.ts', code: by('alias', 'features/one/thing'), rule: null },
  { file: 'src/domain/vocabulary.ts', code: by('alias', 'api/schema/fields'), rule: null },
  {
    file: 'src/domain/react.ts',
    code: "import { useState } from 'react'; export const own = useState;",
    rule: 'domain-pure',
  },
  {
    file: 'src/domain/abilityValue.ts',
    code: "import { createMongoAbility } from '@casl/ability'; export const own = createMongoAbility;",
    rule: 'domain-ability',
  },
  {
    file: 'src/domain/abilityType.ts',
    code: "import type { MongoAbility } from '@casl/ability'; export type Own = MongoAbility;",
    rule: null,
  },
  { file: 'src/app/main.tsx', code: "export const own = import('@mocks/thing');", rule: null },
  { file: 'src/app/other.ts', code: "export const own = import('@mocks/thing');", rule: 'mocks-by-main' },
  { file: 'src/app/atOnce.ts', code: "export { thing } from '@mocks/thing';", rule: 'mocks-lazily' },
  { file: 'src/store/mocks.ts', code: "export { thing } from '../../mocks/thing';", rule: 'mocks-by-main' },
  { file: 'mocks/contract.ts', code: by('alias', 'api/allEndpoints'), rule: null },
  { file: 'mocks/rules.ts', code: by('alias', 'domain/thing'), rule: null },
  { file: 'mocks/screen.ts', code: by('alias', 'ui/thing'), rule: 'mocks-know' },
  { file: 'mocks/slice.ts', code: by('type', 'features/one/thing'), rule: 'mocks-know' },
  { file: 'mocks/panel/screen.ts', code: by('alias', 'ui/thing'), rule: null },
  { file: 'mocks/panel/page.ts', code: by('alias', 'pages/thing'), rule: 'mocks-panel' },
  { file: 'src/content/rule.ts', code: by('type', 'domain/thing'), rule: null },
  { file: 'src/content/ruleValue.ts', code: by('alias', 'domain/thing'), rule: 'content-data' },
  { file: 'src/content/screen.ts', code: by('alias', 'ui/thing'), rule: 'content-types' },
  { file: 'src/content/value.ts', code: by('alias', 'api/thing'), rule: 'content-data' },
  { file: 'src/content/entity.ts', code: by('type', 'api/thing'), rule: null },
  { file: 'src/content/own.ts', code: "export { own as same } from './entity';", rule: null },
  { file: 'src/pages/contentAtOnce.ts', code: by('alias', 'content/value'), rule: 'content-lazily' },
  { file: 'src/pages/contentLater.ts', code: by('dynamic', 'content/value'), rule: null },
  { file: 'src/pages/contentType.ts', code: by('type', 'content/entity'), rule: null },
  { file: 'src/features/one/content.ts', code: by('dynamic', 'content/value'), rule: null },
  { file: 'src/ui/content.ts', code: by('dynamic', 'content/value'), rule: 'content-by-pages' },
  { file: 'src/ui/test.ts', code: "export { thing } from '@tests/thing';", rule: 'no-tests' },
  { file: 'mocks/test.ts', code: "export { thing } from '../tests/thing';", rule: 'no-tests' },
  { file: 'tests/free.ts', code: by('alias', 'features/one/thing'), rule: null },
  { file: 'src/api/all.ts', code: "export { thing } from './allEndpoints';", rule: 'no-all-endpoints' },
  { file: 'src/app/all.ts', code: by('dynamic', 'api/allEndpoints'), rule: 'no-all-endpoints' },
  {
    file: 'src/ui/workshop.ts',
    code: "import { setupServer } from 'msw/node'; export const own = setupServer;",
    rule: 'no-development-library',
  },
  { file: 'src/app/builder.ts', code: by('alias', 'build/thing'), rule: 'build-apart' },
  { file: 'mocks/builder.ts', code: by('type', 'build/thing'), rule: 'build-apart' },
  { file: 'src/build/all.ts', code: by('alias', 'api/allEndpoints'), rule: null },
  { file: 'src/ui/basics/up.ts', code: by('alias', 'ui/form/thing'), rule: 'ui-basics' },
  { file: 'src/ui/form/up.ts', code: by('type', 'ui/editor/thing'), rule: 'ui-form' },
  { file: 'src/ui/form/down.ts', code: by('alias', 'ui/text/thing'), rule: null },
  { file: 'src/ui/circleA.ts', code: "export { b as a } from './circleB';", rule: 'no-circular' },
  { file: 'src/ui/nowhere.ts', code: "export { thing } from '@/ui/missing';", rule: 'resolvable' },
];

const load = (name: string) => `import * as thing from '${name}'; export const own = thing;`;

/** Libraries that only some files may import; not all of them are installed yet. */
const doors: Plant[] = [
  { file: 'src/features/one/axios.ts', code: load('axios'), rule: 'door-axios' },
  { file: 'src/api/client/other.ts', code: load('axios'), rule: 'door-axios' },
  { file: 'src/api/client/axios.ts', code: load('axios'), rule: null },
  {
    file: 'src/api/client/types.ts',
    code: "import type { AxiosResponse } from 'axios'; export type Own = AxiosResponse;",
    rule: null,
  },
  { file: 'src/ui/zod.ts', code: load('zod'), rule: 'door-zod' },
  { file: 'src/ui/zodInside.ts', code: load('zod/v4/core'), rule: 'door-zod' },
  { file: 'tests/zod.ts', code: load('zod'), rule: 'door-zod' },
  { file: 'src/api/schema/zod.ts', code: load('zod'), rule: null },
  { file: 'src/app/router.ts', code: load('react-router-dom'), rule: 'door-router' },
  { file: 'src/app/routerInside.ts', code: load('react-router'), rule: 'door-router' },
  { file: 'src/routes/navigation.ts', code: load('react-router-dom'), rule: null },
  { file: 'src/app/cookie.ts', code: load('js-cookie'), rule: 'door-cookies' },
  { file: 'src/platform/cookies.ts', code: load('js-cookie'), rule: null },
  { file: 'src/ui/toast.ts', code: load('notistack'), rule: 'door-toasts' },
  { file: 'src/app/notices/Host.ts', code: load('notistack'), rule: null },
  { file: 'src/features/one/clean.ts', code: load('dompurify'), rule: 'door-markup' },
  { file: 'src/pages/editor.ts', code: load('@tiptap/react'), rule: 'door-richText' },
  { file: 'src/features/one/pay.ts', code: load('@stripe/stripe-js/pure'), rule: 'door-payment' },
  { file: 'src/features/checkout/pay.ts', code: load('@stripe/stripe-js/pure'), rule: null },
  { file: 'src/store/icons.ts', code: load('@mui/icons-material'), rule: 'door-icons' },
  { file: 'src/ui/icon.ts', code: load('@mui/icons-material/Menu'), rule: null },
  {
    file: 'src/ui/iconType.ts',
    code: "import type { SvgIconComponent } from '@mui/icons-material'; export type Own = SvgIconComponent;",
    rule: null,
  },
  { file: 'src/ui/feedback/dialogTitle.ts', code: load('@mui/material/DialogTitle'), rule: null },
  {
    file: 'src/ui/feedback/dialogType.ts',
    code: "import type { DialogProps } from '@mui/material/Dialog'; export type Own = DialogProps;",
    rule: null,
  },
  { file: 'src/ui/basics/overlayComponents.ts', code: load('@mui/material/Dialog'), rule: null },
  { file: 'tests/bench/bare/main.ts', code: load('axios'), rule: null },
];

const plants = [...pairs(), ...special, ...doors];
const targets = [
  ...layers.flatMap((layer) => [`src/${layer}/thing.ts`, `src/${layer}/deep/down/thing.ts`]),
  ...['one', 'two', 'public-page', 'publishing', 'claim-fields', 'profile-fields', 'user'].flatMap((name) =>
    ['thing', 'deep/thing'].map((file) => `src/features/${name}/${file}.ts`),
  ),
  ...entityNames.map((name) => `src/entities/${name}/thing.ts`),
  'src/api/schema/fields.ts',
  'src/api/allEndpoints.ts',
  'src/build/thing.ts',
  ...['editor', 'form', 'text'].map((folder) => `src/ui/${folder}/thing.ts`),
  'mocks/thing.ts',
  'tests/thing.ts',
];

const root = resolve(import.meta.dirname, '../..');
let tree = '';
/** Names of the rules that reported a file. */
const found = new Map<string, string[]>();

function write(file: string, code: string): void {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), code);
}

interface Report {
  summary: { violations: { from: string; rule: { name: string } }[] };
}

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'zones-'));
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  for (const file of ['package.json', 'tsconfig.json']) symlinkSync(join(root, file), join(tree, file));
  for (const file of targets) write(file, 'export const thing = 1; export type Thing = 1;');
  write('src/ui/circleB.ts', "import type { a } from './circleA'; export const b: typeof a | null = null;");
  for (const { file, code } of plants) write(file, code);
  const report = execFileSync(
    process.execPath,
    [
      join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      ...'src mocks tests --output-type json --config'.split(' '),
      join(root, 'tests/architecture/dependencyRules.cjs'),
    ],
    { cwd: tree, encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  for (const { from, rule } of (JSON.parse(report) as Report).summary.violations) {
    found.set(from, [...(found.get(from) ?? []), rule.name]);
  }
}, 60_000);

afterAll(() => rmSync(tree, { recursive: true, force: true }));

describe('import zones', () => {
  it('cover every folder of src', () => {
    expect(readdirSync(join(root, 'src')).toSorted()).toEqual(
      [...layers, 'entities', 'features', 'build', 'content'].toSorted(),
    );
  });

  it('name every entity', () => {
    expect(readdirSync(join(root, 'src/entities')).toSorted()).toEqual(entityNames.toSorted());
  });

  it.each(plants.filter(({ rule }) => rule))('$rule finds $file', ({ file, rule }) => {
    expect(found.get(file) ?? []).toContain(rule);
  });

  it.each(plants.filter(({ rule }) => !rule))('$file is allowed', ({ file }) => {
    expect(found.get(file) ?? []).toEqual([]);
  });
});
