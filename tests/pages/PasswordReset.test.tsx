import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import { personas } from '@mocks/personas';
import { authentication } from '@/api/endpoints/authentication';
import { writeDraft } from '@/platform/drafts';
import { endSession, selectIsSignedIn, selectUser } from '@/store/session';
import { arriveAt, render } from '../render';
import { fill, findRefusal, keptInBrowser, pageMarkup, recordBodies, recordCalls, tickCaptcha } from './authForms';

const { email } = personas.expert;
const chosen = 'Winter-2027';

describe('forgotten password (AUT-03)', () => {
  async function ask() {
    const view = await render('/forgot-password');
    await fill(view.user, { 'E-Mail-Adresse': email });
    await tickCaptcha(view.user);
    await view.user.click(await screen.findByRole('button', { name: 'Link senden' }));
    return view;
  }

  it('ends in "e-mail sent", named and focused', async () => {
    const bodies = recordBodies('/forgot-password');
    await ask();
    const heading = await screen.findByRole('heading', { level: 1, name: 'E-Mail gesendet' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(await screen.findByText(new RegExp(email))).toBeVisible();
    expect(bodies).toEqual([{ email, captcha_response: expect.stringMatching(/^stand-in-/) }]);
    expect(mocks.mails).toHaveLength(1);
  });

  it('says the same where there is no such account', async () => {
    const { user } = await render('/forgot-password');
    await fill(user, { 'E-Mail-Adresse': 'nobody@fachprofil.example' });
    await tickCaptcha(user);
    await user.click(await screen.findByRole('button', { name: 'Link senden' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'E-Mail gesendet' })).toBeVisible();
    expect(mocks.mails).toHaveLength(0);
  });

  it('sends once more after a minute, with a new answer of the check', async () => {
    const bodies = recordBodies('/forgot-password');
    const { user } = await ask();
    const again = await screen.findByRole('button', { name: /Noch einmal senden in \d+ s/ });
    expect(again).toBeDisabled();
    const now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => now + 61_000);
    const ready = await screen.findByRole('button', { name: 'Noch einmal senden' });
    expect(await screen.findByLabelText('Ich bin kein Roboter')).not.toBeChecked();
    await tickCaptcha(user);
    await user.click(ready);
    expect(await screen.findByText('Die E-Mail wurde noch einmal gesendet.')).toBeVisible();
    expect(bodies).toHaveLength(2);
    expect(bodies[0]?.['captcha_response']).not.toBe(bodies[1]?.['captcha_response']);
    expect(await screen.findByRole('button', { name: /Noch einmal senden in/ })).toBeDisabled();
  });

  it('leads back to another address', async () => {
    const { user } = await ask();
    await user.click(await screen.findByRole('button', { name: 'Andere Adresse verwenden' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Passwort vergessen' })).toHaveFocus());
    expect(await screen.findByLabelText('E-Mail-Adresse')).toHaveValue(email);
  });

  it('stays on the form where the call fails', async () => {
    mockServer.use(mockEndpoint(authentication.forgotPassword, () => HttpResponse.error()));
    await ask();
    expect(await findRefusal()).toHaveTextContent('Der Server ist gerade nicht erreichbar.');
    expect(await screen.findByLabelText('E-Mail-Adresse')).toHaveValue(email);
  });
});

describe('a new password with the mailed token (AUT-04)', () => {
  const token = () => {
    const account = mocks.world.table('accounts').where((row) => row.email === email)[0]!;
    account.reset_token = 'tok-42';
    return 'tok-42';
  };
  const open = (query: Record<string, string>) => render(`/reset-forgot-password?${new URLSearchParams(query)}`);
  async function choose(user: Awaited<ReturnType<typeof open>>['user'], again = chosen) {
    await fill(user, { 'Neues Passwort': chosen, 'Passwort wiederholen': again });
    await user.click(await screen.findByRole('button', { name: 'Passwort setzen' }));
  }

  it('is set, and leads to the sign-in with the e-mail filled in and the query kept', async () => {
    const bodies = recordBodies('/reset-forgot-password');
    const { user } = await open({ token: token(), email, to: '/posts/all-posts' });
    await choose(user);
    await arriveAt('/login?to=%2Fposts%2Fall-posts');
    expect(bodies).toEqual([{ email, token: 'tok-42', password: chosen, password_confirmation: chosen }]);
    expect(await within(await screen.findByRole('main')).findByText(/Ihr neues Passwort ist gesetzt/)).toBeVisible();
    expect(await screen.findByLabelText('E-Mail-Adresse')).toHaveValue(email);
  });

  it('takes token and e-mail out of the address at once, and the e-mail may not be changed (T26, D-03)', async () => {
    const { user } = await open({ token: token(), email });
    await arriveAt('/reset-forgot-password');
    expect(JSON.stringify(window.history.state)).not.toContain('tok-42');
    await waitFor(() => expect(pageMarkup()).not.toContain('tok-42'));
    expect(await screen.findByLabelText('E-Mail-Adresse')).toHaveValue(email);
    expect(await screen.findByLabelText('E-Mail-Adresse')).toHaveAttribute('readonly');
    await choose(user);
    await arriveAt('/login');
  });

  it('asks for the e-mail where the address holds none', async () => {
    const { user } = await open({ token: token() });
    await fill(user, { 'E-Mail-Adresse': email });
    await choose(user);
    await arriveAt('/login');
  });

  it.each(['', '?email=a%40b.example', '?token='])('is honest about an incomplete link: %s', async (search) => {
    const calls = recordCalls();
    await render(`/reset-forgot-password${search}`);
    expect(await screen.findByText(/Dieser Link ist unvollständig/)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Neuen Link anfordern' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    expect(screen.queryByRole('button', { name: 'Passwort setzen' })).toBeNull();
    expect(calls).toEqual([]);
  });

  it('tells a refused token and offers a new link', async () => {
    token();
    const { user } = await open({ token: 'old', email });
    await choose(user);
    expect(await findRefusal()).toHaveTextContent('Hoppla, Ihr Link scheint ungültig zu sein.');
    expect(await screen.findByRole('link', { name: 'Neuen Link anfordern' })).toBeVisible();
    expect(await screen.findByLabelText('Neues Passwort')).toHaveValue(chosen);
  });

  it('wants the confirmation to match', async () => {
    const calls = recordCalls();
    const { user } = await open({ token: token(), email });
    await choose(user, 'Anders-2027');
    expect(await findRefusal()).toHaveTextContent('Die beiden Passwörter stimmen nicht überein.');
    expect(calls).toEqual([]);
  });

  it('keeps robots and referrers away from the address', async () => {
    await open({ token: token(), email });
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
    expect(document.head.querySelector('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
    await act(() => Promise.resolve());
  });

  describe('opened with a session (D-55)', () => {
    const openAsAnna = () => {
      const query = new URLSearchParams({ token: token(), email });
      return render(`/reset-forgot-password?${query}`, { as: 'expert' });
    };

    it('offers to sign out, and goes on with its token', async () => {
      const bodies = recordBodies('/reset-forgot-password');
      const { user, store } = await openAsAnna();
      expect(await screen.findByText(/^Sie sind als .*Anna Bergmann angemeldet\./)).toBeVisible();
      expect(screen.queryByLabelText('Neues Passwort')).toBeNull();
      await user.click(await screen.findByRole('button', { name: 'Abmelden' }));
      expect(await screen.findByLabelText('E-Mail-Adresse')).toHaveValue(email);
      expect(selectIsSignedIn(store.getState())).toBe(false);
      expect(window.location.pathname).toBe('/reset-forgot-password');
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
      expect(keptInBrowser()).not.toContain('tok-42');
      await choose(user);
      await arriveAt('/login');
      expect(bodies).toEqual([{ email, token: 'tok-42', password: chosen, password_confirmation: chosen }]);
    });

    it('asks first where a draft would be lost (T33)', async () => {
      const { user, store } = await openAsAnna();
      const { id = '' } = selectUser(store.getState()) ?? {};
      writeDraft(id, 'claim-7', { question: 'Warum?' }, Date.now());
      await user.click(await screen.findByRole('button', { name: 'Abmelden' }));
      await user.click(await screen.findByRole('button', { name: 'Angemeldet bleiben' }));
      expect(selectIsSignedIn(store.getState())).toBe(true);
    });

    it.each(['logout', 'unauthorized', 'otherTab'] as const)('keeps its token where that ends: %s', async (reason) => {
      const { user, store } = await openAsAnna();
      await screen.findByRole('button', { name: 'Abmelden' });
      act(() => store.dispatch(endSession(reason)));
      await choose(user);
      await arriveAt('/login');
    });

    it('leads to the dashboard without a token (AUT-13)', async () => {
      await render('/reset-forgot-password', { as: 'expert' });
      await arriveAt('/dashboard');
    });
  });
});
