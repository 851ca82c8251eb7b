import { useCallback, useEffect, useReducer, useRef, type ActionDispatch } from 'react';
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
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  const running = useRef<AbortController | null>(null);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      running.current?.abort();
    };
  }, []);
  const keepUrl = useObjectUrls();

  const addFiles = async (files: readonly File[]) => {
    change({ type: 'filesChosen', isMultiple });
    for (const file of isMultiple ? files : files.slice(0, 1)) {
      const read = await readImageFile(file);
      if (typeof read === 'string') {
        change({ type: 'fileRefused', name: file.name, problem: read });
      } else {
        keepUrl(read.url);
        const { cropShape } = target;
        // Set before the crop tool has loaded.
        const crop = cropShape?.optional === false ? middlePart(read.facts, cropShape) : null;
        change({ type: 'fileAccepted', file: read, crop });
      }
    }
    change({ type: 'filesRead' });
  };

  /** One after the other, each with its latest texts; resolves to the first failure. */
  const upload = useMutation((): CallThunk<null> => async (dispatch) => {
    let first: ApiFailure | null = null;
    for (const { id } of latest.current.uploads) {
      const next = latest.current.uploads.find((other) => other.id === id);
      if (!isMounted.current || first?.kind === 'unauthorized') break;
      if (!next || next.phase === 'done') continue;
      const { signal } = (running.current = new AbortController());
      const failure = await dispatch(sendUpload(next, { target, userId, change, signal }));
      first ??= failure;
    }
    return resultOf(first);
  });

  /** Attaches the images chosen from the library one after the other; those that failed stay chosen. */
  const attach = useMutation((): CallThunk => async (dispatch) => {
    for (const image of latest.current.selected) {
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
  return async (dispatch) => {
    const { id, texts } = upload;
    let { image } = upload;
    change({ type: 'started', id });
    if (upload.phase === 'ready') {
      const onProgress = (share: number) => change({ type: 'progressed', id, share });
      const prepared = await prepareImage(upload, upload.crop);
      const sent =
        'data' in prepared ? await dispatch(target.upload(prepared.data, { signal, onProgress, texts })) : prepared;
      if ('failure' in sent) {
        change({ type: 'failed', id, image, failure: sent.failure });
        return sent.failure;
      }
      image = sent.data;
      change({ type: 'uploaded', id, image });
    }
    const saved = await dispatch(saveUploadTexts(userId, target, upload.file.name, image, texts));
    const { failure } = saved;
    change(
      failure ? { type: 'failed', id, image: saved.image, failure } : { type: 'finished', id, image: saved.image },
    );
    return failure;
  };
}

/** Returns a function that takes object URLs, which are revoked when the component unmounts. */
export function useObjectUrls(): (url: string) => void {
  const urls = useRef(new Set<string>());
  useEffect(() => {
    const { current: held } = urls;
    return () => {
      for (const url of held) URL.revokeObjectURL(url);
    };
  }, []);
  return useCallback((url) => void urls.current.add(url), []);
}
