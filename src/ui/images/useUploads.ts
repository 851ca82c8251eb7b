import { useEffect, useReducer, useRef, useState } from 'react';
import type { ApiFailure } from '@/api/client/failure';
import { resultOf, type CallThunk } from '@/store/callResult';
import { useAppSelector } from '@/store/hooks';
import type { AppThunk } from '@/store/rootReducer';
import { selectUser } from '@/store/session';
import { useMutation } from '@/store/useMutation';
import type { ImageTarget } from '@/entities/image/imageTarget';
import { prepareImage, readImageFile } from './prepareImage';
import { initialUploads, unsavedTexts, uploadsReducer, type Upload } from './uploadsReducer';
import { readUploadTexts, saveUploadTexts, writeUploadTexts } from './uploadTexts';

/** State and requests of an open image dialog: files with their texts, or images of the library. */
export function useUploads(target: ImageTarget, isMultiple: boolean) {
  const user = useAppSelector(selectUser);
  // The owner is who opened the dialog: nothing is written once the session has ended.
  const [userId] = useState(user?.id ?? null);
  const [state, change] = useReducer(uploadsReducer, null, () => initialUploads(readUploadTexts(userId, target.draft)));
  const isOwner = user !== null && user.id === userId;
  useEffect(() => {
    if (isOwner) writeUploadTexts(userId, target.draft, unsavedTexts(state));
  }, [isOwner, target.draft, state, userId]);

  /** For what runs longer than a render. */
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  const running = useRef<AbortController | null>(null);
  const urls = useRef(new Set<string>());
  const isMounted = useRef(false);
  useEffect(() => {
    const { current: shown } = urls;
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      running.current?.abort();
      for (const url of shown) URL.revokeObjectURL(url);
    };
  }, []);

  const addFiles = async (files: readonly File[]) => {
    change({ type: 'filesChosen', isMultiple });
    for (const file of isMultiple ? files : files.slice(0, 1)) {
      const read = await readImageFile(file);
      if (typeof read === 'string') {
        change({ type: 'fileRefused', name: file.name, problem: read });
      } else {
        urls.current.add(read.url);
        change({ type: 'fileAccepted', file: read });
      }
    }
    change({ type: 'filesRead' });
  };

  /** Sends one file and its texts; a retry skips what is done. */
  const send =
    (upload: Upload): AppThunk<Promise<ApiFailure | null>> =>
    async (dispatch) => {
      const { id, texts } = upload;
      let { image } = upload;
      change({ type: 'started', id });
      if (upload.phase === 'ready') {
        const { signal } = (running.current = new AbortController());
        const onProgress = (share: number) => change({ type: 'progressed', id, share });
        const file = await prepareImage(upload, upload.crop);
        const sent = 'data' in file ? await dispatch(target.upload(file.data, { signal, onProgress, texts })) : file;
        running.current = null;
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

  /** One after the other, each with the texts as they are by then; resolves to the first failure. */
  const upload = useMutation((): CallThunk<null> => async (dispatch) => {
    let first: ApiFailure | null = null;
    for (const { id } of latest.current.uploads) {
      const next = latest.current.uploads.find((other) => other.id === id);
      if (!isMounted.current || first?.kind === 'unauthorized') break;
      const failure = next && next.phase !== 'done' ? await dispatch(send(next)) : null;
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
