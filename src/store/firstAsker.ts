import type { Asker } from '@/domain/asker';

let known: { address: string; asker: Asker } | null = null;

/** Keeps who asks in the first paint, so that the page that takes over says the same and nothing flickers (performance S3). */
export function keepFirstAsker(address: string, asker: Asker): void {
  known = { address, asker };
}

/** Who asks at an address, where the first paint has shown it. */
export function firstAskerAt(address: string): Asker | null {
  return known?.address === address ? known.asker : null;
}
