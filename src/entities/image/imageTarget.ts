import type { CallOptions } from '@/api/client/call';
import type { Endpoint, EndpointSpec } from '@/api/endpoint';
import { images as imageCalls } from '@/api/endpoints/images';
import type { Image } from '@/api/schema/entities';
import type { ImageChoice, ImageUpload } from '@/api/schema/fields';
import type { z } from '@/api/schema/zod';
import { draftKey, type DraftTarget } from '@/domain/draftKey';
import type { CropShape } from '@/domain/imageCrop';
import type { EntityRef } from '@/store/writeCounts';
import { apiThunk } from '@/store/apiThunk';
import type { CallResult, CallThunk } from '@/store/callResult';
import { sendAndVerify } from '@/store/lostResponse';
import type { AppThunk, RootState } from '@/store/rootReducer';
import type { RunningUpload } from '@/store/sessionRegistry';
import type { DispatchedCall } from '@/store/thunkTypes';
import {
  fetchImages,
  type ImageTextsInput,
  selectImages,
  selectImagesRequest,
  selectUploaded,
  uploadSettled,
} from './imagesSlice';

export interface UploadOptions {
  signal: AbortSignal;
  /** Share already sent, 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * What images are attached to, for the upload dialog, which shows what fails of its calls. `detach` shows a notice, since
 * it may be sent on leaving the page.
 */
export interface ImageTarget {
  /** Part of a picture that is shown; null where it is shown as it is. */
  cropShape: CropShape | null;
  /** Key of the draft with the texts of images that are not uploaded yet, unique per target. */
  draft: string;
  /** It is not saved yet: chosen images wait for that (`useFollowingImages`). */
  isDeferred?: boolean;
  /** Resolves to the image where it is known. The texts follow in a call of their own, unless it has them already. */
  upload: (file: File, options: UploadOptions & { texts: ImageTextsInput }) => CallThunk<Image | null>;
  /** Missing where an image of the library cannot be attached. */
  attach?: (image: Image) => CallThunk;
  /** Missing where an image cannot be taken away. */
  detach?: (image: Image) => CallThunk;
  /** For after the texts of an image have changed; the library changes with the texts themselves. */
  refresh?: () => CallThunk;
}

type Params = Readonly<Record<string, string>>;
type UploadEndpoint = Endpoint<EndpointSpec & { body: typeof ImageUpload; response: z.ZodMiniType<Image | null> }>;
type ChoiceEndpoint = Endpoint<EndpointSpec & { body: typeof ImageChoice }>;

/** An entity, or a list of them. */
export interface ImageParent<P extends Params, Parent> {
  fetch: (params: P) => CallThunk<Parent>;
  /** Undefined where it has not been read yet. */
  select: (state: RootState, params: P) => Parent | undefined;
  /** Where attaching and detaching may answer with the whole entity. */
  entity?: (params: P) => EntityRef;
}

interface ImageTargetOptions<P extends Params, Parent> {
  cropShape: CropShape | null;
  draft: (params: P) => DraftTarget;
  upload: UploadEndpoint;
  attach?: ChoiceEndpoint;
  detach?: ChoiceEndpoint;
  parent: ImageParent<P, Parent>;
  /** Undefined where the parent does not have the target any more. */
  images: (parent: Parent, params: P) => readonly Image[] | undefined;
}

/**
 * What the parent holds after a lost response tells whether a call was done (D-66). The target itself is named by the
 * parameters of the calls' paths, and of its parent.
 */
export function imageTarget<P extends Params, Parent>(
  options: ImageTargetOptions<P, Parent>,
): (params: P) => ImageTarget {
  const { cropShape, draft, parent, images } = options;
  const change = (endpoint: ChoiceEndpoint, isAttached: boolean) => {
    const paramsOf = (args: object) => (args as { params: P }).params;
    const refetch = (args: object) => parent.fetch(paramsOf(args));
    const { entity } = parent;
    const thunk = apiThunk(endpoint, {
      ...(isAttached ? { silent: true } : { failureText: 'images:field.removeFailed' }),
      refetch,
      ...(entity ? { entity: (args: object) => entity(paramsOf(args)) } : {}),
      confirm: {
        refetch,
        isApplied: (holder: Parent | null, args) => {
          if (holder === null) return false;
          return (images(holder, paramsOf(args)) ?? []).some(({ id }) => id === args.body.image) === isAttached;
        },
        select: (state, args) => parent.select(state, paramsOf(args)),
      },
    });
    return (params: P) =>
      ({ id }: Image) => {
        const args = { params, body: { image: id } };
        return thunk(args);
      };
  };
  const uploadThunk = apiThunk(options.upload, { silent: true });
  const attach = options.attach && change(options.attach, true);
  const detach = options.detach && change(options.detach, false);

  const readImages =
    (params: P): CallThunk<readonly Image[]> =>
    async (dispatch) => {
      const read = await dispatch(parent.fetch(params));
      if ('failure' in read) return read;
      const current = images(read.data, params);
      return current ? { data: current } : { failure: { kind: 'notFound' } };
    };

  return (params) => ({
    cropShape,
    draft: draftKey(draft(params)),
    upload: (file, uploadOptions) => (dispatch, getState) => {
      const args = { params, body: { image: file } };
      const holder = parent.select(getState(), params);
      const before = (holder && images(holder, params)) ?? null;
      return dispatch(uploadOnce({ thunk: uploadThunk, args, before, readImages: readImages(params) }, uploadOptions));
    },
    refresh: () => parent.fetch(params),
    ...(attach ? { attach: attach(params) } : {}),
    ...(detach ? { detach: detach(params) } : {}),
  });
}

/** Uploads into the library itself are attached to nothing (IMG-01). */
export const libraryImages = imageTarget({
  cropShape: null,
  draft: () => ({ type: 'images' }),
  upload: imageCalls.uploadImage,
  parent: {
    fetch: () => fetchImages(),
    select: (state) => (selectImagesRequest(state).settledAt === null ? undefined : selectImages(state)),
  },
  images: (library) => library,
})({});

type UploadResult = CallResult<Image | null>;

interface Upload {
  thunk: {
    (args: Upload['args'], options: Pick<CallOptions, 'onUploadProgress'>): AppThunk<DispatchedCall<Image | null>>;
    typePrefix: string;
  };
  args: { params?: Params; body: { image: File } };
  /** Null where they have not been read yet. */
  before: readonly Image[] | null;
  /** The new image is the one that was not there before. */
  readImages: CallThunk<readonly Image[]>;
}

/**
 * A lost response, one that does not name the image, and a cancelled upload, which may have arrived, are settled by
 * what the target holds afterwards (D-66). Once all of it is sent, a cancelled upload is not aborted, and the next try
 * of the same file waits for it. Resolves to the image, or to null where it is there but could not be read.
 */
export function uploadOnce(
  { thunk, args, before, readImages }: Upload,
  { signal, onProgress }: UploadOptions,
): AppThunk<Promise<UploadResult>> {
  return async (dispatch, getState, { uploads }) => {
    const { name, size, lastModified } = args.body.image;
    // A file cannot be serialised, and the next one must not be mistaken for it.
    const key = `${thunk.typePrefix} ${JSON.stringify([args.params, name, size, lastModified])}`;
    const read = () => dispatch(readImages);
    const first = before ? { data: before } : await read();
    if ('failure' in first) return first;
    const idsBefore = first.data.map(({ id }) => id);
    const findNew = (images: readonly Image[], earlier: readonly string[]) =>
      images.find(({ id }) => !earlier.includes(id) && !selectUploaded(getState()).includes(id));

    const send = async (): Promise<UploadResult> => {
      if (signal.aborted) return { failure: { kind: 'aborted' } };
      const running = uploads.get(key) ?? dispatch(startUpload(thunk, args, key, onProgress));
      const cancelled = new Promise<UploadResult>((resolve) => {
        signal.addEventListener('abort', () => {
          running.cancel();
          // `contract`, so that it is looked for once only: nobody waits for it.
          resolve({ failure: { kind: 'contract' } });
        });
      });
      return await Promise.race([running.response, cancelled]);
    };
    const result = await dispatch(
      sendAndVerify<Image | null, readonly Image[]>({
        key,
        args: key,
        creates: true,
        known: idsBefore,
        send,
        refetch: read,
        findResult: (images, { known }) => {
          const data = findNew(images, known);
          return data ? { data } : null;
        },
      }),
    );
    if ('failure' in result) return signal.aborted ? { failure: { kind: 'aborted' } } : result;
    let image = result.data;
    if (!image) {
      // The success did not name the image.
      const now = await read();
      if ('failure' in now) return { data: null };
      image = findNew(now.data, idsBefore) ?? null;
      if (!image) return { failure: { kind: 'server', outcome: 'ignored' } };
    }
    dispatch(uploadSettled(image.id));
    return { data: image };
  };
}

/** Cancelled once all of it is sent, it is kept for the next try of the same file. */
function startUpload(
  thunk: Upload['thunk'],
  args: Upload['args'],
  key: string,
  onProgress: UploadOptions['onProgress'],
): AppThunk<RunningUpload> {
  return (dispatch, _getState, { uploads }) => {
    let isAllSent = false;
    let isSettled = false;
    const onUploadProgress = (share: number) => {
      isAllSent = share === 1;
      onProgress(share);
    };
    const request = dispatch(thunk(args, { onUploadProgress }));
    const running: RunningUpload = {
      response: request.finally(() => {
        isSettled = true;
        uploads.delete(key);
      }),
      cancel: () => {
        if (isSettled) return;
        if (isAllSent) uploads.set(key, running);
        else request.abort();
      },
    };
    return running;
  };
}
