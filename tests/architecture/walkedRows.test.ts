import { expect, it } from 'vitest';
import { filesIn, readText } from './files';

/** Requirements of the screens that are built; each has a station in a walk through a real browser. */
const areas = [
  'AUT',
  'FRM',
  'ACC',
  'DSH',
  'PRO',
  'EXP',
  'EDU',
  'STO',
  'IMP',
  'IMG',
  'CLA',
  'CLS',
  'AIA',
  'VER',
  'GAM',
  'POS',
  'PRD',
  'PAY',
];

/** Menu entries whose pages are still to come. */
const later = ['PRD-02'];

const idPattern = new RegExp(`\\b(?:${areas.join('|')})-\\d{2}\\b`, 'g');

it('walks every requirement of sign-in, account, start page, profiles, claims, the assistant, the game, posts, products and plans', () => {
  const rows = readText('docs/requirements.md').matchAll(/^\| ([A-Z]{3}-\d{2}) \|/gm);
  const required = [...rows]
    .map(([, id = '']) => id)
    .filter((id) => areas.some((area) => id.startsWith(area)) && !later.includes(id));
  const names = filesIn('tests/e2e/rows').flatMap((path) => [
    // A walk that several lists share has the names of its stations in a table.
    ...readText(path).matchAll(/\b(?:station\(|row:)\s*(['"`])(.*?)\1/gs),
  ]);
  const walked = new Set(names.flatMap(([, , name = '']) => name.match(idPattern) ?? []));
  expect(required).toHaveLength(136);
  expect(required.filter((id) => !walked.has(id))).toEqual([]);
});
