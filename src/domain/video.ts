import { z } from '@/api/schema/zod';
import { webAddress } from './webAddress';

/** On a platform that can be shown (D-40). */
export interface Video {
  platform: 'youtube' | 'vimeo';
  id: string;
  /** Part of the address of an unlisted film. */
  key?: string;
}

const hosts: Readonly<Record<string, Video['platform']>> = {
  'youtube.com': 'youtube',
  'www.youtube.com': 'youtube',
  'm.youtube.com': 'youtube',
  'music.youtube.com': 'youtube',
  'youtu.be': 'youtube',
  'youtube-nocookie.com': 'youtube',
  'www.youtube-nocookie.com': 'youtube',
  'vimeo.com': 'vimeo',
  'www.vimeo.com': 'vimeo',
  'player.vimeo.com': 'vimeo',
};

/** Null where the platform is not supported, or the address names no film. */
export function readVideo(address: string): Video | null {
  const url = webAddress(address);
  if (!url || url.port) return null;
  const platform = Object.hasOwn(hosts, url.hostname) ? hosts[url.hostname] : undefined;
  if (!platform) return null;
  if (platform === 'vimeo') return vimeoVideo(url);
  const id = youtubeId(url);
  return id === undefined ? null : { platform, id };
}

function youtubeId(url: URL): string | undefined {
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean);
  const candidate =
    url.hostname === 'youtu.be'
      ? first
      : first === 'watch'
        ? url.searchParams.get('v')
        : ['embed', 'shorts', 'live', 'v'].includes(first)
          ? second
          : null;
  return candidate && /^[\w-]{11}$/.test(candidate) ? candidate : undefined;
}

/** The number may stand behind a channel's name or before the key of a private film. */
function vimeoVideo(url: URL): Video | null {
  const segments = url.pathname.split('/');
  // Behind the number of a collection, if it stands in one.
  const collection = segments.findIndex((segment) => /^videos?$/.test(segment));
  const at = segments.findIndex((segment, index) => index > collection && /^\d{5,12}$/.test(segment));
  const key = url.searchParams.get('h') ?? segments[at + 1] ?? '';
  const id = segments[at];
  if (id === undefined) return null;
  return { platform: 'vimeo', id, ...(/^[\da-f]{6,20}$/.test(key) ? { key } : {}) };
}

export const VideoAddress = z.string().check(
  z.trim(),
  z.refine((address) => address === '' || readVideo(address) !== null, { params: { rule: 'videoPlatform' } }),
);
