import { describe, expect, it } from 'vitest';
import { filesIn, readText } from './files';

/*
 * Comments, tests and documents name requirements, rules and sections by their id. Every such reference has to lead to a
 * definition in docs/, and every id is defined once.
 */

const self = 'tests/architecture/references.test.ts';
const scanned = [
  ...filesIn('src', 'mocks', 'tests', 'docs'),
  'README.md',
  'CHANGELOG.md',
  'index.html',
  'vite.config.ts',
]
  .filter((path) => /\.(?:tsx?|[cm]?js|css|html|md)$/.test(path))
  .filter((path) => path !== self);

/** Written like a requirement id, but the name of something else. */
const otherNames = new Set(['UTF', 'ISO', 'RFC', 'SHA', 'DIN']);

/** The first group of every match. */
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, group = '']) => group);

const headingsOf = (name: string) =>
  found(readText(`docs/${name}.md`), /^#{2,3} (\d+(?:\.\d+)?)\.? /gm).map((number) => `${name}, section ${number}`);

const defined = [
  ...found(readText('docs/requirements.md'), /^\| ([A-Z]{1,3}-\d{2}) \|/gm),
  ...found(readText('docs/quality.md'), /^\| ([TFGS]\d{1,2})(?= )/gm),
  ...found(readText('docs/ux.md'), /^(\d{1,2})\. \*\*/gm).map((number) => `ux no. ${number}`),
  ...['requirements', 'quality', 'ux', 'architecture'].flatMap(headingsOf),
];
const definitions = new Set(defined);

/** The text in one line, so that a reference may be wrapped, within a comment too. */
const unwrapped = (text: string) => text.replaceAll(/\s*\n[ \t]*(?:\*(?!\*)|\/\/)?[ \t]*/g, ' ');

/** Every reference of a text, written as in the definitions. */
function referencesIn(source: string): string[] {
  const text = unwrapped(source);
  const requirements = found(text, /(?<![\w-])([A-Z]{2,3}-\d{2})(?![\w-])/g);
  const additions = found(text, /\bux(?: \d)?,? no\. (\d+(?:, (?:no\. )?\d+)*)/gi).flatMap((list) =>
    found(list, /(\d+)/g),
  );
  return [
    ...requirements.filter((id) => !otherNames.has(id.replace(/-.*/, ''))),
    ...found(text, /(?<![\w-])(D-\d{2})(?![\w-])/g),
    // Not within dates, colours and template values. Keys of a keyboard and type parameters share names with rules.
    ...found(text, /(?<![\w#$&%.}-])([TFG]\d{1,2})(?![\w:-])/g),
    ...found(text, /\bperformance,? (S\d+(?:(?:, | and | to )S\d+)*)/gi).flatMap((list) => found(list, /(S\d+)/g)),
    ...found(text, /\((S\d{1,2})\)/g),
    ...additions.map((number) => `ux no. ${number}`),
    ...found(text, /\bux (\d\.\d+)/gi).map((number) => `ux, section ${number}`),
    ...[...text.matchAll(/\b(requirements|quality|ux|architecture|performance),? section (\d+(?:\.\d+)?)/gi)].map(
      ([, name = '', number = '']) => `${name.toLowerCase()}, section ${number}`,
    ),
  ];
}

const unresolved = (source: string) => referencesIn(source).filter((reference) => !definitions.has(reference));

describe('the documents', () => {
  it('define every id once', () => {
    expect(defined.filter((id, index) => defined.indexOf(id) !== index)).toEqual([]);
  });

  it.each([
    ['AUT-01', 'PAY-07', 'THE-03', 'D-01', 'D-73'],
    ['T1', 'T40', 'F1', 'F28', 'G1', 'G25', 'S1', 'S10'],
    ['ux no. 1', 'ux no. 20', 'ux, section 4.7'],
    ['quality, section 2.1', 'requirements, section 4', 'architecture, section 5'],
  ])('define %s and the like', (...ids) => {
    expect(ids.filter((id) => !definitions.has(id))).toEqual([]);
  });
});

describe('a reference', () => {
  it.each([
    ['requirement', '/** Saved at once (PRO-99). */', ['PRO-99']],
    ['area', "it('is kept (PRX-01)', () => {", ['PRX-01']],
    ['decision', '// see D-99', ['D-99']],
    ['rules', '(quality T30,\n * T99, F0 and G77)', ['T99', 'F0', 'G77']],
    ['performance goals', '(performance, S1\n * and S13), (S14)', ['S13', 'S14']],
    ['additions', '(ux\n * no. 1, 99), ux no. 18, no. 98', ['ux no. 99', 'ux no. 98']],
    [
      'sections',
      'ux 4.99, quality, section 9, Performance, section 2',
      ['ux, section 4.99', 'quality, section 9', 'performance, section 2'],
    ],
  ])('that leads nowhere is found: %s', (_, source, expected) => {
    expect(unresolved(source).toSorted()).toEqual(expected.toSorted());
  });

  it.each([
    'YYYY-MM-01, 2026-11-21T10:00, `${day}T00:00:00Z`, ABC-123, D-80331 and UTF-16',
    '#F30, T-99, G99x, F-35, S99, min. 99, section 99, the performance of S3s',
    'PRO-10, D-21, (quality T29), performance S3, S4, (ux no. 13, 16), ux 4.3, (ux, section 2), architecture, section 5',
  ])('is not seen, or resolves, in: %s', (source) => {
    expect(unresolved(source)).toEqual([]);
  });
});

describe('all references', () => {
  const references = scanned.flatMap((path) => referencesIn(readText(path)).map((reference) => ({ path, reference })));

  it('are looked for where they are', () => {
    const places = references.filter(({ path }) => !path.startsWith('docs/')).map(({ path }) => path.split('/')[0]);
    expect(new Set(places)).toEqual(new Set([...places, 'src', 'mocks', 'tests']));
    expect(places.length).toBeGreaterThan(300);
  });

  it('lead to a definition', () => {
    const lost = references.filter(({ reference }) => !definitions.has(reference));
    expect([...new Set(lost.map(({ path, reference }) => `${path}: ${reference}`))]).toEqual([]);
  });
});
