import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { invitationTokens } from '@mocks/db/seedInvitations';
import { mockEndpoint } from '@mocks/createHandlers';
import { mockServer } from '@mocks/node';
import { endorsements } from '@/api/endpoints/endorsements';
import { fetchRoute, startPreload, offerReload, type Preloads } from '@/app/preload';
import { routes } from '@/routes/table';
import { render } from '../render';
import { recordCalls } from './authForms';

/* The head start of a first visit (performance S3, S4), with a block as the build writes it. */

const known: Preloads = {
  files: ['assets/Verification.js', 'assets/de.js', 'assets/en.js', 'assets/Dashboard.js'],
  visits: [
    {
      addresses: [routes.dashboard.path],
      session: true,
      files: [3],
      texts: { de: [1], en: [2] },
    },
    {
      addresses: [routes.verification.path],
      session: false,
      files: [0],
      texts: { de: [1], en: [2] },
      heading: { de: 'Bestätigung', en: 'Confirmation' },
      read: {
        path: endorsements.getPublicInvitation.path,
        heading: { de: '{{name}} bittet Sie', en: '{{name}} asks you' },
      },
    },
  ],
  crash: { heading: { de: 'Nichts da' }, reload: { de: 'Neu laden' } },
  unsupported: { heading: { de: 'Zu alt' }, text: { de: 'Bitte aktualisieren' } },
};

const pathOf = (token: string) => `/verification/${token}`;
const callOf = (token: string) => `GET /endorsement/invitation/public/${token}`;
const preloaded = () =>
  [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));
const first = (name: string) => document.querySelector(`.first-${name}`);

beforeEach(() => {
  // The clock stands still, so that on a slow machine no answer is stale when its page arrives.
  vi.useFakeTimers({ toFake: ['Date'] });
  document.documentElement.lang = 'de';
  const [frame, card, message, heading] = ['', '-card', '-message', '-heading'].map((name) => {
    const element = document.createElement('span');
    element.className = `first${name}`;
    return element;
  }) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
  frame.setAttribute('aria-hidden', 'true');
  card.append(message, heading);
  frame.append(card);
  document.body.append(frame);
});

afterEach(() => {
  delete document.documentElement.dataset['signedIn'];
  document.querySelectorAll('.first, link[rel=modulepreload]').forEach((element) => element.remove());
});

describe('a page that is opened later', () => {
  it('is fetched whole, and nothing twice', () => {
    startPreload(known, pathOf(invitationTokens.pending));
    fetchRoute(known, routes.dashboard.path);
    fetchRoute(known, routes.dashboard.path);
    expect(preloaded()).toEqual(['/assets/Verification.js', '/assets/de.js', '/assets/Dashboard.js']);
  });

  it('is left to itself where the build does not name it', () => {
    fetchRoute(known, routes.claims.path);
    expect(preloaded()).toEqual([]);
  });
});

describe('what an address gives away', () => {
  it('is fetched in the language of the page, and the heading stands there', () => {
    document.documentElement.lang = 'en';
    startPreload(known, `${pathOf('some-token')}/`);
    expect(preloaded()).toEqual(['/assets/Verification.js', '/assets/en.js']);
    expect(first('heading')).toHaveTextContent('Confirmation');
  });

  it.each(['/dashboard', '/verification', '/verification/', '/verification/a/b', '/nowhere'])(
    'is nothing for %s without a session',
    (address) => {
      const calls = recordCalls();
      startPreload(known, address);
      expect(preloaded()).toEqual([]);
      expect(calls).toEqual([]);
    },
  );

  it('with a session is code and texts, while the read waits for the bearer', async () => {
    const calls = recordCalls();
    document.documentElement.dataset['signedIn'] = '';
    startPreload(known, '/dashboard');
    startPreload(known, pathOf(invitationTokens.pending));
    expect(preloaded()).toEqual(['/assets/Dashboard.js', '/assets/de.js', '/assets/Verification.js']);
    await Promise.resolve();
    expect(calls).toEqual([]);
  });

  it('leads to no call where a part of it could change the call', () => {
    const calls = recordCalls();
    startPreload(known, '/verification/..%2F..%2Fusers');
    startPreload(known, '/verification/%E0%A4%A');
    expect(calls).toEqual([]);
    expect(first('heading')).toHaveTextContent('Bestätigung');
  });
});

describe('the early read of an invitation', () => {
  it('shows who asks at once, and the page takes its answer: one call', async () => {
    const calls = recordCalls();
    startPreload(known, pathOf(invitationTokens.pending));
    await waitFor(() => expect(first('heading')).toHaveTextContent('Dr.-Ing. Anna Bergmann bittet Sie'));
    expect(first('message')).toHaveTextContent(/Anlage der Schule/);
    await render(pathOf(invitationTokens.pending));
    await screen.findAllByRole('switch');
    expect(calls).toEqual([callOf(invitationTokens.pending)]);
  });

  it('leaves the heading alone where nothing is left to confirm', async () => {
    startPreload(known, pathOf(invitationTokens.expired));
    await render(pathOf(invitationTokens.expired));
    expect(await screen.findByRole('heading', { level: 1, name: /abgelaufen/ })).toBeVisible();
    expect(first('heading')).toHaveTextContent('Bestätigung');
  });

  it.each([
    ['a page of HTML', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 200 })],
    ['a server that fails', () => HttpResponse.json({ message: 'no' }, { status: 500 })],
  ])('hands %s over to the page, which says so and asks again', async (_, answer) => {
    const calls = recordCalls();
    mockServer.use(mockEndpoint(endorsements.getPublicInvitation, answer, { once: true }));
    startPreload(known, pathOf(invitationTokens.pending));
    const { user } = await render(pathOf(invitationTokens.pending));
    await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
    await screen.findAllByRole('switch');
    expect(first('heading')).toHaveTextContent('Bestätigung');
    expect(calls).toEqual([callOf(invitationTokens.pending), callOf(invitationTokens.pending)]);
  });
});

it('asks again by itself where the early read broke off', async () => {
  const calls = recordCalls();
  mockServer.use(mockEndpoint(endorsements.getPublicInvitation, () => HttpResponse.error(), { once: true }));
  startPreload(known, pathOf(invitationTokens.pending));
  await render(pathOf(invitationTokens.pending));
  await screen.findAllByRole('switch');
  expect(calls).toEqual([callOf(invitationTokens.pending), callOf(invitationTokens.pending)]);
});

it('stays no longer than a moment where the answer does not come', async () => {
  const calls = recordCalls();
  let answer = () => {};
  const held = new Promise<undefined>((resolve) => {
    answer = () => resolve(undefined);
  });
  mockServer.use(mockEndpoint(endorsements.getPublicInvitation, () => held, { once: true }));
  startPreload(known, pathOf(invitationTokens.pending));
  await render(pathOf(invitationTokens.pending));
  expect(screen.getByRole('heading', { level: 1, name: 'Bestätigung' })).toBeVisible();
  answer();
  await screen.findAllByRole('switch');
  expect(calls).toEqual([callOf(invitationTokens.pending)]);
});

it('offers the way out where the application has not arrived', () => {
  offerReload(known);
  expect(screen.getByRole('alert')).not.toHaveAttribute('aria-hidden');
  expect(screen.getByRole('heading', { level: 1, name: 'Nichts da' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Neu laden' })).toBeVisible();
});
