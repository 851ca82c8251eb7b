import type { Image } from '@/api/schema/entities';
import type { CallResult, CallThunk } from '@/store/callResult';
import { sendAndVerify } from '@/store/lostResponse';
import type { AppThunk } from '@/store/rootReducer';
import type { RunningUpload } from '@/store/sessionRegistry';
import { selectUploaded, uploadSettled } from './imagesSlice';

/** How one file is sent: what cancels it, and what its progress is reported to. */
export interface UploadOptions {
  signal: AbortSignal;
  /** Share already sent, 0 to 1. */
  onProgress: (share: number) => void;
}

type UploadResult = CallResult<Image | null>;

interface RunningImageUpload extends RunningUpload {
  response: Promise<UploadResult>;
}

interface UploadArgs {
  params?: Readonly<Record<string, string>>;
  body: { image: File };
}

interface Upload {
  thunk: {
    (
      args: UploadArgs,
      options: { onUploadProgress: (share: number) => void },
    ): AppThunk<Promise<UploadResult> & { abort: () => void }>;
    typePrefix: string;
  };
  args: UploadArgs;
  /** Images that were there before; null where they have not been read yet. */
  before: readonly Image[] | null;
  /** Reads the images of what the file is attached to: the new one is the one that was not there before. */
  readImages: CallThunk<readonly Image[]>;
}

/**
 * Uploads a file once. A lost response, and one that does not name the image, are settled by what the target holds
 * afterwards (D-66). So is a cancelled upload, which may have arrived: once all of it is sent it is not aborted, and the
 * next try of the same file waits for it. Resolves to the image, or to null where it is there but could not be read.
 */
export function uploadOnce(
  { thunk, args, before, readImages }: Upload,
  { signal, onProgress }: UploadOptions,
): AppThunk<Promise<UploadResult>> {
  return async (dispatch, getState, { uploads }) => {
    const { name, size, lastModified } = args.body.image;
    // A file has no text of its own, and the next one must not be mistaken for it.
    const key = `${thunk.typePrefix} ${JSON.stringify([args.params, name, size, lastModified])}`;
    const read = () => dispatch(readImages);
    const first = before ? { data: before } : await read();
    if ('failure' in first) return first;
    const knownBefore = first.data.map(({ id }) => id);
    const findNew = (images: readonly Image[], known: readonly string[]) =>
      images.find(({ id }) => !known.includes(id) && !selectUploaded(getState()).includes(id));

    const send = async (): Promise<UploadResult> => {
      if (signal.aborted) return { failure: { kind: 'aborted' } };
      const upload =
        (uploads.get(key) as RunningImageUpload | undefined) ?? dispatch(startUpload(thunk, args, key, onProgress));
      const cancelled = new Promise<UploadResult>((resolve) => {
        signal.addEventListener('abort', () => {
          upload.cancel();
          resolve({ failure: { kind: 'network' } });
        });
      });
      return await Promise.race([upload.response, cancelled]);
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
    let image = result.data;
    if (!image) {
      // A success that did not name the image.
      const now = await read();
      if ('failure' in now) return { data: null };
      image = findNew(now.data, knownBefore) ?? null;
      if (!image) return { failure: { kind: 'server', outcome: 'ignored' } };
    }
    dispatch(uploadSettled(image.id));
    return { data: image };
  };
}

/** Starts to send a file. Cancelled once all of it is sent, it is kept for the next try of the same file. */
function startUpload(
  thunk: Upload['thunk'],
  args: UploadArgs,
  key: string,
  onProgress: (share: number) => void,
): AppThunk<RunningImageUpload> {
  return (dispatch, _getState, { uploads }) => {
    let isAllSent = false;
    let isSettled = false;
    const onUploadProgress = (share: number) => {
      isAllSent = share === 1;
      onProgress(share);
    };
    const running = dispatch(thunk(args, { onUploadProgress }));
    const settle = async (): Promise<UploadResult> => {
      const result = await running;
      isSettled = true;
      uploads.delete(key);
      return result;
    };
    const upload: RunningImageUpload = {
      response: settle(),
      cancel: () => {
        if (isSettled) return;
        if (isAllSent) uploads.set(key, upload);
        else running.abort();
      },
    };
    return upload;
  };
}
