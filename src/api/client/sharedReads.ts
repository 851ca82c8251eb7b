import type { AxiosResponse } from 'axios';

type Answer = AxiosResponse<unknown>;

interface SharedRead {
  response: Promise<Answer>;
  abort: () => void;
  waiters: number;
}

/* By address: a page, the router and an effect that runs twice share one request (performance S4). */
const runningReads = new Map<string, SharedRead>();

type Send = (signal: AbortSignal) => Promise<Answer>;

function begin(address: string, send: Send): SharedRead {
  const controller = new AbortController();
  const read: SharedRead = { response: send(controller.signal), abort: () => controller.abort(), waiters: 0 };
  const forget = () => {
    if (runningReads.get(address) === read) runningReads.delete(address);
  };
  read.response.then(forget, forget);
  runningReads.set(address, read);
  return read;
}

/** Aborting `signal` rejects at once; the request itself is aborted once nobody waits for it any more. */
export function joinRead(address: string, send: Send, signal: AbortSignal): Promise<Answer> {
  const read = runningReads.get(address) ?? begin(address, send);
  read.waiters += 1;
  return new Promise((resolve, reject) => {
    const leave = () => {
      read.waiters -= 1;
      reject(new DOMException('left', 'AbortError'));
      // A component that mounts again at once may still join.
      queueMicrotask(() => {
        if (read.waiters > 0) return;
        if (runningReads.get(address) === read) runningReads.delete(address);
        read.abort();
      });
    };
    if (signal.aborted) return leave();
    signal.addEventListener('abort', leave, { once: true });
    const settle = (finish: () => void) => {
      signal.removeEventListener('abort', leave);
      if (!signal.aborted) finish();
    };
    read.response.then(
      (response) => settle(() => resolve(response)),
      (error: unknown) => settle(() => reject(error)),
    );
    return undefined;
  });
}

/** After a write or the end of a session nobody may join earlier reads. */
export function forgetReads(): void {
  runningReads.clear();
}
