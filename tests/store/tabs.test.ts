import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore, type AppStore } from '@/app/createStore';
import { clientStorage } from '@/platform/clientStorage';
import { watchTabs, type TabMessage } from '@/platform/tabs';
import {
  beginSession,
  checkSession,
  endSession,
  selectIsSignedIn,
  selectSession,
  selectSessionNumber,
  sessionToken,
} from '@/store/session';
import { cookies } from '../cookies';

const anna = { id: '11', firstname: 'Anna', lastname: 'Bergmann', role: 'expert' };

let store: AppStore;

beforeEach(() => {
  store = createStore();
  store.dispatch(beginSession({ access_token: 'secret-a', user: anna }, false));
});

describe('a message that overtakes the cookies (T22, G8)', () => {
  it('ends the session of the same user, although its token can still be read', () => {
    store.dispatch(checkSession({ type: 'ended', userId: anna.id }));
    expect(selectSession(store.getState())).toMatchObject({ user: null, lastEnd: 'otherTab' });
    // Neither a look at the cookies nor a call takes the ended session up again.
    store.dispatch(checkSession());
    expect(store.dispatch(sessionToken())).toBeNull();
    expect(selectIsSignedIn(store.getState())).toBe(false);
  });

  it('ends the session where somebody else has signed in', () => {
    store.dispatch(checkSession({ type: 'began', userId: '12' }));
    expect(selectIsSignedIn(store.getState())).toBe(false);
    cookies.write(clientStorage.user.key, JSON.stringify({ ...anna, id: '12' }));
    cookies.write(clientStorage.token.key, 'secret-b');
    store.dispatch(checkSession());
    expect(selectSession(store.getState())).toMatchObject({ user: { id: '12' }, lastBegin: 'otherTab' });
  });

  it('is followed by the next sign-in of the same user', () => {
    store.dispatch(checkSession({ type: 'ended', userId: anna.id }));
    store.dispatch(checkSession({ type: 'began', userId: anna.id }));
    expect(selectIsSignedIn(store.getState())).toBe(false);
    cookies.write(clientStorage.token.key, 'secret-b');
    expect(store.dispatch(sessionToken())).toBe('secret-b');
    expect(selectSession(store.getState())).toMatchObject({ user: anna, lastBegin: 'otherTab' });
  });

  it('is followed by a session that can be read already', () => {
    cookies.write(clientStorage.token.key, 'secret-b');
    store.dispatch(checkSession({ type: 'ended', userId: anna.id }));
    expect(selectSession(store.getState())).toMatchObject({ user: anna, number: 3, lastBegin: 'otherTab' });
    expect(store.dispatch(sessionToken())).toBe('secret-b');
  });

  it('changes nothing where it is about somebody else, or about the same session', () => {
    store.dispatch(checkSession({ type: 'ended', userId: '12' }));
    store.dispatch(checkSession({ type: 'began', userId: anna.id }));
    expect(selectSessionNumber(store.getState())).toBe(1);
  });
});

describe('messages between tabs', () => {
  /** Stands for another tab: a channel never hears itself. */
  const other = () => new BroadcastChannel('fachprofil.session');

  it('name whose session has begun or ended', async () => {
    const heard: unknown[] = [];
    const channel = other();
    channel.addEventListener('message', ({ data }) => heard.push(data));
    store.dispatch(endSession('logout'));
    store.dispatch(beginSession({ access_token: 'secret-b', user: anna }, false));
    await vi.waitFor(
      () =>
        // Other test files, which run beside this one, speak on the same channel.
        expect(heard).toEqual(
          expect.arrayContaining([
            { type: 'ended', userId: '11' },
            { type: 'began', userId: '11' },
          ]),
        ),
      { timeout: 20_000 },
    );
    channel.close();
  });

  it.each([null, 'ended', { type: 'ended' }, { type: 'gone', userId: '11' }])(
    'of another form (%j) cause no more than a look at the cookies',
    async (data) => {
      const onChange = vi.fn<(message?: TabMessage) => void>();
      const stop = watchTabs(onChange);
      const channel = other();
      channel.postMessage(data);
      await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith(undefined), { timeout: 20_000 });
      channel.close();
      stop();
    },
  );
});
