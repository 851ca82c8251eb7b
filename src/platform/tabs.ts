import { product } from '@/domain/product';

const messageTypes = ['began', 'ended', 'expired'] as const;

/** `began` or `ended` in another tab, `expired` by the server, and whose session it is (quality T22, G8). */
export interface TabMessage {
  type: (typeof messageTypes)[number];
  userId: string;
}

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(`${product.prefix}.session`) : null;
// Node keeps its process alive for an open channel.
(channel as unknown as { unref?: () => void } | null)?.unref?.();

/** Reports changed cookies once this process can read them; not in every browser. */
const cookieChanges = 'cookieStore' in globalThis ? globalThis.cookieStore : null;

export function announceToTabs(message: TabMessage): void {
  channel?.postMessage(message);
}

/** A tab with an earlier release may send messages of another form. */
function isTabMessage(data: unknown): data is TabMessage {
  const { type, userId } = (data ?? {}) as Partial<Record<keyof TabMessage, unknown>>;
  return messageTypes.some((messageType) => messageType === type) && typeof userId === 'string';
}

/** Calls back with another tab's message; without one if cookies changed or this tab is looked at. Returns the stop. */
export function watchTabs(onChange: (message?: TabMessage) => void): () => void {
  const onMessage = ({ data }: MessageEvent<unknown>) => onChange(isTabMessage(data) ? data : undefined);
  const look = () => onChange();
  const onVisible = () => {
    if (document.visibilityState === 'visible') onChange();
  };
  channel?.addEventListener('message', onMessage);
  cookieChanges?.addEventListener('change', look);
  globalThis.addEventListener('focus', look);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    channel?.removeEventListener('message', onMessage);
    cookieChanges?.removeEventListener('change', look);
    globalThis.removeEventListener('focus', look);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
