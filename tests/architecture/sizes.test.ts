import { describe, expect, it } from 'vitest';
import { readText, sourceIn } from './files';

/** Files that are tables: long because the thing they list is long. */
const tables = [
  /^src\/api\/endpoints\//,
  /^src\/routes\/table\.ts$/,
  /^mocks\/data\//,
  /^mocks\/db\/seed/,
  /^mocks\/db\/records\.ts$/,
];

const linesOf = (path: string) => readText(path).trimEnd().split('\n').length;
const sizes = sourceIn('src', 'mocks').map((path) => [path, linesOf(path)] as const);
const sorted = sizes.map(([, lines]) => lines).toSorted((a, b) => a - b);
const quantile = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]!;

describe('files of src and mocks', () => {
  it('are short', () => {
    expect(quantile(0.5)).toBeLessThanOrEqual(65);
    expect(quantile(0.9)).toBeLessThanOrEqual(165);
  });

  it('are not crumbs: a type or a line with one user lives in its user', () => {
    const crumbs = sizes.filter(([path, lines]) => path.startsWith('src/') && lines <= 15).map(([path]) => path);
    expect(crumbs.length, `move some of these into their user: ${crumbs.join(', ')}`).toBeLessThan(45);
  });

  it('have at most 250 lines, unless they are tables', () => {
    const long = sizes.filter(([path, lines]) => lines > 250 && !tables.some((table) => table.test(path)));
    expect(long).toEqual([]);
  });

  it('have names that say something', () => {
    expect(
      sizes.map(([path]) => path).filter((path) => /\/(?:utils?|helpers?|misc|common)(?:\/|\.tsx?$)/.test(path)),
    ).toEqual([]);
  });

  it('have no barrel: it would load what nobody asked for', () => {
    expect(sizes.map(([path]) => path).filter((path) => /(?:^|\/)index\.tsx?$/.test(path))).toEqual([]);
  });

  it('name a component file after what it exports', () => {
    const components = sizes.map(([path]) => path).filter((path) => /\/[A-Z]\w*\.tsx$/.test(path));
    const exported = (path: string, name: string) =>
      new RegExp(`export (?:default )?(?:function|const|class) ${name}`).test(readText(path));
    expect(components.filter((path) => !exported(path, /(\w+)\.tsx$/.exec(path)![1]!))).toEqual([]);
  });
});
