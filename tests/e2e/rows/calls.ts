import type { Page, Request } from '@playwright/test';
import { apiOrigin } from '../addresses';

/** Waits for a call that reads: its path below `/api`, and values of its query. */
export function reading(page: Page, path: string, query: Readonly<Record<string, string>> = {}): Promise<Request> {
  return page.waitForRequest((request) => {
    const url = new URL(request.url());
    const isAsked = Object.entries(query).every(([name, value]) => url.searchParams.get(name) === value);
    return request.method() === 'GET' && url.href.startsWith(`${apiOrigin}/api${path}`) && isAsked;
  });
}

/** Answers the next call of a path in the server's place. */
export async function answerOnce(page: Page, path: string, status: number, body: object): Promise<void> {
  const headers = { 'Access-Control-Allow-Origin': '*' };
  await page.route(`${apiOrigin}/api${path}`, (route) => route.fulfill({ status, headers, json: body }), { times: 1 });
}
