import type { Image } from '@/api/schema/entities';
import type { AppThunk } from '@/store/rootReducer';
import type { RunningUpload } from '@/store/sessionRegistry';
import type { CallResult } from '@/store/callResult';
import { sendAndVerify } from '@/store/lostResponse';
import { selectUploaded, uploadSettled } from './imagesSlice';

/** How one file is sent: what stops it, and who hears of its progress. */
export interface UploadOptions {
  signal: AbortSignal;
  /** Share already sent, 0 to 1. */
  onProgress: (share: number) => void;
}

interface UploadArgs {
  params?: Readonly<Record<string, string>>;
  body: { image: File };
}

interface Upload<Args extends UploadArgs> {
  thunk: {
    (
      args: Args,
      options: { onUploadProgress: (share: number) => void },
    ): AppThunk<Promise<CallResult<Image | null>> & { abort: () => void }>;
    typePrefix: string;
  };
  args: Args;
  /** Images that were there before; null where they have not been read yet. */
  before: readonly Image[] | null;
  /** Reads the images of what the file is attached to: the new one is the one that was not there before. */
  readImages: () => AppThunk<Promise<CallResult<readonly Image[]>>>;
}

/**
 * Uploads a file once. A lost response, and one that does not name the image, are settled by what the target holds
 * afterwards (D-66); so is a cancelled upload, which may have arrived: once all of it is sent it is not broken off any
 * more, and the next try of the same file waits for it. Resolves to the image, null where it is there but could not be
 * read.
 */
export function uploadOnce<Args extends UploadArgs>(
  { thunk, args, before, readImages }: Upload<Args>,
  { signal, onProgress }: UploadOptions,
): AppThunk<Promise<CallResult<Image | null>>> {
  return async (dispatch, getState, { uploads }) => {
    const { name, size, lastModified } = args.body.image;
    // A file says nothing of itself as text, and the next one must not be taken for it.
    const key = `${thunk.typePrefix} ${JSON.stringify([args.params, name, size, lastModified])}`;
    const read = () => dispatch(readImages());
    const first = before ? { data: before } : await read();
    if ('failure' in first) return first;
    const knownBefore = first.data.map(({ id }) => id);
    const findNew = (images: readonly Image[], known: readonly string[]) =>
      images.find(({ id }) => !known.includes(id) && !selectUploaded(getState()).includes(id));

    const send = async (): Promise<CallResult<Image | null>> => {
      if (signal.aborted) return { failure: { kind: 'aborted' } };
      const file = uploads.get(key) ?? sendFile();
      const cancelled = new Promise<CallResult<Image | null>>((resolve) => {
        signal.addEventListener('abort', () => {
          file.cancel();
          resolve({ failure: { kind: 'network' } });
        });
      });
      return await Promise.race([file.response, cancelled]);
    };
    const sendFile = (): RunningUpload => {
      let isAllSent = false;
      let isAnswered = false;
      const onUploadProgress = (share: number) => {
        isAllSent = share === 1;
        onProgress(share);
      };
      const running = dispatch(thunk(args, { onUploadProgress }));
      const wait = async (): Promise<CallResult<Image | null>> => {
        const sent = await running;
        isAnswered = true;
        uploads.delete(key);
        return sent;
      };
      const file: RunningUpload = {
        response: wait(),
        cancel: () => {
          if (isAnswered) return;
          if (isAllSent) uploads.set(key, file);
          else running.abort();
        },
      };
      return file;
    };
    const result = await dispatch(
      sendAndVerify<Image | null, readonly Image[]>({
        key,
        args: key,
        creates: true,
        known: knownBefore,
        send,
        refetch: read,
        findResult: (images, { known }) => {
          const found = findNew(images, known);
          return found ? { data: found } : null;
        },
      }),
    );
    if ('failure' in result) return signal.aborted ? { failure: { kind: 'aborted' } } : result;
    const image = result.data ?? (await findUploaded(read, (images) => findNew(images, knownBefore)));
    if (image === 'ignored') return { failure: { kind: 'server', outcome: 'ignored' } };
    if (image) dispatch(uploadSettled(image.id));
    return { data: image };
  };
}

/** The image behind a success that did not name it; null where the target cannot be read. */
async function findUploaded(
  read: () => Promise<CallResult<readonly Image[]>>,
  find: (images: readonly Image[]) => Image | undefined,
): Promise<Image | 'ignored' | null> {
  const now = await read();
  if ('failure' in now) return null;
  return find(now.data) ?? 'ignored';
}
