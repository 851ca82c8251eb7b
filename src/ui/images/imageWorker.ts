import { drawOffscreen, type DrawJob } from './drawImage';

/*
 * Crops and scales an image outside the page's thread, so that the page stays responsive (S6). One worker per image; it
 * returns `null` where the browser cannot do it in a worker.
 */

addEventListener('message', ({ data, origin }: MessageEvent<DrawJob>) => {
  // Messages of the page that started the worker have no origin.
  if (origin !== '') return;
  drawOffscreen(data).then(
    (blob) => postMessage(blob),
    () => postMessage(null),
  );
});
