import type { BrowserContext, Request } from '@playwright/test';
import { apiOrigin } from '../addresses';
import { expect } from '../fixtures';

/**
 * Every call of a browser that may change something, in its order, as `PATCH /claims/:id/publish`; ids and tokens are
 * left out. Proves that one intent is one request.
 */
export function recordChangingCalls(context: BrowserContext) {
  const calls: string[] = [];
  const underWay = new Set<Request>();
  let checked = 0;
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== apiOrigin || request.method() === 'GET' || request.method() === 'OPTIONS') return;
    const path = url.pathname.replace(/^\/api/, '').replace(/\/(?=[^/]*\d)[^/]+/g, '/:id');
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
