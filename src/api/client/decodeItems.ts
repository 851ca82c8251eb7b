/** Milliseconds of decoding before the browser may work: a frame. */
const batchTime = 16;

/** From this length on, parsing before and storing afterwards are tasks of their own, too. */
const longList = 500;

export interface Scheduler {
  now: () => number;
  yieldToBrowser: () => Promise<void>;
}

const browserScheduler: Scheduler = {
  now: () => performance.now(),
  // A timer would wait at least 4 ms after some rounds, and longer in a tab in the background.
  yieldToBrowser: () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        port1.close();
        resolve();
      });
      port1.start();
      port2.postMessage(null);
    }),
};

/** Freezes as the store would for the whole list at once. A text of several items is kept once, in `texts`. */
function frozen<T>(value: T, texts: Map<string, string>): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  const fields = value as Record<string, unknown>;
  for (const [name, inner] of Object.entries(fields)) {
    if (typeof inner === 'string') {
      const seen = texts.get(inner);
      if (seen === undefined) texts.set(inner, inner);
      else fields[name] = seen;
    } else frozen(inner, texts);
  }
  return Object.freeze(value);
}

/** In batches with pauses, so that no list blocks the browser. */
export async function decodeItems<T>(
  items: readonly unknown[],
  decode: (item: unknown) => T,
  { now, yieldToBrowser }: Scheduler = browserScheduler,
): Promise<T[]> {
  const isLong = items.length >= longList;
  const texts = new Map<string, string>();
  if (isLong) await yieldToBrowser();
  const decoded: T[] = [];
  let began = now();
  for (const item of items) {
    if (now() - began >= batchTime) {
      await yieldToBrowser();
      began = now();
    }
    decoded.push(frozen(decode(item), texts));
  }
  if (isLong) await yieldToBrowser();
  return decoded;
}
