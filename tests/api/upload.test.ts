import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { connectClient } from '@/api/client/call';
import { images } from '@/api/endpoints/images';
import { Image } from '@/api/schema/entities';
import { createStore, type AppStore } from '@/app/createStore';
import { apiThunk } from '@/store/apiThunk';
import { uploadOnce, type UploadOptions } from '@/entities/image/imageTarget';
import { selectNotices } from '@/store/notices';
import { apiOrigin, json } from './faultServer';

/* Uploads, in Node, whose form data are those of a browser. */

const server = setupServer();
const uploadImage = apiThunk(images.uploadImage);
const args = { body: { image: new File(['x'.repeat(5000)], 'portrait.png', { type: 'image/png' }) } };
let store: AppStore;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

beforeEach(() => {
  server.resetHandlers();
  store = createStore();
  connectClient({
    host: apiOrigin,
    readToken: () => null,
    sessionNumber: () => 0,
    onUnauthorized: () => undefined,
    adapter: 'fetch',
  });
});

it('reports its progress', async () => {
  server.use(
    http.post(`${apiOrigin}/api/images`, async ({ request }) => {
      await request.arrayBuffer();
      return json({ success: true, data: null });
    }),
  );
  const shares: number[] = [];
  const onUploadProgress = (share: number) => shares.push(share);
  const result = await store.dispatch(uploadImage(args, { onUploadProgress }));
  expect(result).toEqual({ data: null });
  expect(shares.at(-1)).toBe(1);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
});

it('is cancelled by abort(), without a notice', async () => {
  let arrive = () => undefined as void;
  let cancel = () => undefined as void;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const cancelled = new Promise<void>((resolve) => {
    cancel = resolve;
  });
  server.use(
    http.post(`${apiOrigin}/api/images`, ({ request }) => {
      request.signal.addEventListener('abort', cancel);
      arrive();
      return new Promise<never>(() => undefined);
    }),
  );
  const upload = store.dispatch(uploadImage(args, { onUploadProgress: () => undefined }));
  await arrived;
  upload.abort();
  expect(await upload).toHaveProperty('failure');
  await cancelled;
  expect(selectNotices(store.getState())).toEqual([]);
});

it('is waited for by the next try where it was cancelled once all of it had left', async () => {
  const library: Image[] = [];
  let finish = () => undefined as void;
  const isFinished = new Promise<void>((resolve) => (finish = resolve));
  let count = 0;
  server.use(
    http.post(`${apiOrigin}/api/images`, async ({ request }) => {
      await request.arrayBuffer();
      count += 1;
      await isFinished;
      library.push(Image.parse({ id: count, name: 'x' }));
      return json({ success: true, data: null });
    }),
  );
  const readImages = () => Promise.resolve({ data: [...library] });
  const upload = (options: UploadOptions) =>
    store.dispatch(uploadOnce({ thunk: uploadImage, args, before: [], readImages }, options));
  const { signal, abort } = cancellation();
  const first = await upload({ signal, onProgress: (share) => (share === 1 ? abort() : undefined) });
  expect(first).toEqual({ failure: { kind: 'aborted' } });
  const second = upload({ signal: cancellation().signal, onProgress: () => undefined });
  finish();
  expect(await second).toMatchObject({ data: { id: '1' } });
  expect(count).toBe(1);
});

function cancellation() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
