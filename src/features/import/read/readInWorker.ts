import { ImportRefusalError, importLimits, type ImportedCareer } from '@/domain/importedCareer';
import type { WorkerAnswer } from './careerWorker';

/** Nothing that a career needs takes this long. */
const timeoutMs = 20_000;

/** Reads files in a worker of their own; too long, or aborted, ends it. Rejects with an `ImportRefusalError`. */
export async function readInWorker(files: readonly File[], signal: AbortSignal): Promise<ImportedCareer> {
  if (files.some(({ size }) => size > importLimits.zipBytes)) throw new ImportRefusalError('tooLarge');
  const worker = new Worker(new URL('./careerWorker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const answer = await new Promise<WorkerAnswer>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => resolve(data));
      worker.addEventListener('error', () => reject(new ImportRefusalError('unavailable')));
      signal.addEventListener('abort', () => reject(new ImportRefusalError('timeout')), { once: true });
      timer = setTimeout(() => reject(new ImportRefusalError('timeout')), timeoutMs);
      worker.postMessage(files);
    });
    if ('refusal' in answer) throw new ImportRefusalError(answer.refusal);
    return answer.career;
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
