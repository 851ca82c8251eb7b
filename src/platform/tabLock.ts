import { product } from '@/domain/product';

/**
 * Does what only one tab of the browser may do at a time, such as an import (Web Locks). Resolves to null, without
 * doing it, while another tab is at it. A browser that has no locks does it at once.
 */
export async function inOneTab<T>(name: string, work: () => Promise<T>): Promise<{ result: T } | null> {
  const { locks } = navigator as Partial<Navigator>;
  if (!locks) return { result: await work() };
  return locks.request(`${product.prefix}.${name}`, { ifAvailable: true }, async (lock) =>
    lock ? { result: await work() } : null,
  );
}
