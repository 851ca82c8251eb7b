import { describe, expect, it } from 'vitest';
import { buildAbility } from '@/app/ability';
import { pageModule } from '@/build/preloads';
import { pages } from '@/app/pages';
import { manageAll } from '@/domain/ability';
import { decide, visibleMenu } from '@/routes/access';
import { routeOf } from '@/routes/destination';
import { menuSections, pageOf, routeEntry, routes, type RouteEntry, type RouteName } from '@/routes/table';
import { filesIn, readText } from './files';
import { areasOf, hasText, languages, textsOf } from './texts';

const names = Object.keys(routes) as RouteName[];
const entries = names.map((name) => [name, routeEntry(name)] as const);

/** Every address of NAV-02 with the route that answers it. */
const addresses: Record<string, RouteName> = {
  '/': 'root',
  '/login': 'login',
  '/register': 'register',
  '/forgot-password': 'forgotPassword',
  '/reset-forgot-password': 'resetForgotPassword',
  '/restore-account': 'restoreAccount',
  '/authorize/linkedin/callback': 'authorizeCallback',
  '/dashboard': 'dashboard',
  '/home': 'home',
  '/user': 'user',
  '/user/profile': 'userProfile',
  '/user/images': 'images',
  '/account/biling': 'billing',
  '/competence/profiles': 'profiles',
  '/competence/17': 'profile',
  '/competence/competence-form': 'competenceForm',
  '/competence/new-profile': 'newProfile',
  '/competence/import': 'importCareer',
  '/competence/claims': 'claims',
  '/competence/claim/17': 'claim',
  '/competence/claim-form': 'claimForm',
  '/competence/new-claim': 'newClaim',
  '/verify-competence': 'verifyCompetence',
  '/recommendations/family-and-friends': 'familyAndFriends',
  '/recommendations/colleagues': 'colleagues',
  '/recommendations/customers': 'customers',
  '/recommendations/human-graph': 'humanGraph',
  '/verification/token': 'verification',
  '/personal/verification/token': 'personalVerification',
  '/examples/profile': 'exampleProfile',
  '/examples/claim/heat-pumps': 'exampleClaim',
  '/posts/all-posts': 'allPosts',
  '/posts/my-posts': 'myPosts',
  '/posts/new-post': 'newPost',
  '/posts/17/edit': 'editPost',
  '/posts/17': 'post',
  '/customer-products': 'customerProducts',
  '/pricing': 'pricing',
  '/plan-details/genius': 'planDetails',
  '/checkout': 'checkout',
  '/release-logs': 'releaseLogs',
  '/users/delete': 'deleteUser',
  '/users/email/confirm/token': 'confirmEmail',
  '/pages/misc/not-found/404': 'error',
  '/no/such/page': 'notFound',
};

/** NAV-03, and the pages around it that have no navigation either. */
const blank: RouteName[] = [
  'authorizeCallback',
  'newProfile',
  'newClaim',
  'verification',
  'personalVerification',
  'exampleProfile',
  'exampleClaim',
  'checkout',
  'releaseLogs',
  'deleteUser',
  'confirmEmail',
  'notFound',
  'error',
  'root',
];

describe('addresses', () => {
  it.each(Object.entries(addresses))('%s opens %s', (path, name) => {
    expect(routeOf(path)).toBe(name);
  });

  it('are unique', () => {
    const paths = entries.map(([, { path }]) => path.replace(/:\w+/g, ':'));
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('have a blank layout where the specification says so, and only there', () => {
    const found = entries.filter(([, { layout }]) => layout === 'blank').map(([name]) => name);
    expect(found.toSorted()).toEqual(blank.toSorted());
  });

  it('hide the ones that carry a secret', () => {
    const tokens = entries.filter(([, { path }]) => /:token|callback/.test(path)).map(([name]) => name);
    for (const name of [...tokens, 'resetForgotPassword', 'deleteUser'] as RouteName[]) {
      expect(routeEntry(name).secret, name).toBe(true);
    }
  });
});

describe('pages', () => {
  it.each(names.filter((name) => pageOf(name)))('%s has a page', (name) => {
    expect(pages[pageOf(name)!]).toBeTypeOf('function');
  });

  it('have one file each, named after the page, with a default export, and none is left over', () => {
    const files = filesIn('src/pages').filter((path) => /^src\/pages\/[^/]+Page\.tsx$/.test(path));
    // The app (src/app/pages.ts) and the build (src/build/preloads.ts) find a page's code by its name.
    expect([...new Set(names.flatMap((name) => pageModule(name) ?? []))].toSorted()).toEqual(files.toSorted());
    expect(Object.keys(pages)).toHaveLength(files.length);
    for (const path of files) expect(readText(path), path).toMatch(/export default function \w+Page\b/);
  });

  it.each(entries.filter(([, { redirectTo }]) => redirectTo))('%s leads to a route', (_, { redirectTo }) => {
    expect(names).toContain(redirectTo);
  });
});

describe.each(languages)('texts of the table (%s)', (language) => {
  const texts = textsOf(language);

  it.each(entries)('%s has a title', (_, { title }) => {
    expect(hasText(texts, title), title).toBe(true);
  });

  it('gives every page a title of its own', () => {
    const keysByText = new Map<string, Set<string>>();
    const pagesByKey = new Map<string, Set<string>>();
    for (const [name, { title, redirectTo }] of entries) {
      const text = texts.get(title) ?? title;
      keysByText.set(text, (keysByText.get(text) ?? new Set()).add(title));
      const page = pageOf(name);
      // Pages without data are one page.
      if (!redirectTo && page && page !== 'noData')
        pagesByKey.set(title, (pagesByKey.get(title) ?? new Set()).add(page));
    }
    const shared = [...keysByText, ...pagesByKey].filter(([, owners]) => owners.size > 1);
    expect(shared.map(([text, owners]) => [text, ...owners])).toEqual([]);
  });

  it('names the menu and its sections', () => {
    const labels = entries.flatMap(([, { menu }]) => menu).map(({ label }) => label);
    const keys = [...labels, ...menuSections.map((section) => `common:menuSection.${section}`)];
    expect(keys.filter((key) => !hasText(texts, key))).toEqual([]);
  });

  it('knows every area that a page asks for', () => {
    const asked = entries.flatMap(([, { texts: areas }]) => [...areas]);
    expect(asked.filter((area) => !areasOf(language).includes(area))).toEqual([]);
  });
});

describe('the menu', () => {
  const items = entries.flatMap(([, { menu }]) => menu);

  it('has labels from the texts that every page with a menu loads', () => {
    expect(items.map(({ label }) => label).filter((label) => !/^(?:shell|common):/.test(label))).toEqual([]);
  });

  it('has every section, each with its own places', () => {
    for (const section of menuSections) {
      const places = items.filter((item) => item.section === section).map(({ order }) => order);
      expect(places.length, section).toBeGreaterThan(0);
      expect(new Set(places).size, section).toBe(places.length);
    }
  });

  it('highlights for every route itself, or another route that is in the menu', () => {
    const elsewhere = entries.filter(([name, { activeLink }]) => activeLink !== name);
    expect(elsewhere.length).toBeGreaterThan(5);
    for (const [name, { activeLink }] of elsewhere) {
      expect(routeEntry(activeLink as RouteName).menu.length, name).toBeGreaterThan(0);
    }
  });

  it('takes a label from the title unless it says another', () => {
    const repeated = Object.values(routes as Record<string, RouteEntry>).filter(({ title, menu = [] }) =>
      [menu].flat().some(({ label }) => label === title),
    );
    expect(repeated).toEqual([]);
  });

  it('has every line for who may do everything, and public ones for a visitor', () => {
    const whole = visibleMenu({ isSignedIn: true, ability: buildAbility(manageAll) });
    expect(whole.flatMap(({ items: shown }) => shown)).toHaveLength(items.length);
    const visitor = { isSignedIn: false, ability: buildAbility([]) };
    for (const { route } of visibleMenu(visitor).flatMap(({ items: shown }) => shown)) {
      expect(routeEntry(route).access, route).toBe('public');
    }
  });
});

describe('the guard', () => {
  const visitor = { isSignedIn: false, ability: buildAbility([]) };
  const expert = { isSignedIn: true, ability: buildAbility(manageAll) };
  const stripped = { isSignedIn: true, ability: buildAbility([]) };
  const expected = (access: (typeof entries)[number][1]['access']) =>
    access === 'public'
      ? ['allow', 'allow', 'allow']
      : access === 'guest'
        ? ['allow', 'home', 'home']
        : ['login', 'allow', 'forbidden'];

  it.each(entries)('decides %s for a visitor, an expert and somebody without rights', (_, entry) => {
    expect([visitor, expert, stripped].map((viewer) => decide(entry, viewer))).toEqual(expected(entry.access));
  });
});
