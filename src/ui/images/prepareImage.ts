import { limits } from '@/api/schema/fields';
import { imageFileName, imageTypes, readImage, sizeProblem } from '@/domain/imageFile';
import type { ImageFacts, ImageProblem, ImageType } from '@/domain/imageFile';
import { redrawOf, type CropArea } from '@/domain/imageCrop';
import { drawInPage, type DrawJob } from './drawImage';

/** A file that was chosen and is a picture. */
export interface ChosenImage {
  file: File;
  facts: ImageFacts;
  /** Address of the picture in this page; given back by `URL.revokeObjectURL`. */
  url: string;
}

/** Judges a file before anything of it is shown or sent: by its bytes, then by whether the browser can draw it. */
export async function chooseImage(file: File): Promise<ChosenImage | ImageProblem> {
  const problem = sizeProblem(file.size);
  if (problem) return problem;
  const facts = await bytesOf(file).then(readImage, () => 'broken' as const);
  if (typeof facts === 'string') return facts;
  // Of the type that its bytes are, whatever it calls itself: nothing else is ever made of it.
  const url = URL.createObjectURL(file.slice(0, facts.end, facts.type));
  const picture = new Image();
  picture.src = url;
  try {
    await picture.decode();
    // As the camera held it: its bytes may lie on their side.
    const { naturalWidth: width, naturalHeight: height } = picture;
    return { file, facts: width > 0 ? { ...facts, width, height } : facts, url };
  } catch {
    URL.revokeObjectURL(url);
    return 'broken';
  }
}

/** The file to send: cut, scaled down where it is too large, and named after what it is; null where it stays too large. */
export async function prepareImage({ file, facts }: ChosenImage, crop: CropArea | null): Promise<File | null> {
  const redraw = redrawOf(facts, crop);
  const picture = file.slice(0, facts.end, facts.type);
  const blob = redraw ? await draw({ ...redraw, file: picture, type: facts.type }) : picture;
  if (blob.size > limits.imageBytes) return null;
  const type = blob.type in imageTypes ? (blob.type as ImageType) : facts.type;
  return new File([blob], imageFileName(file.name, type), { type, lastModified: file.lastModified });
}

async function bytesOf(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}

/** Draws beside the page where the browser can, else in it. */
async function draw(job: DrawJob): Promise<Blob> {
  const drawn = typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined' ? null : await drawBeside(job);
  return drawn ?? drawInPage(job);
}

function drawBeside(job: DrawJob): Promise<Blob | null> {
  const worker = new Worker(new URL('./imageWorker.ts', import.meta.url), { type: 'module' });
  return new Promise<Blob | null>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Blob | null>) => resolve(data));
    worker.addEventListener('error', () => resolve(null));
    worker.postMessage(job);
  }).finally(() => worker.terminate());
}
