import { expect, it } from 'vitest';
import { buildAbility } from '@/app/ability';
import { manageAll } from '@/domain/ability';
import { searchablePages } from '@/routes/searchablePages';
import { routeEntry } from '@/routes/table';

const pages = searchablePages({ isSignedIn: true, ability: buildAbility(manageAll) });
const paths = pages.map(({ to }) => to);

it('leads to every page of the menu', () => {
  const inMenu = pages.filter(({ section }) => section !== null);
  expect(inMenu.length).toBeGreaterThan(8);
  expect(inMenu.every(({ route }) => routeEntry(route).menu.length > 0)).toBe(true);
});

it('leads to each page once, and to none that needs more than its address', () => {
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toContain('/dashboard');
  const led = ['/', '/home', '/login', '/not-authorized', '/competence/claim-form'];
  for (const path of [...led, '/reset-forgot-password', '/users/delete']) expect(paths).not.toContain(path);
  expect(paths.filter((path) => /[:*]/.test(path))).toEqual([]);
});

it('leads only to what is allowed', () => {
  const ability = buildAbility([{ action: 'read', subject: 'Claim' }]);
  const allowed = searchablePages({ isSignedIn: true, ability }).filter(
    ({ route }) => routeEntry(route).access !== 'public',
  );
  expect(allowed.map(({ to }) => to)).toEqual(['/competence/claims']);
});
