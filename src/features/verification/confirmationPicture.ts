import type { Palette, Theme } from '@mui/material';
import i18next from 'i18next';
import { initialsOf } from '@/domain/displayName';
import { wrapped } from '@/domain/emailSignature';
import { product } from '@/domain/product';
import { fileName } from '@/domain/share';
import { imageSource } from '@/domain/webAddress';
import { download } from '@/ui/basics/download';
import { logoPaths } from '@/ui/basics/Logo';
import { tintOf } from '@/ui/basics/PersonAvatar';
import type { Expert } from '@/ui/verification/ExpertHead';

export interface PictureContent {
  expert: Expert;
  /** Name of who confirmed. */
  visitor: string;
  points: readonly string[];
}

/* In pixels of the picture. */
const width = 1080;
const edge = 72;
const card = { top: 168, padding: 56, foot: 140, radius: 36 };
const rows = { top: 464, height: 88, most: 4 };

/** Hands the picture to the device's own sheet, together with the words, or saves it where that takes no pictures. */
export async function passOnPicture(content: PictureContent, theme: Theme, words: ShareData): Promise<void> {
  const blob = await draw(content, theme.colorSchemes?.light?.palette ?? theme.palette);
  const name = fileName(`${content.expert.name} ${confirmedBy(content)}`, 'png');
  const data = { ...words, files: [new File([blob], name, { type: blob.type })] };
  if (!navigator.canShare?.(data)) return download(blob, name);
  try {
    await navigator.share(data);
  } catch (error) {
    // Closed by the person: nothing is to be shared. Else the device refused, perhaps as the press was too long ago.
    if (!(error instanceof DOMException && error.name === 'AbortError')) download(blob, name);
  }
}

const confirmedBy = ({ visitor }: PictureContent) => i18next.t('confirmations.confirmedBy', { names: visitor });

async function draw(content: PictureContent, palette: Palette): Promise<Blob> {
  const { expert, visitor, points } = content;
  const inSight = points.slice(0, points.length > rows.most ? rows.most - 1 : rows.most);
  const count = points.length - inSight.length;
  const end = rows.top + rows.height * (inSight.length + Math.sign(count));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height: end + card.foot + edge });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no drawing context');
  const { write, face } = drawingOn(pen, palette);
  const { primary, text, background, divider } = palette;
  const left = edge + card.padding;
  const room = width - 2 * left;
  const long = (words: string) => (words.length > 36 ? { size: 30, lines: 2 } : { size: 38, lines: 1 });

  pen.fillStyle = background.hero;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = background.paper;
  pen.beginPath();
  pen.roundRect(edge, card.top, width - 2 * edge, end + card.foot - card.top, card.radius);
  pen.fill();
  drawLogo(pen, primary.main);
  write(product.name, { x: edge + 72, y: edge, width, size: 44 });

  const top = card.top + card.padding;
  face(expert.owner?.id ?? '', expert.name, { x: left, y: top, size: 176, image: await photo(expert.photo) });
  const beside = { x: left + 216, width: room - 216 };
  const nameEnd = write(expert.name, { ...beside, y: top, size: 52, lines: 2 });
  const lines = nameEnd > top + 100 ? 2 : 3;
  write(expert.occupation, { ...beside, y: nameEnd + 4, size: 32, lines, colour: text.secondary, weight: 400 });
  pen.fillStyle = divider;
  for (let y = rows.top; y < end; y += rows.height) pen.fillRect(left, y, room, 2);
  inSight.forEach((point, index) => {
    const middle = rows.top + (index + 0.5) * rows.height;
    const { size, lines } = long(point);
    write(point, { x: left, y: middle - (lines * size * lineHeight) / 2, width: room - 84, size, lines });
    face('', visitor, { x: left + room - 60, y: middle - 30, size: 60 });
  });
  const more = i18next.t('verification:signIn.more', { count });
  if (count > 0) write(more, { x: left, y: end - 68, width: room, size: 38, colour: text.secondary, weight: 400 });
  const name = confirmedBy(content);
  write(name, { x: left, y: end + 36, width: room, ...long(name), colour: primary.main });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('not drawn'))), 'image/png');
  });
}

function drawLogo(pen: CanvasRenderingContext2D, colour: string) {
  pen.save();
  pen.translate(edge, edge);
  pen.scale(1.75, 1.75);
  Object.assign(pen, { fillStyle: colour, strokeStyle: colour, lineWidth: 3.2, lineCap: 'round', lineJoin: 'round' });
  const [letter, tick] = [new Path2D(logoPaths.letter), new Path2D(logoPaths.tick)];
  pen.fill(letter);
  pen.stroke(tick);
  pen.restore();
}

const lineHeight = 1.25;

interface Place {
  x: number;
  y: number;
  size: number;
}
type Writing = Place & { width: number; lines?: number; weight?: number; colour?: string };

function drawingOn(pen: CanvasRenderingContext2D, palette: Palette) {
  const { fontFamily } = getComputedStyle(document.body);
  /** Returns where what is below begins. */
  const write = (text: string, { x, y, size, width, lines = 1, weight = 600, colour }: Writing) => {
    Object.assign(pen, { font: `${weight} ${size}px ${fontFamily}`, fillStyle: colour ?? palette.text.primary });
    const written = wrapped(text, Math.floor(width / (size * 0.46)), lines);
    written.forEach((line, index) => pen.fillText(line, x, y + size * (index * lineHeight + 0.95), width));
    return y + written.length * size * lineHeight;
  };
  /** As `PersonAvatar` shows it. */
  const face = (id: string, name: string, { x, y, size, image }: Place & { image?: HTMLImageElement | null }) => {
    const tint = palette.tint[tintOf(id || name)];
    pen.save();
    pen.beginPath();
    pen.arc(x + size / 2, y + size / 2, size / 2, 0, 2 * Math.PI);
    pen.clip();
    pen.fillStyle = tint.ground;
    pen.fillRect(x, y, size, size);
    if (image) {
      const { naturalWidth, naturalHeight } = image;
      const side = Math.min(naturalWidth, naturalHeight);
      pen.drawImage(image, (naturalWidth - side) / 2, (naturalHeight - side) / 2, side, side, x, y, size, size);
    } else {
      Object.assign(pen, { textAlign: 'center', textBaseline: 'middle' });
      Object.assign(pen, { font: `600 ${size * 0.42}px ${fontFamily}`, fillStyle: tint.text });
      pen.fillText(initialsOf(name), x + size / 2, y + size * 0.52);
    }
    pen.restore();
  };
  return { write, face };
}

/** Null where its origin does not let it be drawn: a canvas with it could not be saved. */
async function photo(address: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = imageSource(address) ?? '';
  try {
    await image.decode();
    return image.naturalWidth > 0 ? image : null;
  } catch {
    return null;
  }
}
