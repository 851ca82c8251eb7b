import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/*
 * Proves that the lint rules of the house bite, and where they let through: each snippet is planted as a file of a small
 * tree that has our configuration.
 */

interface Plant {
  file: string;
  code: string;
  /** Part of the message that has to come; null where nothing may be reported. */
  message: string | null;
}

const show = (jsx: string) => `export function Thing() { return ${jsx}; }\n`;

const plants: Plant[] = [
  { file: 'src/ui/Default.tsx', code: 'export default function Default() { return null; }\n', message: 'default' },
  { file: 'src/ui/maxItems.ts', code: 'export const mostItems = 3;\n', message: 'max' },
  { file: 'src/ui/sections.ts', code: 'export const count = (parts: string[]) => parts.length;\n', message: 'section' },
  {
    file: 'src/ui/dragged.ts',
    code: 'export const own = ({ isOver }: { isOver: boolean }) => isOver;\n',
    message: 'isDraggedOver',
  },
  { file: 'src/ui/entryType.ts', code: 'export interface EntryKind { id: string }\n', message: 'Type' },
  { file: 'src/ui/failed.ts', code: "export const own = { kind: 'network' };\n", message: null },
  { file: 'src/pages/SomePage.tsx', code: 'export default function SomePage() { return null; }\n', message: null },
  { file: 'src/ui/any.ts', code: 'export const own = (value: any) => String(value);\n', message: 'any' },
  {
    file: 'src/ui/Raw.tsx',
    code: show("<p dangerouslySetInnerHTML={{ __html: 'x' }} />"),
    message: 'dangerouslySetInnerHTML',
  },
  {
    file: 'src/ui/sink.ts',
    code: "export const own = (node: Element) => { node.innerHTML = 'x'; };\n",
    message: 'Show text as a React node',
  },
  { file: 'src/ui/write.ts', code: "document.write('x');\n", message: 'React node' },
  { file: 'src/ui/Frame.tsx', code: show('<iframe title={String(1)} srcDoc="x" />'), message: 'never markup' },
  { file: 'src/ui/evaluate.ts', code: "export const own = eval('1');\n", message: 'eval' },
  { file: 'src/ui/stored.ts', code: "localStorage.setItem('a', 'b');\n", message: 'clientStorage' },
  { file: 'src/platform/clientStorage.ts', code: "localStorage.setItem('a', 'b');\n", message: null },
  { file: 'src/ui/ask.ts', code: "export const own = fetch('/x');\n", message: 'Calls go through src/api/endpoints' },
  { file: 'src/ui/said.ts', code: "console.log('x');\n", message: 'console' },
  { file: 'src/ui/Spoken.tsx', code: show('<p>Willkommen</p>'), message: 'Text belongs in locales' },
  {
    file: 'src/ui/Chosen.tsx',
    code: show("<p>{Math.random() > 1 ? 'Ja' : 'Nein'}</p>"),
    message: 'Text belongs in locales',
  },
  {
    file: 'src/ui/Labelled.tsx',
    code: show('<button type="button" aria-label="Menü" />'),
    message: 'Text belongs in locales',
  },
  { file: 'src/ui/Titled.tsx', code: show('<abbr title="Kurz" />'), message: 'Text belongs in locales' },
  {
    file: 'src/ui/Pictured.tsx',
    code: show('<img src="/a.svg" alt="Ein Bild" />'),
    message: 'Text belongs in locales',
  },
  {
    file: 'src/ui/Translated.tsx',
    code: show('<p className="a">{String(t(\'a.b\'))}</p>').replace('()', '({ t }: { t: (key: string) => string })'),
    message: null,
  },
  { file: 'src/ui/Nameless.tsx', code: show('<img src="/a.svg" />'), message: 'alt' },
  {
    file: 'tests/one.test.ts',
    code: "import { it } from 'vitest';\nit.only('x', () => {});\n",
    message: 'focused test',
  },
];

const root = resolve(import.meta.dirname, '../..');
let tree = '';
const found = new Map<string, string[]>();

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'lint-'));
  mkdirSync(join(tree, 'tests/architecture'), { recursive: true });
  for (const name of ['node_modules', '.oxlintrc.json', 'tsconfig.json', 'tests/architecture/plainWords.mjs'])
    symlinkSync(join(root, name), join(tree, name));
  for (const { file, code } of plants) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), code);
  }
  const { stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/oxlint/bin/oxlint'), '-f', 'json', '-c', '.oxlintrc.json'],
    {
      cwd: tree,
      encoding: 'utf8',
    },
  );
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; message: string; help?: string }[] };
  for (const { filename, message, help } of diagnostics) {
    found.set(filename, [...(found.get(filename) ?? []), `${message} ${help ?? ''}`]);
  }
}, 30_000);

afterAll(() => rmSync(tree, { recursive: true, force: true }));

describe('lint rules', () => {
  it.each(plants.filter(({ message }) => message !== null))('report $file', ({ file, message }) => {
    expect((found.get(file) ?? []).join('\n')).toContain(message);
  });

  it.each(plants.filter(({ message }) => message === null))('let $file pass', ({ file }) => {
    expect(found.get(file) ?? []).toEqual([]);
  });
});
