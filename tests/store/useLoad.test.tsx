import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Profiler, StrictMode } from 'react';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mockServer } from '@mocks/node';
import { connectClient } from '@/api/client/call';
import { claims } from '@/api/endpoints/claims';
import { createStore, type AppStore } from '@/app/createStore';
import { apiThunk } from '@/store/apiThunk';
import { useAppSelector, useLoad, useRead, useRequest } from '@/store/hooks';
import { rootReducer } from '@/store/rootReducer';
import { cancelRequest, idleRequest, staleTimeMs, trackRequest } from '@/store/trackRequest';

const fetchClaim = apiThunk(claims.getClaim, { typeSuffix: 'loaded' });

const slice = createSlice({
  name: 'loaded',
  initialState: { question: '', request: idleRequest },
  reducers: {},
  extraReducers: (builder) => {
    trackRequest(
      builder,
      (state) => state.request,
      fetchClaim,
      (state, { question }) => {
        state.question = question;
      },
    );
  },
  selectors: { selectLoaded: (state) => state },
});

declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

const { selectLoaded } = slice.injectInto(rootReducer).selectors;

/** Ids of the claims requested, in order. */
let requested: string[];
let aborted: string[];
/** Resolves held requests. */
let release: () => void;
let store: AppStore;

function answer(kind: 'at once' | 'held' | 'offline'): void {
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  mockServer.use(
    http.get('*/api/claims/:claimId', async ({ params, request }) => {
      const id = String(params['claimId']);
      requested.push(id);
      request.signal.addEventListener('abort', () => aborted.push(id));
      if (kind === 'offline') return HttpResponse.error();
      if (kind === 'held') await held;
      return HttpResponse.json({ success: true, data: { id, question: `Question ${id}`, status: 'draft' } });
    }),
  );
}

beforeEach(() => {
  store = createStore();
  requested = [];
  aborted = [];
  connectClient({
    host: '',
    readToken: () => null,
    sessionNumber: () => 0,
    onUnauthorized: () => undefined,
    adapter: 'fetch',
  });
  answer('at once');
});

function Claim({ id }: { id: string | null }) {
  const { question, request } = useAppSelector(selectLoaded);
  const reload = useLoad(fetchClaim, id === null ? null : argsOf(id), request);
  return (
    <>
      <output>
        {request.status}: {question}
      </output>
      <button type="button" onClick={reload}>
        Reload
      </button>
    </>
  );
}

const argsOf = (claimId: string) => ({ params: { claimId } });

function show(id: string | null, others = false) {
  const tree = (shownId: string | null, withOther: boolean) => (
    <StrictMode>
      <Provider store={store}>
        {withOther ? <Claim key="other" id={shownId} /> : null}
        <Claim key="own" id={shownId} />
      </Provider>
    </StrictMode>
  );
  const view = render(tree(id, others));
  return { ...view, change: (next: string | null, withOther = false) => view.rerender(tree(next, withOther)) };
}

const shows = (text: string) => waitFor(() => expect(screen.getAllByRole('status')[0]).toHaveTextContent(text));

function settled(claimId: string, ago: number) {
  store.dispatch(fetchClaim.pending('before', argsOf(claimId)));
  const claim = { id: claimId, question: 'Before' } as Parameters<typeof fetchClaim.fulfilled>[0];
  store.dispatch(fetchClaim.fulfilled(claim, 'before', argsOf(claimId), { settledAt: Date.now() - ago }));
}

describe('useLoad', () => {
  it('loads what is not there yet, with one request', async () => {
    show('1');
    await shows('succeeded: Question 1');
    expect(requested).toEqual(['1']);
  });

  it('loads nothing without arguments', async () => {
    show(null);
    await shows('idle:');
    expect(requested).toEqual([]);
  });

  it('leaves alone what has just been loaded, with the same arguments', async () => {
    settled('1', 0);
    const { change } = show('1');
    await shows('succeeded: Before');
    expect(requested).toEqual([]);
    change('2');
    await shows('succeeded: Question 2');
    expect(requested).toEqual(['2']);
  });

  it('loads again what is stale', async () => {
    settled('1', staleTimeMs);
    show('1');
    await shows('succeeded: Question 1');
    expect(requested).toEqual(['1']);
  });

  it('shows a failure of just now instead of causing the next one', async () => {
    answer('offline');
    await store.dispatch(fetchClaim(argsOf('1')));
    show('1');
    await shows('failed:');
    expect(requested).toEqual(['1']);
  });

  it('refetches on request', async () => {
    show('1');
    await shows('succeeded: Question 1');
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(requested).toEqual(['1', '1']));
    await shows('succeeded: Question 1');
  });

  it('waits for a request that is under way, and takes over when that is aborted', async () => {
    answer('held');
    const running = store.dispatch(fetchClaim(argsOf('1')));
    show('1');
    await waitFor(() => expect(requested).toEqual(['1']));
    act(() => running.abort());
    await waitFor(() => expect(requested).toEqual(['1', '1']));
    release();
    await shows('succeeded: Question 1');
  });

  it('takes over from a component that unmounts', async () => {
    answer('held');
    const { change } = show('1', true);
    await waitFor(() => expect(requested).toEqual(['1']));
    change('1');
    release();
    await shows('succeeded: Question 1');
  });

  it('aborts when the arguments change and when it unmounts', async () => {
    answer('held');
    const { change, unmount } = show('1');
    await waitFor(() => expect(requested).toEqual(['1']));
    change('2');
    await waitFor(() => expect(requested).toEqual(['1', '2']));
    await waitFor(() => expect(aborted).toEqual(['1']));
    unmount();
    await waitFor(() => expect(aborted).toEqual(['1', '2']));
    expect(selectLoaded(store.getState()).request.status).toBe('idle');
  });

  it('leaves alone what the user has cancelled, with every request for the same, until it is asked to reload', async () => {
    answer('held');
    void store.dispatch(fetchClaim(argsOf('1')));
    show('1');
    const loaded = () => selectLoaded(store.getState()).request;
    await waitFor(() => expect(requested).toEqual(['1']));
    act(() => store.dispatch(cancelRequest(loaded().requestId ?? '')));
    await shows('failed:');
    expect(loaded().error).toEqual({ kind: 'aborted' });
    await waitFor(() => expect(aborted).toEqual(['1']));
    answer('at once');
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    await shows('succeeded: Question 1');
    expect(requested).toEqual(['1', '1']);
  });

  it('loads once when the browser is back online after a lost connection (quality F23)', async () => {
    answer('offline');
    show('1');
    await shows('failed:');
    answer('at once');
    act(() => void window.dispatchEvent(new Event('online')));
    await shows('succeeded: Question 1');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(requested).toEqual(['1', '1']);
  });
});

describe('useRequest', () => {
  const selectRequest = (state: ReturnType<typeof rootReducer>) => selectLoaded(state).request;

  /** Shows the data with the state of its request, and says how often. */
  function showQuestion() {
    const onRender = vi.fn<() => void>();
    const Question = () => {
      const question = useAppSelector((state) => selectLoaded(state).question);
      const { status } = useRequest(selectRequest);
      return <output>{`${status}: ${question}`}</output>;
    };
    render(
      <Provider store={store}>
        <Profiler id="question" onRender={onRender}>
          <Question />
        </Profiler>
      </Provider>,
    );
    return onRender;
  }

  const load = () => act(() => store.dispatch(fetchClaim(argsOf('1'))));

  it('follows the first read, its failure and the next attempt', async () => {
    showQuestion();
    expect(screen.getByRole('status')).toHaveTextContent('idle:');
    answer('offline');
    await load();
    expect(screen.getByRole('status')).toHaveTextContent('failed:');
    answer('held');
    const running = store.dispatch(fetchClaim(argsOf('1')));
    await shows('loading:');
    release();
    await act(async () => void (await running));
    await shows('succeeded: Question 1');
  });

  it('shows what is there, also nothing, to who comes while it is read again', async () => {
    await load();
    answer('held');
    const running = store.dispatch(fetchClaim(argsOf('1')));
    showQuestion();
    expect(screen.getByRole('status')).toHaveTextContent('succeeded: Question 1');
    release();
    await act(async () => void (await running));
    expect(screen.getByRole('status')).toHaveTextContent('succeeded: Question 1');
  });

  it('stays as it is while what is there is read again, and is not rendered where nothing is new', async () => {
    const onRender = showQuestion();
    await load();
    await shows('succeeded: Question 1');
    const before = onRender.mock.calls.length;
    answer('held');
    const running = store.dispatch(fetchClaim(argsOf('1')));
    await waitFor(() => expect(requested).toHaveLength(2));
    expect(screen.getByRole('status')).toHaveTextContent('succeeded: Question 1');
    release();
    await act(async () => void (await running));
    expect(screen.getByRole('status')).toHaveTextContent('succeeded: Question 1');
    expect(onRender).toHaveBeenCalledTimes(before);
  });
});

describe('a read of one component', () => {
  function Reader({ id }: { id: string | null }) {
    const result = useRead(fetchClaim, id === null ? null : { params: { claimId: id } });
    if (result === null) return <p>nothing yet</p>;
    return <p>{'data' in result ? result.data.question : result.failure.kind}</p>;
  }
  const reader = (id: string | null) => (
    <Provider store={store}>
      <Reader id={id} />
    </Provider>
  );

  it('shows the response for the latest arguments only, and aborts the others', async () => {
    answer('held');
    const { rerender } = render(reader('1'));
    await waitFor(() => expect(requested).toEqual(['1']));
    rerender(reader('2'));
    await waitFor(() => expect(requested).toEqual(['1', '2']));
    expect(screen.getByText('nothing yet')).toBeVisible();
    release();
    expect(await screen.findByText('Question 2')).toBeVisible();
    expect(aborted).toEqual(['1']);
  });

  it('shows why it failed, and reads nothing without arguments', async () => {
    answer('offline');
    const { rerender } = render(reader(null));
    expect(requested).toEqual([]);
    rerender(reader('1'));
    expect(await screen.findByText('network')).toBeVisible();
    rerender(reader(null));
    expect(screen.getByText('nothing yet')).toBeVisible();
  });
});
