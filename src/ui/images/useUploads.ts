import { useEffect, useReducer, useRef, type ActionDispatch } from 'react';
import { useLatest } from '@/store/hooks';
import type { ApiFailure } from '@/api/client/failure';
import { middlePart } from '@/domain/imageCrop';
import { resultOf, type CallThunk } from '@/store/callResult';
import type { AppThunk } from '@/store/rootReducer';
import { useMutation } from '@/store/useMutation';
import type { ImageTarget } from '@/entities/image/imageTarget';
import { useDraftOwner } from '@/ui/form/useKeptDraft';
import { prepareImage, readImageFile } from './prepareImage';
import { initialUploads, unsavedTexts, uploadsReducer, type Upload, type UploadsAction } from './uploadsReducer';
import { readUploadTexts, saveUploadTexts, writeUploadTexts } from './uploadTexts';

export type ImageDialogState = ReturnType<typeof useUploads>;

export function useUploads(target: ImageTarget, isMultiple: boolean) {
  const { userId, isSignedIn } = useDraftOwner();
  const [state, change] = useReducer(uploadsReducer, null, () => initialUploads(readUploadTexts(userId, target.draft)));
  useEffect(() => {
    if (isSignedIn) writeUploadTexts(userId, target.draft, unsavedTexts(state));
  }, [isSignedIn, target.draft, state, userId]);

  /** For async work, which outlives a render. */
  const latestRef = useLatest(state);
  const lifetime = useLifetime();
  const running = useRef<AbortController | null>(null);

  const addFiles = async (files: readonly File[]) => {
    change({ type: 'filesChosen', isMultiple });
    for (const file of isMultiple ? files : files.slice(0, 1)) {
      const read = await readImageFile(file);
      if (typeof read === 'string') {
        change({ type: 'fileRefused', name: file.name, problem: read });
      } else {
        lifetime.current.signal.addEventListener('abort', () => URL.revokeObjectURL(read.url));
        const { cropShape } = target;
        // Set before the crop tool has loaded.
        const crop = cropShape?.optional === false ? middlePart(read.facts, cropShape) : null;
        change({ type: 'fileAccepted', file: read, crop });
      }
    }
    change({ type: 'changed', values: { isReading: false } });
  };

  /** One after the other, each with its latest texts; resolves to the first failure. */
  const upload = useMutation((): CallThunk<null> => async (dispatch) => {
    const { signal: closed } = lifetime.current;
    let first: ApiFailure | null = null;
    for (const { id } of latestRef.current.uploads) {
      const next = latestRef.current.uploads.find((upload) => upload.id === id);
      if (closed.aborted || first?.kind === 'unauthorized') break;
      if (!next || next.phase === 'done') continue;
      const controller = new AbortController();
      running.current = controller;
      closed.addEventListener('abort', () => controller.abort());
      const failure = await dispatch(sendUpload(next, { target, userId, change, signal: controller.signal }));
      first ??= failure;
    }
    return resultOf(first);
  });

  /** Attaches the images chosen from the library one after the other; those that failed stay chosen. */
  const attach = useMutation((): CallThunk => async (dispatch) => {
    for (const image of latestRef.current.selected) {
      const result = target.attach ? await dispatch(target.attach(image)) : { data: null };
      if ('failure' in result) return result;
      change({ type: 'attached', id: image.id });
    }
    return { data: null };
  });

  return { ...state, change, addFiles, upload, attach, cancelUpload: () => running.current?.abort() };
}

interface SendOptions {
  target: ImageTarget;
  userId: string | null;
  change: ActionDispatch<[UploadsAction]>;
  signal: AbortSignal;
}

/** A retry skips what is done. */
function sendUpload(
  upload: Upload,
  { target, userId, change, signal }: SendOptions,
): AppThunk<Promise<ApiFailure | null>> {
  const { id, texts, failureCount } = upload;
  const set = (values: Partial<Upload>) => change({ type: 'uploadChanged', id, values });
  const fail = (failure: ApiFailure, values: Pick<Upload, 'phase' | 'image'>) => {
    // A cancelled upload may simply be sent again.
    set({ ...values, ...(failure.kind === 'aborted' ? {} : { failure, failureCount: failureCount + 1 }) });
    return failure;
  };
  return async (dispatch) => {
    let { image } = upload;
    set({ phase: upload.phase === 'ready' ? 'uploading' : 'saving', share: 0, failure: null });
    if (upload.phase === 'ready') {
      const onProgress = (share: number) => set({ share });
      const prepared = await prepareImage(upload, upload.crop);
      const sent =
        'data' in prepared ? await dispatch(target.upload(prepared.data, { signal, onProgress, texts })) : prepared;
      if ('failure' in sent) return fail(sent.failure, { phase: 'ready', image });
      image = sent.data;
      set({ phase: 'saving', image });
    }
    const saved = await dispatch(saveUploadTexts(userId, target, upload.file.name, image, texts));
    if (saved.failure) return fail(saved.failure, { phase: 'uploaded', image: saved.image });
    set({ phase: 'done', image: saved.image });
    return null;
  };
}

/** Its signal is aborted once the component is gone. */
export function useLifetime() {
  const lifetime = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    lifetime.current = controller;
    return () => controller.abort();
  }, []);
  return lifetime;
}
