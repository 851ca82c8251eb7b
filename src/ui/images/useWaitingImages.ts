import { useEffect, useState } from 'react';
import type { ApiFailure } from '@/api/client/failure';
import type { Image } from '@/api/schema/entities';
import { failureOf } from '@/store/callResult';
import { itemDraftKey } from '@/domain/draftKey';
import { useAppDispatch } from '@/store/hooks';
import type { AppThunk } from '@/store/rootReducer';
import type { ImageTarget } from '@/entities/image/imageTarget';
import { noTexts, type ImageTextsInput } from '@/entities/image/imageTexts';
import { useDraftOwner } from '@/ui/form/useKeptDraft';
import { useObjectUrls } from './useUploads';
import { baseName, moveUploadTexts, saveUploadTexts, writeUploadTexts } from './uploadTexts';

interface WaitingImage {
  image: Image;
  /** Null for an image of the library. */
  file: File | null;
  texts: ImageTextsInput;
  /** Set once the file is uploaded, null where the image is not known; only its texts are missing then. */
  uploaded?: Image | null;
}

interface WaitingOptions {
  isMultiple: boolean;
  /** The entity is saved already: images chosen from now on are uploaded at once. */
  exists: boolean;
}

/**
 * Images of something that may not be saved yet: what is chosen until then is kept in memory and sent by `send`, one
 * after the other; what failed stays. A reload loses the files, their texts are kept and the files named.
 */
export function useWaitingImages(target: ImageTarget, { isMultiple, exists }: WaitingOptions) {
  const dispatch = useAppDispatch();
  const { userId, isSignedIn } = useDraftOwner();
  const draft = waitingDraft(target);
  const [items, setItems] = useState<readonly WaitingImage[]>(() => {
    // Texts of an earlier form, whose files are lost.
    moveUploadTexts(userId, draft, target.draft);
    return [];
  });
  useEffect(() => {
    const files = items.flatMap(({ file, texts, uploaded }) =>
      file && uploaded === undefined ? [[file.name, texts] as const] : [],
    );
    if (isSignedIn) writeUploadTexts(userId, draft, Object.fromEntries(files));
  }, [draft, isSignedIn, items, userId]);
  const keepUrl = useObjectUrls();

  const keep = (item: WaitingImage) => {
    if (item.file) keepUrl(item.image.url);
    setItems((before) => (isMultiple ? [...before, item] : [item]));
  };
  const remove = (id: string) => setItems((before) => before.filter(({ image }) => image.id !== id));
  const markUploaded = (id: string, uploaded: Image | null) =>
    setItems((before) => before.map((item) => (item.image.id === id ? { ...item, uploaded } : item)));

  return {
    target: exists ? target : deferred(target, keep),
    names: items.map(({ image, file }) => file?.name ?? image.name),
    waiting: {
      images: items.filter(({ uploaded }) => uploaded === undefined).map(({ image }) => image),
      onRemove: ({ id }: Image) => remove(id),
    },
    /** Sends the waiting images to the entity saved meanwhile; resolves to the first failure. */
    send: async (to: ImageTarget, signal: AbortSignal): Promise<ApiFailure | null> => {
      if (to.draft !== target.draft) {
        moveUploadTexts(userId, target.draft, to.draft);
        moveUploadTexts(userId, draft, waitingDraft(to));
      }
      let first: ApiFailure | null = null;
      for (const item of items) {
        const onUploaded = (uploaded: Image | null) => markUploaded(item.image.id, uploaded);
        const failure = await dispatch(sendWaiting(item, { target: to, userId, signal, onUploaded }));
        if (!failure) remove(item.image.id);
        first ??= failure;
        if (failure?.kind === 'aborted' || failure?.kind === 'unauthorized') break;
      }
      return first;
    },
  };
}

const waitingDraft = ({ draft }: ImageTarget) => itemDraftKey(draft, 'waiting');

/** The target for the dialog: what is chosen is kept instead of sent. */
function deferred(target: ImageTarget, keep: (item: WaitingImage) => void): ImageTarget {
  return {
    ...target,
    isDeferred: true,
    upload: (file, { texts }) => {
      const url = URL.createObjectURL(file);
      const image: Image = { id: url, uuid: '', url, ...texts, name: texts.name || baseName(file.name) };
      keep({ image, file, texts });
      return () => Promise.resolve({ data: image });
    },
    ...(target.attach
      ? {
          attach: (image: Image) => {
            keep({ image, file: null, texts: noTexts });
            return () => Promise.resolve({ data: null });
          },
        }
      : {}),
  };
}

interface SendOptions {
  target: ImageTarget;
  userId: string | null;
  signal: AbortSignal;
  /** From then on, only the texts are missing. */
  onUploaded: (image: Image | null) => void;
}

/** A retry skips what is done. */
function sendWaiting(item: WaitingImage, options: SendOptions): AppThunk<Promise<ApiFailure | null>> {
  const { image, file, texts } = item;
  const { target, userId, signal, onUploaded } = options;
  return async (dispatch) => {
    if (!file) return target.attach ? dispatch(failureOf(target.attach(image))) : null;
    let { uploaded } = item;
    if (uploaded === undefined) {
      const result = await dispatch(target.upload(file, { signal, onProgress: () => undefined, texts }));
      if ('failure' in result) return result.failure;
      uploaded = result.data;
      onUploaded(uploaded);
    }
    const kept = { ...target, draft: waitingDraft(target) };
    const { failure } = await dispatch(saveUploadTexts(userId, kept, file.name, uploaded, texts));
    return failure;
  };
}
