import { expect, it } from 'vitest';
import { filesIn, readText } from './files';

/** All areas of the requirements: each row has a station in a walk through a real browser. */
const areas = [
  'NAV',
  'I18',
  'THE',
  'ERR',
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

const idPattern = new RegExp(`\\b(?:${areas.join('|')})-\\d{2}\\b`, 'g');

it('walks every requirement', () => {
  const rows = readText('docs/requirements.md').matchAll(/^\| ([A-Z][A-Z\d]{2}-\d{2}) \|/gm);
  const required = [...rows].map(([, id = '']) => id).filter((id) => areas.some((area) => id.startsWith(area)));
  const names = filesIn('tests/e2e/rows').flatMap((path) => [
    // A walk that several lists share has the names of its stations in a table.
    ...readText(path).matchAll(/\b(?:station\(|row:)\s*(['"`])(.*?)\1/gs),
  ]);
  const walked = new Set(names.flatMap(([, , name = '']) => name.match(idPattern) ?? []));
  expect(required).toHaveLength(159);
  expect(required.filter((id) => !walked.has(id))).toEqual([]);
});
