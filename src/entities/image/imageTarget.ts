import type { Endpoint, EndpointSpec } from '@/api/endpoint';
import type { Image } from '@/api/schema/entities';
import type { ImageChoice, ImageUpload } from '@/api/schema/fields';
import type { z } from '@/api/schema/zod';
import { draftKey, type DraftTarget } from '@/domain/draftKey';
import type { ImageTargetType } from '@/domain/imageCrop';
import type { EntityRef } from '@/store/answeredWrites';
import { apiThunk } from '@/store/apiThunk';
import type { CallThunk } from '@/store/callResult';
import { failureTextOf, noticeAdded } from '@/store/notices';
import type { AppThunk, RootState } from '@/store/rootReducer';
import type { ImageTextsInput } from './imageTexts';
import { uploadOnce, type UploadOptions } from './imageUpload';

/**
 * What images are attached to, as the upload dialog knows it. Its calls are silent: the dialog shows what fails, and
 * `detachImage` says why an image could not be taken away.
 */
export interface ImageTarget {
  type: ImageTargetType;
  /** Name under which texts of images that are not uploaded yet are kept, unique per target. */
  draft: string;
  /** It is not saved yet: what is chosen waits for that (`useWaitingImages`). */
  isDeferred?: boolean;
  /**
   * Uploads one file and attaches it; resolves to the new image where it is known. The texts typed for it follow in a call
   * of their own, unless the image has them already.
   */
  upload: (file: File, options: UploadOptions & { texts: ImageTextsInput }) => CallThunk<Image | null>;
  /** Missing where an image of the library cannot be attached. */
  attach?: (image: Image) => CallThunk;
  /** Missing where an image cannot be taken away. */
  detach?: (image: Image) => CallThunk;
  /** Reads again what shows the images, after the texts of one have changed; the library changes with the texts themselves. */
  refresh?: () => CallThunk;
}

type Params = Readonly<Record<string, string>>;
type UploadEndpoint = Endpoint<EndpointSpec & { body: typeof ImageUpload; response: z.ZodMiniType<Image | null> }>;
type ChoiceEndpoint = Endpoint<EndpointSpec & { body: typeof ImageChoice }>;

/** What holds the images: an entity, or a list of them. */
export interface ImageParent<P extends Params, Parent> {
  fetch: (params: P) => CallThunk<Parent>;
  /** Undefined where it has not been read yet. */
  select: (state: RootState, params: P) => Parent | undefined;
  /** Where attaching and detaching may answer with the whole entity. */
  entity?: (params: P) => EntityRef;
}

interface ImageTargetOptions<P extends Params, Parent> {
  type: ImageTargetType;
  draft: (params: P) => DraftTarget;
  upload: UploadEndpoint;
  attach?: ChoiceEndpoint;
  detach?: ChoiceEndpoint;
  parent: ImageParent<P, Parent>;
  /** The images of the target; undefined where the parent does not have it any more. */
  images: (parent: Parent, params: P) => readonly Image[] | undefined;
}

/**
 * Makes an image target of its calls: what the parent holds after a call with a lost response tells whether it was done
 * (D-66). The target itself is named by the parameters of the calls' paths, and of its parent.
 */
export function imageTarget<P extends Params, Parent>(
  options: ImageTargetOptions<P, Parent>,
): (params: P) => ImageTarget {
  const { type, draft, parent, images } = options;
  /** Attaches or detaches. */
  const change = (endpoint: ChoiceEndpoint | undefined, isAttached: boolean) => {
    if (!endpoint) return undefined;
    const paramsOf = (args: object) => (args as { params: P }).params;
    const refetch = (args: object) => parent.fetch(paramsOf(args));
    const { entity } = parent;
    const thunk = apiThunk(endpoint, {
      silent: true,
      refetch,
      ...(entity ? { entity: (args: object) => entity(paramsOf(args)) } : {}),
      confirm: {
        refetch,
        isApplied: (found: Parent | null, args) => {
          if (found === null) return false;
          return (images(found, paramsOf(args)) ?? []).some(({ id }) => id === args.body.image) === isAttached;
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
  const attach = change(options.attach, true);
  const detach = change(options.detach, false);

  const readImages =
    (params: P): CallThunk<readonly Image[]> =>
    async (dispatch) => {
      const read = await dispatch(parent.fetch(params));
      if ('failure' in read) return read;
      const found = images(read.data, params);
      return found ? { data: found } : { failure: { kind: 'notFound' } };
    };

  return (params) => ({
    type,
    draft: draftKey(draft(params)),
    upload: (file, uploadOptions) => (dispatch, getState) => {
      const args = { params, body: { image: file } };
      const found = parent.select(getState(), params);
      const before = (found && images(found, params)) ?? null;
      return dispatch(uploadOnce({ thunk: uploadThunk, args, before, readImages: readImages(params) }, uploadOptions));
    },
    ...(attach ? { attach: attach(params), refresh: () => parent.fetch(params) } : {}),
    ...(detach ? { detach: detach(params) } : {}),
  });
}

/** Takes an image away; why it stays is a notice, since the call may be sent on leaving the page. */
export function detachImage({ detach }: ImageTarget, image: Image): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const result = detach ? await dispatch(detach(image)) : { data: null };
    if ('data' in result) return;
    const { failure } = result;
    if (failure.kind === 'aborted' || failure.kind === 'unauthorized') return;
    dispatch(noticeAdded({ severity: 'error', ...failureTextOf(failure, 'images:field.removeFailed') }));
  };
}
