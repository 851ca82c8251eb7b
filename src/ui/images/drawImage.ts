import type { ImageType, Redraw } from '@/domain/imageFile';

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
 * Draws an area of an image at its new size, upright. The whole image is decoded first, without options: every browser
 * then applies its orientation, whereas Chrome would crop the image as it is stored.
 */
async function drawOn(canvas: Canvas, { file, area, width, height }: DrawJob): Promise<void> {
  const image = await createImageBitmap(file);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no drawing context');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, width, height);
  image.close();
}

/** A browser that cannot write the type returns another one; the blob says which. */
async function drawOffscreen(job: DrawJob): Promise<Blob> {
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

/*
 * As a worker, it draws outside the page's thread, so that the page stays responsive (S6). One worker per image; it
 * answers `null` where the browser cannot do it in a worker.
 */
if (typeof document === 'undefined') {
  addEventListener('message', ({ data, origin }: MessageEvent<DrawJob>) => {
    // Messages of the page that started the worker have no origin.
    if (origin !== '') return;
    drawOffscreen(data).then(
      (blob) => postMessage(blob),
      () => postMessage(null),
    );
  });
}
