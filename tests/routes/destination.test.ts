import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  deletionToken,
  destinationAfterLogin,
  homeHref,
  loginHref,
  routeOf,
  storeVerificationLink,
  takeDeletionToken,
  waitingVerificationLink,
} from '@/routes/destination';
import { storageKey, writeStored } from '@/platform/clientStorage';
import { hostilePaths } from '../domain/hostilePaths';

const now = Date.UTC(2026, 5, 1, 12);
const day = 24 * 60 * 60 * 1000;

const after = (query: Record<string, string>) => destinationAfterLogin(`?${new URLSearchParams(query)}`, now);
const store = (path: unknown, until = now + day) => writeStored('verificationLink', { path, until });

describe('the login address of a page that needs a session (AUT-14)', () => {
  it.each([
    ['/competence/claims', '', '/login?to=%2Fcompetence%2Fclaims'],
    ['/posts/7', '?tab=1', '/login?tab=1&to=%2Fposts%2F7'],
    ['/', '?utm=x', '/login?utm=x'],
    ['/', '', '/login'],
    ['/dashboard', '?to=%2F%2Fevil.example', '/login?to=%2Fdashboard'],
  ])('%s%s leads to %s', (pathname, search, expected) => {
    expect(loginHref(pathname, search)).toBe(expected);
  });
});

describe('where a sign-in leads (AUT-09)', () => {
  it('leads to the dashboard where nothing else is named', () => {
    expect(destinationAfterLogin('', now)).toBe('/dashboard');
  });

  it('leads to the page named by `to`, with the query that was kept beside it', () => {
    expect(after({ to: '/competence/claims' })).toBe('/competence/claims');
    expect(after({ token: 'abc', to: '/users/delete' })).toBe('/users/delete?token=abc');
    expect(after({ tab: '1', to: '/posts/7#comments' })).toBe('/posts/7?tab=1#comments');
    expect(after({ tab: '1', to: '/posts/7?tab=2' })).toBe('/posts/7?tab=2');
  });

  it('leads to the deletion only with a token, which its address has given away', () => {
    expect(after({ to: '/users/delete' })).toBe('/dashboard');
    expect(takeDeletionToken(new URL('https://app.example/users/delete?token=abc'))).toBe('/users/delete');
    expect(takeDeletionToken(new URL('https://app.example/reset-forgot-password?token=def'))).toBeNull();
    expect(after({ to: '/users/delete' })).toBe('/users/delete');
    expect(deletionToken()).toBe('abc');
  });

  it.each(['/login', '/register', '/restore-account', '/not-authorized', '/pages/misc/not-found/500'])(
    'never leads to %s',
    (to) => {
      expect(after({ to })).toBe('/dashboard');
    },
  );

  it('leads to the stored verification page before anything else, once', () => {
    expect(storeVerificationLink('/verification/abc', now)).toBe(true);
    expect(waitingVerificationLink(now)).toBe('/verification/abc');
    expect(after({ to: '/competence/claims' })).toBe('/verification/abc');
    expect(after({ to: '/competence/claims' })).toBe('/competence/claims');
  });

  it.each(['/dashboard', '/posts/7', '/verification', 'https://evil.example/verification/abc', '/verification/..'])(
    'stores no other link: %s',
    (path) => {
      expect(storeVerificationLink(path, now)).toBe(false);
      expect(localStorage.getItem(storageKey('verificationLink'))).toBeNull();
    },
  );

  it.each([
    ['in its last moment', now + 1, '/personal/verification/42'],
    ['after 24 hours', now, '/dashboard'],
    ['with an end too far away', now + day + 1, '/dashboard'],
  ])('takes a stored link %s', (_, until, expected) => {
    store('/personal/verification/42', until);
    expect(destinationAfterLogin('', now)).toBe(expected);
    expect(localStorage.getItem(storageKey('verificationLink'))).toBeNull();
  });

  it.each(hostilePaths.map((value) => ({ value })))('is not led astray by $value', ({ value }) => {
    expect(after({ to: String(value) })).toMatch(/^\/(?:dashboard)?$/);
    store(value);
    expect(destinationAfterLogin('', now)).toBe('/dashboard');
    store(`/verification/${String(value)}`);
    const led = destinationAfterLogin('', now);
    if (led !== '/dashboard')
      expect(['verification', 'personalVerification']).toContain(routeOf(new URL(led, 'http://x').pathname));
  });

  it('leads to a page of ours whatever is written into the address or the storage', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        for (const to of [text, `/${text}`, `/dashboard${text}`]) {
          const path = after({ to });
          const url = new URL(path, window.location.origin);
          expect(url.origin).toBe(window.location.origin);
          expect(routeOf(url.pathname)).not.toBe('notFound');
        }
        store(`/verification/${text}`);
        const url = new URL(destinationAfterLogin('', now), window.location.origin);
        expect(url.origin).toBe(window.location.origin);
        expect(['dashboard', 'verification']).toContain(routeOf(url.pathname));
      }),
      { numRuns: 1000 },
    );
  });
});

it.each([
  ['admin', '/dashboard'],
  ['client', '/access-control'],
  ['expert', '/dashboard'],
  ['', '/dashboard'],
  [null, '/login?utm=x'],
])('`/` leads %s to %s (AUT-15)', (role, expected) => {
  expect(homeHref(role, '?utm=x')).toBe(expected);
});
