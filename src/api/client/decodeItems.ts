/** Milliseconds after which decoding lets the browser work: a frame. */
const batchTime = 16;

/** From this length on, parsing the response before and storing the list afterwards are tasks of their own, too. */
const longList = 500;

/** Milliseconds that the first items may take to be drawn before the others are decoded. */
const drawingLimit = 500;

/** Where the browser does not tell when it is idle. */
const drawingTime = 50;

/** The clock, and ways to let the browser handle input and paint. */
export interface Scheduler {
  now: () => number;
  yieldToBrowser: () => Promise<void>;
  /** Until what it has to show is drawn. */
  whenDrawn: () => Promise<void>;
}

export const browserScheduler: Scheduler = {
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
  whenDrawn: () =>
    new Promise((resolve) => {
      if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: drawingLimit });
      else setTimeout(resolve, drawingTime);
    }),
};

/**
 * Freezes an item with all its parts, as the store would for the whole list at once. A text that several items hold is
 * kept in memory once: those seen so far are in `texts`.
 */
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

/** What of a long list is wanted before the rest of it is decoded. */
export interface FirstItems {
  /** Picks, of the items as delivered, those that the list shows first. */
  pick: (delivered: readonly unknown[]) => readonly unknown[];
  onDecoded: (items: unknown[]) => void;
}

/**
 * Decodes item by item in batches, with a pause between them, so that a list of any length blocks nothing. The first
 * items of a long one are handed out before the others are decoded, so that they are on the screen meanwhile.
 */
export async function decodeItems<T>(
  items: readonly unknown[],
  decode: (item: unknown) => T,
  { now, yieldToBrowser, whenDrawn }: Scheduler = browserScheduler,
  first?: FirstItems,
): Promise<T[]> {
  const isLong = items.length >= longList;
  const texts = new Map<string, string>();
  if (isLong) await yieldToBrowser();
  if (isLong && first) {
    first.onDecoded(first.pick(items).map((item) => frozen(decode(item), texts)));
    // Batches in between would make drawing them take as long as decoding all.
    await whenDrawn();
  }
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
