import { ImportRefusalError, type ImportedCareer, type ImportRefusal } from '@/domain/importedCareer';
import { readCareer } from './readCareer';

/* A module worker: files of others are read beside the page, which can end it at any time. */

export type WorkerAnswer = { career: ImportedCareer } | { refusal: ImportRefusal };

globalThis.addEventListener('message', ({ data }: MessageEvent<readonly Blob[]>) => {
  void respond(data).then((message) => globalThis.postMessage(message));
});

async function respond(files: readonly Blob[]): Promise<WorkerAnswer> {
  try {
    return { career: await readCareer(files) };
  } catch (error) {
    return { refusal: error instanceof ImportRefusalError ? error.reason : 'damaged' };
  }
}
