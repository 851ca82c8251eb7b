import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readVideo, VideoAddress } from '@/domain/video';

const youtube = (id: string) => ({ platform: 'youtube', id });
const vimeo = (id: string) => ({ platform: 'vimeo', id });
const id = 'dQw4w9WgXcQ';

describe('addresses of films (CLS-12, D-40)', () => {
  it.each([
    [`https://www.youtube.com/watch?v=${id}`, youtube(id)],
    [`https://www.youtube.com/watch?list=PL1&v=${id}&t=10s`, youtube(id)],
    [`http://youtube.com/watch?v=${id}`, youtube(id)],
    [`https://m.youtube.com/watch?v=${id}`, youtube(id)],
    [`https://music.youtube.com/watch?v=${id}`, youtube(id)],
    [`https://youtu.be/${id}?si=abc`, youtube(id)],
    [`https://www.youtube.com/shorts/${id}`, youtube(id)],
    [`https://www.youtube.com/embed/${id}`, youtube(id)],
    [`https://www.youtube.com/live/${id}`, youtube(id)],
    [`https://www.youtube-nocookie.com/embed/${id}`, youtube(id)],
    ['https://vimeo.com/76979871', vimeo('76979871')],
    ['https://vimeo.com/76979871/0123abcdef', { ...vimeo('76979871'), key: '0123abcdef' }],
    ['https://vimeo.com/channels/staffpicks/76979871', vimeo('76979871')],
    ['https://player.vimeo.com/video/76979871?h=0123abcdef', { ...vimeo('76979871'), key: '0123abcdef' }],
    ['https://player.vimeo.com/video/76979871?h="><script>', vimeo('76979871')],
    [`  https://YouTu.be/${id}  `, youtube(id)],
  ])('%s is read', (address, video) => {
    expect(readVideo(address)).toEqual(video);
  });

  it.each([
    'https://www.youtube.com/',
    'https://www.youtube.com/watch?v=short',
    `https://www.youtube.com/watch?v=${id}x`,
    'https://www.youtube.com/@channel',
    `https://youtube.com.evil.example/watch?v=${id}`,
    `https://evil.example/https://youtu.be/${id}`,
    `https://youtube.com@evil.example/watch?v=${id}`,
    `https://user:secret@youtube.com/watch?v=${id}`,
    `https://youtube.com:8443/watch?v=${id}`,
    `javascript:alert("https://youtu.be/${id}")`,
    `ftp://youtu.be/${id}`,
    `//youtu.be/${id}`,
    `youtu.be/${id}`,
    'https://vimeo.com/about',
    'https://www.dailymotion.com/video/x8',
    'no address',
    '',
  ])('%j is refused', (address) => {
    expect(readVideo(address)).toBeNull();
  });

  it('only ever yields ids that are safe in an address', () => {
    const hosts = fc.constantFrom('youtu.be', 'www.youtube.com', 'vimeo.com', 'player.vimeo.com', 'example.com');
    fc.assert(
      fc.property(hosts, fc.string({ unit: 'binary' }), fc.string(), (host, path, query) => {
        const video = readVideo(`https://${host}/${path}?v=${query}`);
        if (video) expect(video.id).toMatch(/^[\w-]+$/);
      }),
    );
  });

  it('may be left out of a form, but not be something else', () => {
    expect(VideoAddress.safeParse('').success).toBe(true);
    expect(VideoAddress.safeParse(` https://youtu.be/${id} `).data).toBe(`https://youtu.be/${id}`);
    const refused = VideoAddress.safeParse('https://example.com/film');
    expect(refused.error?.issues[0]).toMatchObject({ params: { rule: 'videoPlatform' } });
  });
});
