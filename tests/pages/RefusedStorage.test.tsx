import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { mockEndpoint } from '@mocks/createHandlers';
import { mockServer } from '@mocks/node';
import { endorsements } from '@/api/endpoints/endorsements';
import { draftNames } from '@/platform/drafts';
import { endSession } from '@/store/session';
import { arriveAt, render } from '../render';
import { accountOf } from './profileWorld';
import { chooseOccupation } from './profileWizard';

/* A browser that keeps nothing: no sentence may say that it does (quality F27). */

const notKept = /Dieser Browser bewahrt Ihre Eingaben gerade nicht auf/;
const draftState = 'Entwurf auf diesem Gerät';

/** Full, over quota, or a private window of an older browser. */
const refuseWrites = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

/** Blocked by the settings: even looking at the storage fails. */
function blockStorage() {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    vi.spyOn(globalThis, name, 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  }
}

const asksBeforeClosing = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

async function write(user: UserEvent, field: string, text: string) {
  await user.click(await screen.findByLabelText(field));
  await user.paste(text);
}

describe('a browser that refuses to keep anything', () => {
  it.each([
    ['/competence/new-claim', (user: UserEvent) => write(user, 'Frage', 'Was kostet ein Dach?')],
    ['/competence/new-profile', (user: UserEvent) => chooseOccupation(user)],
  ])('holds no draft of what is created at %s, and does not say so', async (path, enter) => {
    const { user } = await render(path, { as: 'expert' });
    expect(await screen.findByText(draftState)).toBeVisible();
    refuseWrites();
    await enter(user);
    expect(await screen.findByText('Nicht gespeichert')).toBeVisible();
    expect(screen.queryByText(draftState)).toBeNull();
    expect(screen.queryByText(/auf diesem Gerät gesichert/)).toBeNull();
  });

  it('is known before anything is written where storage is blocked', async () => {
    blockStorage();
    await render('/posts/new-post', { as: 'expert' });
    expect(await screen.findByText('Nicht gespeichert')).toBeVisible();
    expect(screen.queryByText(draftState)).toBeNull();
  });

  it('is asked about before a page with unsaved text is left, in true words', async () => {
    const { user } = await render('/posts/new-post', { as: 'expert' });
    expect(await screen.findByText(draftState)).toBeVisible();
    refuseWrites();
    await write(user, 'Titel', 'Was kostet ein Dach?');
    expect(await screen.findByText('Nicht gespeichert')).toBeVisible();
    await user.click(screen.getAllByRole('link', { name: 'Meine Beiträge' })[0] as HTMLElement);
    const dialog = await screen.findByRole('dialog', { name: 'Seite verlassen?' });
    expect(dialog).toHaveTextContent(notKept);
    expect(dialog).not.toHaveTextContent(/gesichert/);
  });

  it('is asked about before the window is closed, until it keeps the text or the text is not needed', async () => {
    const { user } = await render('/competence/new-claim', { as: 'expert' });
    const refusing = refuseWrites();
    await write(user, 'Frage', 'Was kostet ein Dach?');
    await waitFor(() => expect(asksBeforeClosing()).toBe(true));
    refusing.mockRestore();
    await write(user, 'Frage', ' Und wann?');
    await waitFor(() => expect(asksBeforeClosing()).toBe(false));
    expect(await screen.findByText(draftState)).toBeVisible();
  });

  it('does not lose what was typed as long as its window is open, and gives it to nobody else', async () => {
    const { user, store, router } = await render('/competence/new-claim', { as: 'expert' });
    refuseWrites();
    await write(user, 'Frage', 'Was kostet ein Dach?');
    await screen.findByText('Nicht gespeichert');
    await act(() => router.navigate('/competence/claims'));
    await screen.findByRole('heading', { level: 1, name: 'Meine Claims' });
    await act(() => router.navigate('/competence/new-claim'));
    expect(await screen.findByText(/^Noch nicht gespeicherter Text vom/)).toBeVisible();
    act(() => store.dispatch(endSession('logout')));
    await arriveAt('/login');
    expect(draftNames(String(accountOf('expert').id))).toEqual([]);
    expect(asksBeforeClosing()).toBe(false);
  });

  it('does not keep a group, and the notice of the move says so', async () => {
    const { user } = await render('/recommendations/customers', { as: 'expert' });
    expect(await screen.findByText('Nur auf diesem Gerät.')).toBeVisible();
    refuseWrites();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Gruppe von Ute Sander' }), 'Kunden');
    expect(await screen.findByText(/^Ute Sander: jetzt in „Kunden“/)).toHaveTextContent(notKept);
    await waitFor(() => expect(screen.queryByText('Nur auf diesem Gerät.')).toBeNull());
  });

  it('has the address of an invitation that asks for a sign-in taken along to it', async () => {
    blockStorage();
    mockServer.use(
      mockEndpoint(endorsements.getPublicInvitation, () => HttpResponse.json({ success: false }, { status: 401 })),
    );
    await render('/verification/ein-token');
    const login = await screen.findByRole('link', { name: 'Ich habe schon ein Konto' });
    expect(login).toHaveAttribute('href', '/login?to=%2Fverification%2Fein-token');
  });

  it('is no place where text outlasts a lost connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { unmount } = await render('/login');
    expect(await screen.findByText(/^Keine Verbindung\. Was Sie eingeben, bleibt/)).toBeVisible();
    unmount();
    blockStorage();
    await render('/login');
    expect(await screen.findByText(/^Keine Verbindung\. /)).toHaveTextContent(notKept);
  });
});
