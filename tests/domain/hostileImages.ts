import type { ImageProblem } from '@/domain/imageFile';

/* Files that are, or pretend to be, pictures; built byte by byte, so that none has to lie in the repository. */

export type Bytes = Uint8Array<ArrayBuffer>;

export const ascii = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));
const big32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const little32 = (value: number) => big32(value).toReversed();
const big16 = (value: number) => [value >>> 8, value & 255];
const little16 = (value: number) => big16(value).toReversed();
const bytes = (...blocks: number[][]): Bytes => new Uint8Array(blocks.flat());

export function joined(...blocks: (Bytes | number[])[]): Bytes {
  const whole = new Uint8Array(blocks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const block of blocks) {
    whole.set(block, at);
    at += block.length;
  }
  return whole;
}

const chunk = (type: string, data: number[]) => [...big32(data.length), ...ascii(type), ...data, 0, 0, 0, 0];
const pngStart = [0x89, ...ascii('PNG\r\n\x1A\n')];
const header = (width: number, height: number) => chunk('IHDR', [...big32(width), ...big32(height), 8, 2, 0, 0, 0]);

export const png = (width: number, height: number, ...further: number[][]): Bytes =>
  bytes(pngStart, header(width, height), ...further, chunk('IDAT', [1, 2, 3]), chunk('IEND', []));

/** With a text segment, a table, a scan that holds stuffed and restart marks, and a second scan. */
export const jpeg = (width: number, height: number, text = 'a'): Bytes =>
  bytes(
    [0xff, 0xd8, 0xff, 0xfe, ...big16(text.length + 2), ...ascii(text)],
    [0xff, 0xc2, ...big16(11), 8, ...big16(height), ...big16(width), 1, 1, 0x11, 0],
    [0xff, 0xda, ...big16(8), 1, 1, 0, 0, 63, 0, 0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56],
    [0xff, 0xda, ...big16(8), 1, 1, 0, 0, 63, 0, 0x78, 0xff, 0xd9],
  );

const gifFrame = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4c, 1, 0];
export const gif = (width: number, height: number, frames = 1): Bytes =>
  bytes(
    ascii('GIF89a'),
    [...little16(width), ...little16(height), 0x80, 0, 0, 0, 0, 0, 255, 255, 255],
    [0x21, 0xf9, 4, 0, 0, 0, 0, 0],
    ...Array.from({ length: frames }, () => gifFrame),
    [0x3b],
  );

const riff = (...data: number[][]) => {
  const content = [...ascii('WEBP'), ...data.flat()];
  return bytes(ascii('RIFF'), little32(content.length), content);
};
export const webpExtended = (width: number, height: number, flags = 0): Bytes =>
  riff(ascii('VP8X'), little32(10), [
    flags,
    0,
    0,
    0,
    ...little32(width - 1).slice(0, 3),
    ...little32(height - 1).slice(0, 3),
  ]);
export const webpLossy = (width: number, height: number): Bytes =>
  riff(ascii('VP8 '), little32(10), [0, 0, 0, 0x9d, 1, 0x2a], little16(width), little16(height));
export const webpLossless = (width: number, height: number): Bytes =>
  riff(ascii('VP8L'), little32(5), [0x2f], little32((width - 1) | ((height - 1) << 14)), [0]);

const html = '<!doctype html><script>alert(1)</script>';
const megabyte = 1_048_576;
const filler = (length: number): Bytes => new Uint8Array(length);
/** Padding inside of the picture, so that it counts. */
const largeGif = joined(gif(4, 4).slice(0, -1), [0x21, 0xfe], longBlocks(11 * megabyte), [0, 0x3b]);

function longBlocks(length: number): Bytes {
  const blocks = filler(Math.ceil(length / 256) * 256);
  for (let at = 0; at < blocks.length; at += 256) blocks[at] = 255;
  return blocks;
}

export interface HostileFile {
  name: string;
  content: Bytes;
  verdict: ImageProblem;
}

const file = (name: string, content: Bytes | string, verdict: ImageProblem): HostileFile => ({
  name,
  content: typeof content === 'string' ? new Uint8Array(ascii(content)) : content,
  verdict,
});

/** Files that must cause no request (quality G19). */
export const hostileFiles: readonly HostileFile[] = [
  file('empty.png', '', 'empty'),
  file('page.jpg', html, 'wrongType'),
  file('drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'wrongType'),
  file('drawing.png', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', 'wrongType'),
  file('document.jpg', '%PDF-1.7\n', 'wrongType'),
  file('archive.gif', 'PK\u0003\u0004', 'wrongType'),
  file('programme.png', 'MZ\u0090\u0000', 'wrongType'),
  file('old.bmp', 'BM\u0036\u0000', 'wrongType'),
  file('photo.heic', '\u0000\u0000\u0000\u0018ftypheic', 'wrongType'),
  file('scan.tiff', 'II*\u0000', 'wrongType'),
  file('icon.ico', '\u0000\u0000\u0001\u0000', 'wrongType'),
  file('sound.webp', 'RIFF\u0024\u0000\u0000\u0000WAVEfmt ', 'wrongType'),
  file('almost.png', '\u0089PNG\n\n\u001A\n', 'wrongType'),
  file('script.gif', `GIF89a/*${html}*/=1;`, 'broken'),
  file('beginning.png', bytes(pngStart), 'broken'),
  file('cut.png', png(4, 4).slice(0, -6), 'broken'),
  file('headless.png', bytes(pngStart, chunk('IEND', [])), 'broken'),
  file('endless.png', bytes(pngStart, header(4, 4), big32(0xffffffff), ascii('IDAT')), 'broken'),
  file('cut.jpg', jpeg(4, 4).slice(0, -4), 'broken'),
  file('cut.gif', gif(4, 4).slice(0, -3), 'broken'),
  file('cut.webp', webpExtended(4, 4).slice(0, -2), 'broken'),
  file('nothing.jpg', jpeg(0, 0), 'broken'),
  file('flat.png', png(4, 0), 'broken'),
  file('bomb.png', png(50_000, 50_000), 'tooManyPixels'),
  file('bomb.jpg', jpeg(65_000, 65_000), 'tooManyPixels'),
  file('bomb.gif', gif(65_000, 65_000), 'tooManyPixels'),
  file('bomb.webp', webpExtended(16_000, 16_000), 'tooManyPixels'),
  file('large.gif', largeGif, 'tooBig'),
  file('huge.jpg', filler(50 * megabyte + 1), 'tooBig'),
];
