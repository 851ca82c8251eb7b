import type { Video } from './video';

/* No script of a platform runs in the page: messages go to its frame, whose address is the film's id alone (D-40). */

export const playerOrigins: Readonly<Record<Video['platform'], string>> = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
};

/** `origin` is that of the page around it, which YouTube answers to. */
export function playerAddress({ platform, id, key }: Video, origin: string): string {
  const url = new URL(platform === 'youtube' ? `/embed/${id}` : `/video/${id}`, playerOrigins[platform]);
  if (platform === 'youtube') {
    url.search = new URLSearchParams({ enablejsapi: '1', origin, rel: '0', playsinline: '1' }).toString();
  } else {
    url.search = new URLSearchParams({ ...(key === undefined ? {} : { h: key }), dnt: '1' }).toString();
  }
  return url.href;
}

export function filmAddress({ platform, id, key }: Video): string {
  if (platform === 'youtube') return `https://www.youtube.com/watch?v=${id}`;
  return `https://vimeo.com/${id}${key === undefined ? '' : `/${key}`}`;
}

/** Makes a player report errors; YouTube's answers nothing before it has been spoken to. */
export const playerRequests: Readonly<Record<Video['platform'], readonly string[]>> = {
  youtube: [
    { event: 'listening', id: 1, channel: 'widget' },
    { event: 'command', func: 'addEventListener', args: ['onError'], id: 1, channel: 'widget' },
  ].map((message) => JSON.stringify(message)),
  vimeo: [JSON.stringify({ method: 'addEventListener', value: 'error' })],
};

/** Why a film is not shown (CLS-12). */
export type PlayerError = 'invalid' | 'notPlayable' | 'notFound' | 'notEmbeddable';

export type PlayerMessage = { type: 'alive' } | { type: 'error'; error: PlayerError };

const youtubeErrors: Readonly<Record<number, PlayerError>> = {
  2: 'invalid',
  5: 'notPlayable',
  100: 'notFound',
  101: 'notEmbeddable',
  150: 'notEmbeddable',
  // The frame is not told which page embeds it.
  153: 'notEmbeddable',
};

const vimeoErrors: Readonly<Record<string, PlayerError>> = {
  TypeError: 'invalid',
  RangeError: 'invalid',
  InvalidIdError: 'invalid',
  NotFoundError: 'notFound',
  PrivacyError: 'notFound',
  PasswordError: 'notFound',
  EmbedError: 'notEmbeddable',
  DomainError: 'notEmbeddable',
  UnsupportedError: 'notPlayable',
  NotSupportedError: 'notPlayable',
  NotPlayableError: 'notPlayable',
};

/** Null where it is none. The caller has checked whose it is. */
export function readPlayerMessage(platform: Video['platform'], data: unknown): PlayerMessage | null {
  const message = parsed(data);
  const event = message?.['event'];
  if (!message || typeof event !== 'string') return null;
  if (platform === 'youtube') {
    if (event !== 'onError') return { type: 'alive' };
    const code = codeOf(message['info']);
    return { type: 'error', error: (Object.hasOwn(youtubeErrors, code) && youtubeErrors[code]) || 'notPlayable' };
  }
  if (event !== 'error') return { type: 'alive' };
  const details = parsed(message['data']);
  const name = String(details?.['name']);
  // A browser that blocks autoplay shows the film all the same.
  if (name === 'NotAllowedError' || name === 'AbortError') return { type: 'alive' };
  return { type: 'error', error: (Object.hasOwn(vimeoErrors, name) && vimeoErrors[name]) || 'notPlayable' };
}

function codeOf(info: unknown): number {
  const code = typeof info === 'object' && info !== null ? (info as Record<string, unknown>)['errorCode'] : info;
  return typeof code === 'number' || typeof code === 'string' ? Number(code) : Number.NaN;
}

function parsed(data: unknown): Record<string, unknown> | null {
  if (typeof data !== 'string')
    return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : null;
  try {
    const value: unknown = data.length < 100_000 ? JSON.parse(data) : null;
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
