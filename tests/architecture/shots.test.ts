import { describe, expect, it } from 'vitest';
import { loaders } from '@/app/loaders';
import { publicLoaders } from '@/app/publicLoaders';
import { pageOf, routes, type RouteName } from '@/routes/table';
import { isEverything, parseOptions } from '../shots/options';
import { fileName, plan, readingPages, subjects } from '../shots/plan';

/* What `npm run shots` makes pictures of. */

const visitsOf = (...args: string[]) => plan(parseOptions(args).choice);
const filesOf = (...args: string[]) =>
  visitsOf(...args).flatMap((visit) => visit.schemes.map((scheme) => fileName(visit, scheme)));

describe('the pictures', () => {
  it('show every page', () => {
    const pages = (Object.keys(routes) as RouteName[]).flatMap((name) => pageOf(name) ?? []);
    const shown = new Set(subjects.map(({ page }) => page));
    // It leads on at once.
    expect([...new Set(pages)].filter((page) => !shown.has(page))).toEqual(['root']);
  });

  it('show how every page with a loader loads and fails', () => {
    // Its form is there at once; what it reads is a limit that is shown when it is reached.
    const shownAtOnce = 'newProfile';
    const reading = Object.keys({ ...loaders, ...publicLoaders }).filter((page) => page !== shownAtOnce);
    expect(readingPages.toSorted()).toEqual(reading.toSorted());
    for (const page of readingPages) {
      const states = subjects.filter((subject) => subject.page === page).map(({ state }) => state);
      expect(states, page).toEqual(expect.arrayContaining(['loading', 'failed']));
    }
  });

  it('have names of their own, of five parts', () => {
    const files = filesOf();
    expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
    expect(
      files.filter((file) => !/^\w+\.[\w-]+\.(?:light|dark)\.(?:de|en)\.(?:1920|1280|1366|768|390)\.png$/.test(file)),
    ).toEqual([]);
    expect(files).toContain('claims.default.dark.de.1366.png');
  });
});

describe('the options', () => {
  it('leave one view of each screen', () => {
    expect(filesOf('login.default', '--scheme', 'dark', '--lang', 'en', '--width', '390')).toEqual([
      'login.default.dark.en.390.png',
    ]);
  });

  it('find a page or a state by a part of its name', () => {
    expect(new Set(visitsOf('PUBLISH', 'notFound').map(({ subject }) => subject.page))).toEqual(
      new Set(['claim', 'editPost', 'myPosts', 'notFound']),
    );
  });

  it.each([['--scheme', 'blue'], ['--lang', 'fr'], ['--width', '1000'], ['--colour']])('refuse %s %s', (...args) => {
    expect(() => parseOptions(args)).toThrow(args[0]);
  });

  it('know a run over everything', () => {
    expect(isEverything(parseOptions([]).choice)).toBe(true);
    expect(isEverything(parseOptions(['claims']).choice)).toBe(false);
    expect(isEverything(parseOptions(['--width', '390']).choice)).toBe(false);
  });
});
