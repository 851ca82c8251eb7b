import type { BrowserContext, Page, Request } from '@playwright/test';
import { apiOrigin } from '../addresses';
import { expect } from '../fixtures';

const changes = (request: Request) =>
  new URL(request.url()).origin === apiOrigin && !['GET', 'OPTIONS'].includes(request.method());

/** The next call that may change something. */
export const nextChangingCall = (page: Page): Promise<Request> => page.waitForRequest(changes);

/**
 * Every call of a browser that may change something, in its order, as `PATCH /claims/:id/publish`; ids and tokens are
 * left out. Proves that one intent is one request.
 */
export function recordChangingCalls(context: BrowserContext) {
  const calls: string[] = [];
  const underWay = new Set<Request>();
  let checked = 0;
  context.on('request', (request) => {
    if (!changes(request)) return;
    const path = new URL(request.url()).pathname.replace(/^\/api/, '').replace(/\/(?=[^/]*\d)[^/]+/g, '/:id');
    calls.push(`${request.method()} ${path}`);
    underWay.add(request);
  });
  context.on('requestfinished', (request) => underWay.delete(request));
  context.on('requestfailed', (request) => underWay.delete(request));
  return {
    /** Every one has its answer. */
    answered: (): Promise<void> => expect.poll(() => underWay.size, { message: 'calls without an answer' }).toBe(0),
    /** All calls since the last time it was asked. */
    async expect(expected: readonly string[]): Promise<void> {
      await expect.poll(() => calls.slice(checked)).toEqual(expected);
      checked = calls.length;
    },
  };
}

export type ChangingCalls = ReturnType<typeof recordChangingCalls>;
