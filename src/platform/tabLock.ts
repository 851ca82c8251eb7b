import { product } from '@/domain/product';

/** Only one tab at a time does it (Web Locks); null while another does. Without locks it is done at once. */
export async function inOneTab<T>(name: string, work: () => Promise<T>): Promise<{ result: T } | null> {
  const locks = browserLocks();
  if (!locks) return { result: await work() };
  return locks.request(lockName(name), { ifAvailable: true }, async (lock) => (lock ? { result: await work() } : null));
}

/** Lets other tabs see that this one is at something, until the returned function is called or the tab is gone. */
export function holdLock(name: string): () => void {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  // Refused where the browser keeps nothing for this site: then no other tab knows of it either.
  browserLocks()
    ?.request(lockName(name), { mode: 'shared' }, () => released)
    .catch(() => undefined);
  return release;
}

/** Whether a tab is at something, this one or another. */
export async function isLocked(name: string): Promise<boolean> {
  const snapshot = await browserLocks()
    ?.query()
    .catch(() => undefined);
  return snapshot?.held?.some((lock) => lock.name === lockName(name)) ?? false;
}

// Node 20, where parts of the application are tested, has no `navigator`.
const browserLocks = () => (globalThis as { navigator?: Partial<Navigator> }).navigator?.locks;
const lockName = (name: string) => `${product.prefix}.${name}`;
