import { describe, expect, it } from 'vitest';
import { isAnswerTo, providerName, readBegunSignIn, signInTarget, type BegunSignIn } from '@/domain/socialSignIn';

const callback = 'https://fachprofil.example/authorize/linkedin/callback';
const places = { callback, api: 'https://backend.example/api/', hosts: { acme: 'login.acme.example' } };
const target = (address: string, provider = 'linkedin') => signInTarget(address, provider, places);

describe('the address a sign-in is sent to', () => {
  it.each(['https://www.linkedin.com/oauth/v2/authorization?client_id=1&state=s', 'https://linkedin.com/oauth'])(
    'may be %s',
    (address) => {
      expect(target(address)).toEqual({ type: 'provider', address });
    },
  );

  it('may be our own callback of the same provider', () => {
    expect(target(`${callback}?code=1&state=s`)).toEqual({
      type: 'own',
      path: '/authorize/linkedin/callback?code=1&state=s',
    });
  });

  it('is that of its own provider', () => {
    const address = 'https://accounts.google.com/o/oauth2/v2/auth?state=s';
    expect(target(address, 'google')).toEqual({ type: 'provider', address });
    expect(target(address)).toBeNull();
  });

  it.each([
    'http://www.linkedin.com/oauth',
    'https://linkedin.com.evil.example/oauth',
    'https://evil-linkedin.com/oauth',
    'https://www.linkedin.com@evil.example/',
    'https://user:secret@www.linkedin.com/',
    'https://www.linkedin.com:8443/oauth',
    'https://evil.example/?u=https://www.linkedin.com',
    'https://fachprofil.example/dashboard',
    'https://fachprofil.example/authorize/google/callback?code=1',
    'javascript:alert(1)',
    'data:text/html,x',
    '//www.linkedin.com/oauth',
    '/authorize/linkedin/callback',
    '',
  ])('is never %s', (address) => {
    expect(target(address)).toBeNull();
  });
});

describe('the host of a sign-in page', () => {
  it.each([
    ['linkedin-openid', 'https://www.linkedin.com/oauth/v2/authorization'],
    ['google', 'https://accounts.google.com/o/oauth2/auth'],
    ['microsoft', 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize'],
    ['azure', 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize'],
    ['twitter', 'https://api.twitter.com/oauth/authenticate'],
    ['twitter-oauth-2', 'https://twitter.com/i/oauth2/authorize'],
    ['x', 'https://x.com/i/oauth2/authorize'],
    ['facebook', 'https://www.facebook.com/v3.3/dialog/oauth'],
    ['github', 'https://github.com/login/oauth/authorize'],
    ['apple', 'https://appleid.apple.com/auth/authorize'],
    ['acme', 'https://login.acme.example/authorize'],
    ['nobody-knows', 'https://backend.example/oauth/start?state=s'],
    ['google', 'https://backend.example/login/google'],
  ])('of %s may be that of %s', (provider, address) => {
    expect(target(address, provider)).toEqual({ type: 'provider', address });
  });

  it.each([
    ['nobody-knows', 'https://nobody-knows.com/oauth'],
    ['constructor', 'https://constructor.com/oauth'],
    ['acme', 'https://acme.example/authorize'],
    ['google', 'https://docs.google.com/forms'],
    ['google', 'https://x.com/i/oauth2/authorize'],
    ['google', 'http://backend.example/login/google'],
    ['google', 'https://backend.example.evil.example/login'],
    ['google', 'https://user@backend.example/login'],
  ])('of %s is never that of %s', (provider, address) => {
    expect(target(address, provider)).toBeNull();
  });

  it('is on our own origin below the address of the calls only', () => {
    const own = { ...places, api: 'https://fachprofil.example/api/' };
    const address = 'https://fachprofil.example/api/authorize/google';
    expect(signInTarget(address, 'google', own)).toEqual({ type: 'provider', address });
    expect(signInTarget('https://fachprofil.example/users/delete', 'google', own)).toBeNull();
  });
});

describe('the bond between going and coming back', () => {
  const now = Date.UTC(2026, 5, 1, 12);
  const begun: BegunSignIn = { provider: 'google', at: now - 1000, state: 's', search: '?to=%2Fposts%2F1' };

  it('holds for the same provider and state within ten minutes', () => {
    expect(isAnswerTo(begun, { provider: 'google', state: 's' }, now)).toBe(true);
    expect(isAnswerTo(begun, { provider: 'google', state: 's' }, begun.at + 600_000)).toBe(true);
  });

  it.each([
    ['nothing was begun', null, { provider: 'google', state: 's' }, now],
    ['another provider answers', begun, { provider: 'linkedin', state: 's' }, now],
    ['the state is another', begun, { provider: 'google', state: 't' }, now],
    ['the state is missing', begun, { provider: 'google', state: null }, now],
    ['a state comes that was not given', { ...begun, state: null }, { provider: 'google', state: 's' }, now],
    ['it is too old', begun, { provider: 'google', state: 's' }, begun.at + 600_001],
    ['it lies in the future', begun, { provider: 'google', state: 's' }, begun.at - 1],
  ])('breaks where %s', (_, bond, answer, at) => {
    expect(isAnswerTo(bond, answer, at)).toBe(false);
  });

  it.each([null, 'text', 7, [], {}, { provider: 'google' }, { provider: 1, at: now }])(
    'is not read from %j',
    (stored) => {
      expect(readBegunSignIn(stored)).toBeNull();
    },
  );
});

it.each([
  ['linkedin', 'LinkedIn'],
  ['google', 'Google'],
  ['xing', 'Xing'],
])('shows %s as %s', (provider, name) => {
  expect(providerName(provider)).toBe(name);
});
