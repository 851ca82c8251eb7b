import type { Redraw } from '@/domain/imageCrop';
import type { ImageType } from '@/domain/imageFile';

export interface DrawJob extends Redraw {
  file: Blob;
  type: ImageType;
}

interface Canvas {
  getContext: (
    kind: '2d',
  ) => Pick<CanvasDrawImage & CanvasImageSmoothing, 'drawImage' | 'imageSmoothingQuality'> | null;
}

const quality = 0.9;

/**
 * Draws an area of an image at its new size, upright as the camera held it. The whole image is read first, without options:
 * every browser then rotates it by itself, whereas Chrome would cut the area from the image as it is stored.
 */
async function drawOn(canvas: Canvas, { file, area, width, height }: DrawJob): Promise<void> {
  const image = await createImageBitmap(file);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no drawing context');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, width, height);
  image.close();
}

/** In a worker. A browser that cannot write the type returns another one; the blob says which. */
export async function drawOffscreen(job: DrawJob): Promise<Blob> {
  const canvas = new OffscreenCanvas(job.width, job.height);
  await drawOn(canvas, job);
  return canvas.convertToBlob({ type: job.type, quality });
}

/** In the page, for browsers whose workers have no canvas. */
export async function drawInPage(job: DrawJob): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: job.width, height: job.height });
  await drawOn(canvas, job);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('not drawn'))), job.type, quality);
  });
}
