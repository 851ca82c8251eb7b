import { product } from '@/domain/product';

/** What tabs of one browser tell each other about the session (quality T22, G8). */
export type TabMessage = { type: 'began'; userId: string } | { type: 'ended' };

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(`${product.prefix}.session`) : null;
// Node keeps its process alive for an open channel.
(channel as unknown as { unref?: () => void } | null)?.unref?.();

export function announceToTabs(message: TabMessage): void {
  channel?.postMessage(message);
}

/** Calls back whenever the session may have changed elsewhere: a message of another tab, or this tab's return. */
export function watchTabs(onChange: () => void): () => void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') onChange();
  };
  channel?.addEventListener('message', onChange);
  globalThis.addEventListener('focus', onChange);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    channel?.removeEventListener('message', onChange);
    globalThis.removeEventListener('focus', onChange);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
