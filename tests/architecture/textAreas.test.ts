import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { frameTexts, routes, textsOf, type RouteName } from '@/routes/table';
import { pageModule } from '@/build/preloads';
import { inCheckout, readText } from './files';

/*
 * A page's texts are fetched together with its code (performance, S4), which the route table has to know. Here the areas
 * that a page's modules ask for are read from the code: what the table forgets would be fetched late, in line.
 */

function fileOf(specifier: string, from: string): string | undefined {
  if (!/^(?:@\/|\.)/.test(specifier)) return undefined;
  const path = specifier.startsWith('@/') ? join('src', specifier.slice(2)) : join(dirname(from), specifier);
  return ['.tsx', '.ts', ''].map((end) => path + end).find((file) => existsSync(inCheckout(file)));
}

const known = new Map<string, string[]>();

/** Modules of static imports. Each file is read once. */
function importsOf(file: string): string[] {
  const imports = known.get(file) ?? readImports(file);
  known.set(file, imports);
  return imports;
}

function readImports(file: string): string[] {
  const text = readText(file);
  const statements = text.matchAll(
    /(?:^|\n)(?:import|export)(?!\s+type\b)\s+(?:\{[^}]*\}\s+from\s+)?[^'"\n;=]*'([^']+)'/g,
  );
  return [...statements].flatMap(([, specifier = '']) => fileOf(specifier, file) ?? []);
}

/** The file and all that it imports statically, at any depth, without libraries; paths from the top of the checkout. */
function reachedFrom(file: string, seen = new Set<string>()): Set<string> {
  if (!seen.has(file)) {
    seen.add(file);
    for (const next of importsOf(file)) reachedFrom(next, seen);
  }
  return seen;
}

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
