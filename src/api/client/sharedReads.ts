import type { AxiosResponse } from 'axios';

type Answer = AxiosResponse<unknown>;

interface SharedRead {
  answer: Promise<Answer>;
  abort: () => void;
  waiting: number;
}

/*
 * Reads under way, by address. A page that asks what the start-up loads are asking already, an effect that runs twice
 * and a read that was started before its page's code had arrived all share one request (performance S4).
 */
const underWay = new Map<string, SharedRead>();

type Send = (signal: AbortSignal) => Promise<Answer>;

function begin(address: string, send: Send): SharedRead {
  const controller = new AbortController();
  const read: SharedRead = { answer: send(controller.signal), abort: () => controller.abort(), waiting: 0 };
  const forget = () => {
    if (underWay.get(address) === read) underWay.delete(address);
  };
  read.answer.then(() => {
    // An early read is kept until the call it was started for has come.
    if (read.waiting > 0) forget();
  }, forget);
  underWay.set(address, read);
  return read;
}

/** Starts a read that nobody waits for yet; the next `joinRead` of the address takes its answer. */
export function startSharedRead(address: string, send: Send): void {
  if (!underWay.has(address)) begin(address, send);
}

/**
 * Answers one address, with the request already under way where there is one. Leaving (`signal`) ends the wait at
 * once, and the request itself as soon as nobody waits any more.
 */
export function joinRead(address: string, send: Send, signal: AbortSignal): Promise<Answer> {
  const read = underWay.get(address) ?? begin(address, send);
  read.waiting += 1;
  return new Promise((resolve, reject) => {
    const leave = () => {
      read.waiting -= 1;
      reject(new DOMException('left', 'AbortError'));
      // A component that mounts again at once may still join.
      queueMicrotask(() => {
        if (read.waiting > 0) return;
        if (underWay.get(address) === read) underWay.delete(address);
        read.abort();
      });
    };
    if (signal.aborted) return leave();
    signal.addEventListener('abort', leave, { once: true });
    const settle = (finish: () => void) => {
      signal.removeEventListener('abort', leave);
      if (underWay.get(address) === read) underWay.delete(address);
      if (!signal.aborted) finish();
    };
    read.answer.then(
      (answer) => settle(() => resolve(answer)),
      (error: unknown) => settle(() => reject(error)),
    );
    return undefined;
  });
}

/** After a write or the end of a session nobody may join what was asked before it. */
export function forgetReads(): void {
  underWay.clear();
}
