import { drawOffscreen, type DrawJob } from './drawImage';

/*
 * Cuts and scales pictures beside the page, so that it stays quick (S6). One job, one worker: `null` says that it was not
 * possible here.
 */

addEventListener('message', ({ data, origin }: MessageEvent<DrawJob>) => {
  // Messages of the page that started the worker have no origin.
  if (origin !== '') return;
  drawOffscreen(data).then(
    (blob) => postMessage(blob),
    () => postMessage(null),
  );
});
