import type { AxiosResponse } from 'axios';
import { isCancelled, isNetworkError } from './axios';
import { ApiFailureError } from './failure';

const longestRetryAfter = 10;

/** Repeats after each delay (ms) on network failure, 502 to 504 or a short `Retry-After`; throws like `sendRequest`. */
export async function sendWithRetries(
  send: () => Promise<AxiosResponse<unknown>>,
  delays: readonly number[],
  signal: AbortSignal,
): Promise<AxiosResponse<unknown>> {
  for (let attempt = 0; ; attempt += 1) {
    const delay = delays[attempt];
    try {
      const response = await send();
      const pause = delay === undefined ? undefined : retryDelay(response, delay);
      if (pause === undefined) return response;
      await wait(pause, signal);
    } catch (error) {
      if (signal.aborted || isCancelled(error)) throw new ApiFailureError({ kind: 'aborted' });
      if (!isNetworkError(error)) throw error;
      if (delay === undefined) throw new ApiFailureError({ kind: 'network' });
      await wait(delay, signal);
    }
  }
}

/** In milliseconds; undefined where the answer stands. */
function retryDelay(response: AxiosResponse, delay: number): number | undefined {
  if (response.status >= 502 && response.status <= 504) return delay;
  if (response.status !== 429) return undefined;
  const seconds = readRetryAfter(response);
  return seconds !== undefined && seconds <= longestRetryAfter ? seconds * 1000 : undefined;
}

/** In seconds; undefined where there is none, or a date. */
export function readRetryAfter(response: AxiosResponse): number | undefined {
  const header: unknown = response.headers['retry-after'];
  const seconds = typeof header === 'string' && header.trim() ? Number(header) : Number.NaN;
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(new ApiFailureError({ kind: 'aborted' }));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort);
      resolve();
    }, milliseconds);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}
