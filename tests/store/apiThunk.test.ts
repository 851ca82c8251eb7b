import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { mockServer } from '@mocks/node';
import { connectClient } from '@/api/client/call';
import { claims } from '@/api/endpoints/claims';
import { createStore, type AppStore } from '@/app/createStore';
import { apiThunk } from '@/store/apiThunk';
import { selectNotices } from '@/store/notices';

let store: AppStore;

beforeEach(() => {
  store = createStore();
  connectClient({
    host: '',
    readToken: () => null,
    sessionNumber: () => 0,
    onUnauthorized: () => undefined,
  });
});

describe('a failure', () => {
  beforeEach(() => mockServer.use(http.all('*/api/claims/*', () => HttpResponse.json({}, { status: 500 }))));
  const notices = () => selectNotices(store.getState()).map(({ textKey }) => textKey);
  const args = { params: { claimId: '7' } };

  it('of a read is left to the screen', async () => {
    await store.dispatch(apiThunk(claims.getClaim)(args));
    expect(notices()).toEqual([]);
  });

  it('of a write becomes a notice, with its own text where it has one', async () => {
    await store.dispatch(apiThunk(claims.deleteClaim)(args));
    await store.dispatch(apiThunk(claims.deleteClaim, { failureText: 'claims:keywords.notDeleted' })(args));
    expect(notices()).toEqual(['claims:keywords.notDeleted', 'common:failure.server']);
  });

  it('of a silent write is left to its form', async () => {
    await store.dispatch(apiThunk(claims.deleteClaim, { silent: true })(args));
    expect(notices()).toEqual([]);
  });
});
