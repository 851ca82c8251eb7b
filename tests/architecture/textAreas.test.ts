import { expect, it } from 'vitest';
import { frameTexts, routes, textsOf, type RouteName } from '@/routes/table';
import { pageModule } from '@/build/preloads';
import { reachedFrom } from './imports';
import { readText } from './files';

/*
 * A page's texts are fetched together with its code (performance, S4), which the route table has to know. Here the areas
 * that a page's modules ask for are read from the code: what the table forgets would be fetched late, in line.
 */

function areasIn(files: Iterable<string>): Set<string> {
  const calls = [...files].flatMap((file) => [...readText(file).matchAll(/useTranslation\(([^)]*)\)/g)]);
  return new Set(calls.flatMap(([, names = '']) => [...names.matchAll(/'(\w+)'/g)].map(([, area = '']) => area)));
}

const shown = (Object.keys(routes) as RouteName[]).filter((name) => pageModule(name));

/** Fetched at start: on every page, and with mocks on by the scenario tools beside it. */
const fetchedAtStart = ['common', 'mocks'];

it.each(shown)('%s loads the texts of its page with it', (name) => {
  const used = areasIn(reachedFrom(pageModule(name) ?? ''));
  expect([...used].filter((area) => ![...textsOf(name), ...fetchedAtStart].includes(area))).toEqual([]);
});

it('finds the areas of what a page is made of', () => {
  expect([...areasIn(reachedFrom('src/pages/LoginPage.tsx'))].toSorted()).toEqual([
    'auth',
    'common',
    'editing',
    'mocks',
  ]);
});

it('has the layout load its own texts', () => {
  const used = areasIn(reachedFrom('src/app/layouts/DefaultLayout.tsx'));
  expect([...used].filter((area) => !['common', ...frameTexts].includes(area))).toEqual([]);
});
