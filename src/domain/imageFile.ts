import { limits } from '@/api/schema/fields';
import type { CropArea } from './imageCrop';

/** A file's bytes decide its type, never its name (quality T12). */
export const imageTypes = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
} as const;
export type ImageType = keyof typeof imageTypes;

/** For chosen files; they are made smaller before they are sent (D-43). */
export const sourceLimits = { bytes: 52_428_800, pixels: 50_000_000, edge: 2560 } as const;

export type ImageProblem = 'empty' | 'wrongType' | 'broken' | 'tooBig' | 'tooManyPixels';

export interface ImageFacts {
  type: ImageType;
  width: number;
  height: number;
  isAnimated: boolean;
  /** Place, camera, persons (EXIF, XMP, IPTC). */
  hasMetadata: boolean;
  /** Byte at which the picture ends; what a file holds behind it is not sent. */
  end: number;
}

const signatures: readonly (readonly [ImageType, RegExp, (bytes: DataView) => ImageFacts | null])[] = [
  ['image/jpeg', /^\xFF\xD8\xFF/, readJpeg],
  ['image/png', /^\x89PNG\r\n\x1A\n/, readPng],
  ['image/gif', /^GIF8[79]a/, readGif],
  ['image/webp', /^RIFF.{4}WEBP/s, readWebp],
];

export function sizeProblem(size: number): ImageProblem | null {
  if (size === 0) return 'empty';
  return size > sourceLimits.bytes ? 'tooBig' : null;
}

export function readImage(bytes: Uint8Array): ImageFacts | ImageProblem {
  const early = sizeProblem(bytes.length);
  if (early) return early;
  const beginning = String.fromCharCode(...bytes.subarray(0, 16));
  const [, , read] = signatures.find(([, begins]) => begins.test(beginning)) ?? [];
  if (!read) return 'wrongType';
  const facts = attempt(() => read(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)));
  if (!facts || facts.end > bytes.length || facts.width === 0 || facts.height === 0) return 'broken';
  if (facts.width * facts.height > sourceLimits.pixels) return 'tooManyPixels';
  return isKept(facts) && facts.end > limits.imageBytes ? 'tooBig' : facts;
}

/** Sent unchanged: redrawing would stop the animation. */
export function isKept({ type, isAnimated }: ImageFacts): boolean {
  return type === 'image/gif' || isAnimated;
}

export interface Redraw {
  area: CropArea;
  width: number;
  height: number;
}

/** Null where it is sent unchanged: animated, or nothing to crop, to shrink (D-43) or to strip of metadata. */
export function redrawOf(facts: ImageFacts, crop: CropArea | null): Redraw | null {
  const { width, height, hasMetadata } = facts;
  const area = crop ?? { x: 0, y: 0, width, height };
  const scale = Math.min(1, sourceLimits.edge / Math.max(area.width, area.height));
  const isWhole = area.width === width && area.height === height;
  if (isKept(facts) || (isWhole && scale === 1 && !hasMetadata && facts.end <= limits.imageBytes)) return null;
  const edge = (length: number) => Math.max(1, Math.round(length * scale));
  return { area, width: edge(area.width), height: edge(area.height) };
}

/** Without folders and invisible characters, shortened, with the extension of the type. */
export function imageFileName(name: string, type: ImageType): string {
  const base = name
    .replace(/^.*[/\\]/s, '')
    .replace(/\.\w{1,5}$/, '')
    .replace(/[\p{C}\p{Zl}\p{Zp}<>:"|?*]/gu, '')
    .trim()
    .slice(0, 80);
  return `${base || 'image'}.${imageTypes[type]}`;
}

/** Reading past the end of a truncated file throws. */
function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

function textAt(bytes: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((index) => bytes.getUint8(at + index)));
}

/** EXIF and XMP, IPTC. */
const jpegMetadata = new Set([0xe1, 0xed]);
const pngMetadata = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt']);

/** -1 where there is none. Compressed data holds no markers but restarts, which are skipped. */
function nextMarker(bytes: DataView, from: number): number {
  for (let at = from; at + 1 < bytes.byteLength; at += 1) {
    if (bytes.getUint8(at) !== 0xff) continue;
    const marker = bytes.getUint8(at + 1);
    if (marker > 0x01 && marker < 0xff && (marker < 0xd0 || marker > 0xd7)) return at;
  }
  return -1;
}

function readJpeg(bytes: DataView): ImageFacts | null {
  const size = { width: 0, height: 0 };
  let hasMetadata = false;
  let at = nextMarker(bytes, 2);
  while (at >= 0) {
    const marker = bytes.getUint8(at + 1);
    if (marker === 0xd9) return { type: 'image/jpeg', ...size, isAnimated: false, hasMetadata, end: at + 2 };
    if (jpegMetadata.has(marker)) hasMetadata = true;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) Object.assign(size, { height: bytes.getUint16(at + 5), width: bytes.getUint16(at + 7) });
    at = nextMarker(bytes, at + 2 + bytes.getUint16(at + 2));
  }
  return null;
}

function readPng(bytes: DataView): ImageFacts | null {
  if (textAt(bytes, 12) !== 'IHDR') return null;
  const size = { width: bytes.getUint32(16), height: bytes.getUint32(20) };
  let isAnimated = false;
  let hasMetadata = false;
  for (let at = 8; ; at += 12 + bytes.getUint32(at)) {
    const chunk = textAt(bytes, at + 4);
    if (chunk === 'acTL') isAnimated = true;
    if (pngMetadata.has(chunk)) hasMetadata = true;
    if (chunk === 'IEND') return { type: 'image/png', ...size, isAnimated, hasMetadata, end: at + 12 };
  }
}

function readGif(bytes: DataView): ImageFacts | null {
  const size = { width: bytes.getUint16(6, true), height: bytes.getUint16(8, true) };
  const colours = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  const afterBlocks = (from: number) => {
    let at = from;
    while (bytes.getUint8(at) !== 0) at += 1 + bytes.getUint8(at);
    return at + 1;
  };
  let frames = 0;
  let at = 13 + colours(bytes.getUint8(10));
  for (;;) {
    const block = bytes.getUint8(at);
    if (block === 0x3b && frames > 0) {
      return { type: 'image/gif', ...size, isAnimated: frames > 1, hasMetadata: false, end: at + 1 };
    }
    if (block === 0x2c) {
      frames += 1;
      at = afterBlocks(at + 11 + colours(bytes.getUint8(at + 9)));
    } else if (block === 0x21) at = afterBlocks(at + 2);
    else return null;
  }
}

function readWebp(bytes: DataView): ImageFacts | null {
  const facts = {
    type: 'image/webp',
    isAnimated: false,
    hasMetadata: false,
    end: 8 + bytes.getUint32(4, true),
  } as const;
  const format = textAt(bytes, 12);
  if (format === 'VP8X') {
    const edge = (at: number) => (bytes.getUint8(at) | (bytes.getUint16(at + 1, true) << 8)) + 1;
    const flags = bytes.getUint8(20);
    const isAnimated = (flags & 2) !== 0;
    return { ...facts, isAnimated, hasMetadata: (flags & 0b1100) !== 0, width: edge(24), height: edge(27) };
  }
  if (format === 'VP8L') {
    const bits = bytes.getUint32(21, true);
    return { ...facts, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (format !== 'VP8 ') return null;
  return { ...facts, width: bytes.getUint16(26, true) & 0x3fff, height: bytes.getUint16(28, true) & 0x3fff };
}
