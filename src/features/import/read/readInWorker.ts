import { importLimits } from '@/domain/importedCareer';
import type { WorkerAnswer } from './careerWorker';

/** Nothing that a career needs takes this long. */
const timeoutMs = 20_000;

/** Reads files in a worker of their own; too long, or aborted, ends it. */
export async function readInWorker(files: readonly File[], signal: AbortSignal): Promise<WorkerAnswer> {
  if (files.some(({ size }) => size > importLimits.zipBytes)) return { refusal: 'tooLarge' };
  const worker = new Worker(new URL('./careerWorker.ts', import.meta.url), { type: 'module' });
  const response = await new Promise<WorkerAnswer>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => resolve(data));
    worker.addEventListener('error', () => resolve({ refusal: 'unavailable' }));
    const giveUp = () => resolve({ refusal: 'timeout' });
    signal.addEventListener('abort', giveUp, { once: true });
    setTimeout(giveUp, timeoutMs);
    worker.postMessage(files);
  });
  worker.terminate();
  return response;
}
