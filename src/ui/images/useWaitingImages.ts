import { useEffect, useRef, useState } from 'react';
import type { ApiFailure } from '@/api/client/failure';
import type { Image } from '@/api/schema/entities';
import { failureOf } from '@/store/callResult';
import { itemDraftKey } from '@/domain/draftKey';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';
import type { ImageTarget } from '@/entities/image/imageTarget';
import { noTexts, type ImageTextsInput } from '@/entities/image/imageTexts';
import { baseName, moveUploadTexts, saveUploadTexts, writeUploadTexts } from './uploadTexts';

/** An image chosen for something that is not saved yet. */
interface WaitingImage {
  /** As its field shows it. */
  image: Image;
  /** Null for an image of the library. */
  file: File | null;
  texts: ImageTextsInput;
  /** It is uploaded as this image, null where that is not known; only its texts are missing. */
  uploaded?: Image | null;
}

interface WaitingOptions {
  isMultiple: boolean;
  /** It is saved already: images chosen from now on are uploaded at once. */
  exists: boolean;
}

/**
 * Images of something that may not be saved yet: what is chosen until then is kept in memory and sent by `send`, one
 * after the other; what failed stays. A reload loses the files, their texts are kept and the files named.
 */
export function useWaitingImages(target: ImageTarget, { isMultiple, exists }: WaitingOptions) {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const [userId] = useState(user?.id ?? null);
  const draft = itemDraftKey(target.draft, 'waiting');
  const [items, setItems] = useState<readonly WaitingImage[]>(() => {
    // Of a form that is gone, and its files with it.
    moveUploadTexts(userId, draft, target.draft);
    return [];
  });
  const isOwner = user !== null && user.id === userId;
  useEffect(() => {
    const files = items.flatMap(({ file, texts, uploaded }) =>
      file && uploaded === undefined ? [[file.name, texts] as const] : [],
    );
    if (isOwner) writeUploadTexts(userId, draft, Object.fromEntries(files));
  }, [draft, isOwner, items, userId]);
  const urls = useRef(new Set<string>());
  useEffect(() => {
    const { current: shown } = urls;
    return () => {
      for (const url of shown) URL.revokeObjectURL(url);
    };
  }, []);

  const keep = (item: WaitingImage) => setItems((before) => (isMultiple ? [...before, item] : [item]));
  const remove = (id: string) => setItems((before) => before.filter(({ image }) => image.id !== id));

  const deferredTarget: ImageTarget = {
    ...target,
    isDeferred: true,
    upload: (file, { texts }) => {
      const url = URL.createObjectURL(file);
      urls.current.add(url);
      const image: Image = { id: url, uuid: '', url, ...texts, name: texts.name || baseName(file.name) };
      keep({ image, file, texts });
      return () => Promise.resolve({ data: image });
    },
    attach: (image) => {
      keep({ image, file: null, texts: noTexts });
      return () => Promise.resolve({ data: null });
    },
  };

  const sendOne = async (item: WaitingImage, to: ImageTarget, signal: AbortSignal): Promise<ApiFailure | null> => {
    const { image, file, texts } = item;
    if (!file) return to.attach ? await dispatch(failureOf(to.attach(image))) : null;
    let { uploaded } = item;
    if (uploaded === undefined) {
      const result = await dispatch(to.upload(file, { signal, onProgress: () => undefined, texts }));
      if ('failure' in result) return result.failure;
      uploaded = result.data;
      const sent = { ...item, uploaded };
      setItems((before) => before.map((other) => (other.image.id === image.id ? sent : other)));
    }
    const saved = await dispatch(
      saveUploadTexts(userId, { ...to, draft: itemDraftKey(to.draft, 'waiting') }, file.name, uploaded, texts),
    );
    return saved.failure;
  };

  return {
    /** For the field and its dialog. */
    target: exists ? target : deferredTarget,
    names: items.map(({ image, file }) => file?.name ?? image.name),
    /** Images that the field shows beside the attached ones. */
    waiting: {
      images: items.filter(({ uploaded }) => uploaded === undefined).map(({ image }) => image),
      onRemove: ({ id }: Image) => remove(id),
    },
    /** Sends the waiting images to the entity saved meanwhile; resolves to the first failure. */
    send: async (to: ImageTarget, signal: AbortSignal): Promise<ApiFailure | null> => {
      if (to.draft !== target.draft) {
        moveUploadTexts(userId, target.draft, to.draft);
        moveUploadTexts(userId, draft, itemDraftKey(to.draft, 'waiting'));
      }
      let first: ApiFailure | null = null;
      for (const item of items) {
        const failure = await sendOne(item, to, signal);
        if (!failure) remove(item.image.id);
        first ??= failure;
        if (failure?.kind === 'aborted' || failure?.kind === 'unauthorized') break;
      }
      return first;
    },
  };
}
