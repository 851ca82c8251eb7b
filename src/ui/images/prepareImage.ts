import { limits } from '@/api/schema/fields';
import type { CropArea } from '@/domain/imageCrop';
import { imageFileName, imageTypes, readImage, redrawOf, sizeProblem } from '@/domain/imageFile';
import type { ImageFacts, ImageProblem, ImageType } from '@/domain/imageFile';
import type { CallResult } from '@/store/callResult';
import { drawInPage, type DrawJob } from './drawImage';

export interface ImageFile {
  file: File;
  facts: ImageFacts;
  /** Object URL; the caller revokes it. */
  url: string;
}

/** Checks the bytes of a file, then whether the browser can draw it. */
export async function readImageFile(file: File): Promise<ImageFile | ImageProblem> {
  const problem = sizeProblem(file.size);
  if (problem) return problem;
  const facts = await file.arrayBuffer().then(
    (bytes) => readImage(new Uint8Array(bytes)),
    () => 'broken' as const,
  );
  if (typeof facts === 'string') return facts;
  // With the type of its bytes, whatever the file claims to be.
  const url = URL.createObjectURL(file.slice(0, facts.end, facts.type));
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    // Upright, as it is shown: its bytes may be rotated.
    const { naturalWidth: width, naturalHeight: height } = image;
    return { file, facts: width > 0 ? { ...facts, width, height } : facts, url };
  } catch {
    URL.revokeObjectURL(url);
    return 'broken';
  }
}

/** Crops the file, scales it down where it is too large, and names it after its type. */
export async function prepareImage({ file, facts }: ImageFile, crop: CropArea | null): Promise<CallResult<File>> {
  const redraw = redrawOf(facts, crop);
  const source = file.slice(0, facts.end, facts.type);
  const blob = redraw ? await draw({ ...redraw, file: source, type: facts.type }).catch(() => null) : source;
  if (!blob) return { failure: { kind: 'client' } };
  if (blob.size > limits.imageBytes) return { failure: { kind: 'tooLarge' } };
  const type = blob.type in imageTypes ? (blob.type as ImageType) : facts.type;
  return { data: new File([blob], imageFileName(file.name, type), { type, lastModified: file.lastModified }) };
}

async function draw(job: DrawJob): Promise<Blob> {
  const drawn =
    typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined' ? null : await drawInWorker(job);
  return drawn ?? drawInPage(job);
}

function drawInWorker(job: DrawJob): Promise<Blob | null> {
  const worker = new Worker(new URL('./drawImage.ts', import.meta.url), { type: 'module' });
  return new Promise<Blob | null>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Blob | null>) => resolve(data));
    worker.addEventListener('error', () => resolve(null));
    worker.postMessage(job);
  }).finally(() => worker.terminate());
}
