import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { clientStorage, readStored } from '@/platform/clientStorage';
import { draftNames, writeDraft } from '@/platform/drafts';
import { selectIsSignedIn, selectUser } from '@/store/session';
import { arriveAt, render } from '../render';

async function signOut(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: /^Mein Konto/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Abmelden' }));
}

describe('signing out (AUT-10)', () => {
  it('leads to the sign-in and leaves nothing of the person on the page', async () => {
    const { user, store } = await render('/access-control', { as: 'expert' });
    await signOut(user);
    await arriveAt('/login');
    expect(selectIsSignedIn(store.getState())).toBe(false);
    expect(document.cookie).not.toContain('fachprofil.token');
    await waitFor(() => expect(document.body).not.toHaveTextContent('Bergmann'));
  });

  it('asks once where a draft would be lost (T33)', async () => {
    const { user, store } = await render('/access-control', { as: 'expert' });
    const id = selectUser(store.getState())!.id;
    writeDraft(id, 'claim-7', { question: 'Warum?' }, Date.now());
    await signOut(user);
    const dialog = await screen.findByRole('dialog', { name: 'Abmelden und Entwürfe verwerfen?' });
    await user.click(await screen.findByRole('button', { name: 'Angemeldet bleiben' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(selectIsSignedIn(store.getState())).toBe(true);
    expect(draftNames(id)).toEqual(['claim-7']);
    await signOut(user);
    await user.click(await screen.findByRole('button', { name: 'Abmelden und verwerfen' }));
    await arriveAt('/login');
    expect(draftNames(id)).toEqual([]);
  });

  it('leaves the drafts that somebody else kept on this device', async () => {
    const { user, store } = await render('/access-control', { as: 'expert' });
    const id = selectUser(store.getState())?.id ?? null;
    writeDraft(id, 'claim-7', { question: 'Warum?' }, Date.now());
    writeDraft(`${id}1`, 'claim-8', { question: 'Wozu?' }, Date.now());
    writeDraft(null, 'register', { firstname: 'Anna' }, Date.now());
    await signOut(user);
    await user.click(await screen.findByRole('button', { name: 'Abmelden und verwerfen' }));
    await arriveAt('/login');
    expect(draftNames(id)).toEqual([]);
    expect(draftNames(null)).toEqual([]);
    expect(draftNames(`${id}1`)).toEqual(['claim-8']);
  });

  it("leaves nothing on this device under the user's id but groups, which no server keeps (T21, D-74)", async () => {
    const { user, store } = await render('/dashboard', { as: 'expert' });
    const id = selectUser(store.getState())!.id;
    const kept = () => Object.keys(localStorage).filter((key) => key.split('.').includes(id));
    await waitFor(() => expect(kept()).not.toEqual([]));
    for (const { area, key } of Object.values(clientStorage)) {
      if (area === 'local' && key.endsWith('*')) localStorage.setItem(key.replace('*', id), 'true');
    }
    localStorage.setItem(clientStorage.milestones.key.replace('*', `${id}1.firstSteps`), '"open"');
    await signOut(user);
    await arriveAt('/login');
    expect(kept()).toEqual([`fachprofil.invitationGroups.${id}`]);
    expect(readStored('milestones', `${id}1.firstSteps`)).toBe('open');
    // Nor under no id at all.
    expect(Object.keys(localStorage).filter((key) => /\.(?:\.|$)/.test(key))).toEqual([]);
  });

  it('empties the session storage, where the router keeps scroll positions (D-70)', async () => {
    const { user } = await render('/access-control', { as: 'expert' });
    window.dispatchEvent(new Event('pagehide'));
    expect(Object.keys(sessionStorage)).toContain('react-router-scroll-positions');
    await signOut(user);
    await arriveAt('/login');
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('leaves no scroll positions behind either when the browser leaves the page afterwards (D-70)', async () => {
    const { user, router } = await render('/access-control', { as: 'expert' });
    await signOut(user);
    await arriveAt('/login');
    await act(() => router.navigate('/forgot-password'));
    await arriveAt('/forgot-password');
    window.dispatchEvent(new Event('pagehide'));
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});
