import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filmAddress, playerAddress, readPlayerMessage } from '@/domain/videoPlayer';
import { readVideo, type Video } from '@/domain/video';

const youtube: Video = { platform: 'youtube', id: 'dQw4w9WgXcQ' };
const vimeo: Video = { platform: 'vimeo', id: '76979871', key: '0123abcdef' };

describe('addresses of players (D-40)', () => {
  it('are made of the id alone, on hosts that the policy of the page allows', () => {
    const youtubeUrl = new URL(playerAddress(youtube, 'https://app.example'));
    expect(youtubeUrl.origin + youtubeUrl.pathname).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
    expect(youtubeUrl.searchParams.get('enablejsapi')).toBe('1');
    expect(youtubeUrl.searchParams.get('origin')).toBe('https://app.example');
    expect(playerAddress(vimeo, 'https://app.example')).toBe(
      'https://player.vimeo.com/video/76979871?h=0123abcdef&dnt=1',
    );
    expect(playerAddress({ platform: 'vimeo', id: '76979871' }, '')).toBe(
      'https://player.vimeo.com/video/76979871?dnt=1',
    );
  });

  it('lead back to the same film', () => {
    expect(readVideo(filmAddress(youtube))).toEqual(youtube);
    expect(readVideo(filmAddress(vimeo))).toEqual(vimeo);
  });
});

describe('messages of players (CLS-12)', () => {
  const error = (error: string) => ({ type: 'error', error });

  it.each([
    [2, 'invalid'],
    [5, 'notPlayable'],
    [100, 'notFound'],
    [101, 'notEmbeddable'],
    [150, 'notEmbeddable'],
    [153, 'notEmbeddable'],
    ['150', 'notEmbeddable'],
    [999, 'notPlayable'],
    [null, 'notPlayable'],
  ])('YouTube: %j is %s', (info, expected) => {
    const message = { event: 'onError', info, id: 1, channel: 'widget' };
    expect(readPlayerMessage('youtube', JSON.stringify(message))).toEqual(error(expected));
    expect(readPlayerMessage('youtube', message)).toEqual(error(expected));
  });

  it('YouTube: an error may come within an object', () => {
    expect(readPlayerMessage('youtube', '{"event":"onError","info":{"errorCode":100}}')).toEqual(error('notFound'));
  });

  it.each([
    ['TypeError', 'invalid'],
    ['NotFoundError', 'notFound'],
    ['PrivacyError', 'notFound'],
    ['PasswordError', 'notFound'],
    ['EmbedError', 'notEmbeddable'],
    ['UnsupportedError', 'notPlayable'],
    ['constructor', 'notPlayable'],
  ])('Vimeo: %s is %s', (name, expected) => {
    const message = { event: 'error', data: { name, method: 'ready', message: '' } };
    expect(readPlayerMessage('vimeo', message)).toEqual(error(expected));
    expect(readPlayerMessage('vimeo', JSON.stringify(message))).toEqual(error(expected));
  });

  it('Vimeo: a film that does not begin by itself is shown all the same', () => {
    expect(readPlayerMessage('vimeo', { event: 'error', data: { name: 'NotAllowedError' } })).toEqual({
      type: 'alive',
    });
  });

  it('others show that a player is there', () => {
    expect(readPlayerMessage('youtube', '{"event":"initialDelivery","info":{}}')).toEqual({ type: 'alive' });
    expect(readPlayerMessage('vimeo', { event: 'ready' })).toEqual({ type: 'alive' });
  });

  it('what is none is not heard', () => {
    for (const data of ['', 'x', '[]', 'null', '1', '{"event":1}', {}, null, undefined, 7, { method: 'ping' }]) {
      expect(readPlayerMessage('youtube', data)).toBeNull();
      expect(readPlayerMessage('vimeo', data)).toBeNull();
    }
    fc.assert(
      fc.property(fc.constantFrom('youtube' as const, 'vimeo' as const), fc.jsonValue(), (platform, data) => {
        const message = readPlayerMessage(platform, data);
        expect(message === null || message.type === 'alive' || message.error.length > 0).toBe(true);
      }),
    );
  });
});
