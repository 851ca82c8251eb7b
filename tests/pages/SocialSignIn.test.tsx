import { render as renderTree, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { StrictMode } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openSession } from '@mocks/db/sessions';
import { mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import { authentication } from '@/api/endpoints/authentication';
import { App } from '@/app/App';
import { createRouter } from '@/app/router';
import { readStored, writeStored } from '@/platform/clientStorage';
import { selectUser } from '@/store/session';
import { arriveAt, render } from '../render';
import { findRefusal, recordCalls } from './authForms';

const callback = '/authorize/linkedin/callback';
const exchange = `GET ${callback}`;

/** What a sign-in begun in this browser leaves behind. */
function begin(changed: Record<string, unknown> = {}) {
  writeStored('socialSignIn', { provider: 'linkedin', at: Date.now(), state: 's', search: '', ...changed });
}

/** A code that the mock server takes once. */
function issueCode(): string {
  return mocks.world.table('socialCodes').add({ id: 'code-42', provider: 'linkedin', used: false }).id;
}

describe('signing in by another account (AUT-06)', () => {
  it('goes to the provider and comes back signed in, to where it was going', async () => {
    const calls = recordCalls();
    const { user, store } = await render('/login?to=%2Fposts%2Fall-posts');
    await user.click(await screen.findByRole('button', { name: 'Weiter mit LinkedIn' }));
    await arriveAt('/posts/all-posts');
    expect(calls.slice(0, 2)).toEqual(['GET /authorize/linkedin/redirect', exchange]);
    expect(selectUser(store.getState())?.firstname).toBe('Anna');
    expect(readStored('socialSignIn')).toBeNull();
  });

  it('leaves for the real provider by its own address only', async () => {
    mockServer.use(
      mockEndpoint(authentication.getProviderRedirect, () =>
        HttpResponse.json({ success: true, data: { url: 'https://linkedin.com.evil.example/oauth?state=s' } }),
      ),
    );
    const { user } = await render('/login');
    await user.click(await screen.findByRole('button', { name: 'Weiter mit Google' }));
    expect(await findRefusal()).toHaveTextContent('Die Anmeldung bei Google führt auf eine unbekannte Seite');
    expect(readStored('socialSignIn')).toBeNull();
    expect(window.location.pathname).toBe('/login');
  });

  it('says that a provider cannot be reached, and may be tried again', async () => {
    mocks.scenario = { ...mocks.scenario, thirdParties: 'blocked' };
    const { user } = await render('/login');
    const button = await screen.findByRole('button', { name: 'Weiter mit LinkedIn' });
    await user.click(button);
    expect(await findRefusal()).toHaveTextContent('LinkedIn ist gerade nicht erreichbar.');
    mocks.scenario = { ...mocks.scenario, thirdParties: 'success' };
    await user.click(button);
    await arriveAt('/dashboard');
  });

  it('is replaced by help inside other apps, with the waiting page in the address (ux no. 15)', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15; wv) FBAN/FB4A');
    writeStored('verificationLink', { path: '/verification/abc', until: Date.now() + 3_600_000 });
    const { user } = await render('/login');
    expect(screen.queryByRole('button', { name: 'Weiter mit LinkedIn' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: /kopieren/ }));
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/verification/abc`);
  });
});

describe('back from a provider', () => {
  it('the code is exchanged and out of the address (T26)', async () => {
    begin({ search: '?to=%2Fposts%2Fmy-posts' });
    const calls = recordCalls();
    await render(`${callback}?code=${issueCode()}&state=s`);
    await arriveAt('/posts/my-posts');
    expect(calls.filter((call) => call === exchange)).toHaveLength(1);
    expect(JSON.stringify(window.history.state)).not.toContain('code-42');
  });

  it('is taken once where effects run twice, as in strict mode (T7)', async () => {
    const { store, unmount } = await render('/login');
    unmount();
    begin();
    let answer = () => undefined as void;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let calls = 0;
    mockServer.use(
      mockEndpoint(authentication.finishProviderSignIn, async () => {
        calls += 1;
        await held;
        return HttpResponse.json({
          success: true,
          data: openSession(mocks.world, mocks.world.table('accounts').all()[0]!),
        });
      }),
    );
    window.history.replaceState(null, '', `${callback}?code=code-42&state=s`);
    const router = createRouter(store, Promise.resolve());
    onTestFinished(() => router.dispose());
    renderTree(
      <StrictMode>
        <App store={store} router={router} />
      </StrictMode>,
    );
    await waitFor(() => expect(calls).toBe(1));
    expect(await screen.findByRole('heading', { level: 1, name: 'Anmeldung wird abgeschlossen' })).toBeVisible();
    answer();
    await arriveAt('/dashboard');
    expect(calls).toBe(1);
    expect(selectUser(store.getState())).not.toBeNull();
  });

  it.each([
    ['opened cold', () => undefined, '?code=code-42&state=s'],
    ['of another provider', () => begin({ provider: 'google' }), '?code=code-42&state=s'],
    ['older than ten minutes', () => begin({ at: Date.now() - 600_001 }), '?code=code-42&state=s'],
    ['with another state', () => begin(), '?code=code-42&state=t'],
    ['without its state', () => begin(), '?code=code-42'],
    ['loaded again', () => undefined, ''],
  ])('%s ends without a call (T6)', async (_, prepare, search) => {
    issueCode();
    prepare();
    const calls = recordCalls();
    await render(callback + search);
    expect(await findRefusal()).toHaveTextContent('nicht in diesem Browser begonnen oder ist abgelaufen');
    expect(await screen.findByRole('heading', { level: 1, name: 'Anmeldung nicht möglich' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Zurück zur Anmeldung' })).toHaveAttribute('href', '/login');
    expect(calls).toEqual([]);
    expect(readStored('socialSignIn')).toBeNull();
  });

  it('of a provider that nobody configured shows nothing of the address', async () => {
    begin({ provider: 'evil-corp' });
    const calls = recordCalls();
    await render('/authorize/evil-corp/callback?code=code-42&state=s');
    await findRefusal();
    expect(document.body).not.toHaveTextContent(/evil/i);
    expect(calls).toEqual([]);
  });

  it('declined by the person ends without a call', async () => {
    begin();
    const calls = recordCalls();
    await render(`${callback}?error=access_denied&error_description=<b>no</b>&state=s`);
    expect(await findRefusal()).toHaveTextContent('Die Anmeldung bei LinkedIn hat nicht geklappt.');
    expect(document.body).not.toHaveTextContent('access_denied');
    await arriveAt(callback);
    expect(calls).toEqual([]);
  });

  it.each([401, 422, 500])('refused by the server (%i) stays signed out, with a way back', async (status) => {
    begin();
    mockServer.use(mockEndpoint(authentication.finishProviderSignIn, () => HttpResponse.json({}, { status })));
    const { store } = await render(`${callback}?code=x&state=s`);
    expect(await findRefusal()).toHaveTextContent('hat nicht geklappt');
    expect(selectUser(store.getState())).toBeNull();
  });

  it('never switches who is signed in already', async () => {
    issueCode();
    const calls = recordCalls();
    begin();
    const { store } = await render(`${callback}?code=code-42&state=s`, { as: 'contact' });
    expect(await findRefusal()).toHaveTextContent('Sie sind bereits als Petra Lindner angemeldet.');
    expect(calls).not.toContain(exchange);
    expect(selectUser(store.getState())?.firstname).toBe('Petra');
  });
});
