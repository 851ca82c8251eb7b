import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageFileName, readImage, redrawOf, type ImageFacts } from '@/domain/imageFile';
import { ascii, gif, hostileFiles, joined, jpeg, png, webpExtended, webpLossless, webpLossy } from './hostileImages';

/** With a segment of data about the picture. */
const jpegWith = (marker: number) => joined([0xff, 0xd8, 0xff, marker, 0, 4, 1, 2], jpeg(640, 480).slice(2));

const facts = (content: Uint8Array): ImageFacts => {
  const read = readImage(content);
  if (typeof read === 'string') throw new Error(read);
  return read;
};

describe('a file that is to be uploaded (quality G19)', () => {
  it.each(hostileFiles.map(({ name, content, verdict }) => [name, verdict, content] as const))(
    '%s is refused: %s',
    (_, verdict, content) => {
      expect(readImage(content)).toBe(verdict);
    },
  );

  it.each([
    ['image/jpeg', jpeg(640, 480), false],
    ['image/png', png(640, 480), false],
    ['image/png', png(640, 480, [0, 0, 0, 0, ...ascii('acTL'), 0, 0, 0, 0]), true],
    ['image/gif', gif(640, 480), false],
    ['image/gif', gif(640, 480, 3), true],
    ['image/webp', webpExtended(640, 480), false],
    ['image/webp', webpExtended(640, 480, 2), true],
    ['image/webp', webpLossy(640, 480), false],
    ['image/webp', webpLossless(640, 480), false],
  ] as const)('is a picture by its bytes: %s', (type, content, isAnimated) => {
    const hasMetadata = false;
    expect(facts(content)).toEqual({ type, width: 640, height: 480, isAnimated, hasMetadata, end: content.length });
  });

  it.each<readonly [string, Uint8Array]>([
    ['EXIF or XMP of a JPEG', jpegWith(0xe1)],
    ['IPTC of a JPEG', jpegWith(0xed)],
    ...['eXIf', 'tEXt', 'zTXt', 'iTXt'].map(
      (chunk) => [`${chunk} of a PNG`, png(640, 480, [0, 0, 0, 0, ...ascii(chunk), 0, 0, 0, 0])] as const,
    ),
    ['EXIF of a WebP', webpExtended(640, 480, 8)],
    ['XMP of a WebP', webpExtended(640, 480, 4)],
  ])('leaves behind what else it holds: %s', (_, content) => {
    expect(facts(content).hasMetadata).toBe(true);
    expect(redrawOf(facts(content), null)).toMatchObject({ width: 640, height: 480 });
  });

  it('goes as it is where it moves, whatever else it holds', () => {
    expect(redrawOf(facts(webpExtended(640, 480, 2 + 8)), null)).toBeNull();
  });

  it.each([jpeg(4, 4), png(4, 4), gif(4, 4), webpExtended(4, 4)])('ends where its picture ends', (content) => {
    const polyglot = joined(content, ascii('PK\u0003\u0004<script>alert(1)</script>'));
    expect(facts(polyglot).end).toBe(content.length);
  });

  it('is judged whatever it holds', () => {
    const beginnings = [jpeg(4, 4), png(4, 4), gif(4, 4), webpExtended(4, 4)];
    fc.assert(
      fc.property(fc.constantFrom(...beginnings), fc.nat(60), fc.uint8Array({ maxLength: 80 }), (start, kept, rest) => {
        const content = joined(start.slice(0, kept), [...rest]);
        const verdict = readImage(content);
        expect(typeof verdict === 'string' || verdict.end <= content.length).toBe(true);
      }),
    );
  });
});

describe('the name of an upload', () => {
  it.each([
    ['urlaub.jpeg', 'urlaub.jpg'],
    ['../../etc/passwd', 'passwd.jpg'],
    ['..\\Bilder\\Foto 1.PNG', 'Foto 1.jpg'],
    ['rechnung\u202Egnp.exe', 'rechnunggnp.jpg'],
    ['<img src=x>.jpg', 'img src=x.jpg'],
    ['.jpg', 'image.jpg'],
    ['\u0000\n', 'image.jpg'],
    [`${'a'.repeat(300)}.jpg`, `${'a'.repeat(80)}.jpg`],
  ])('%j becomes %j', (name, expected) => {
    expect(imageFileName(name, 'image/jpeg')).toBe(expected);
  });
});

describe('what is drawn anew before it is sent (D-43)', () => {
  const area = { x: 10, y: 10, width: 100, height: 100 };

  it('is nothing of a picture that fits', () => {
    expect(redrawOf(facts(png(2560, 1000)), null)).toBeNull();
  });

  it('is what is too long, or too heavy', () => {
    expect(redrawOf(facts(png(5120, 1000)), null)).toMatchObject({ width: 2560, height: 500 });
    expect(redrawOf({ ...facts(jpeg(100, 50)), end: 10_485_761 }, null)).toMatchObject({ width: 100, height: 50 });
  });

  it('is the chosen part', () => {
    expect(redrawOf(facts(png(640, 480)), area)).toEqual({ area, width: 100, height: 100 });
    expect(redrawOf(facts(png(640, 480)), { x: 0, y: 0, width: 640, height: 480 })).toBeNull();
  });

  it('is never what moves', () => {
    expect(redrawOf(facts(gif(4000, 4000)), area)).toBeNull();
    expect(redrawOf(facts(webpExtended(4000, 4000, 2)), area)).toBeNull();
  });
});
