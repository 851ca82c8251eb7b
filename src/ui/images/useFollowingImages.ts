import { useEffect, useRef, useState } from 'react';
import type { ApiFailure } from '@/api/client/failure';
import type { Image } from '@/api/schema/entities';
import { itemDraftKey } from '@/domain/draftKey';
import { failureOf } from '@/store/callResult';
import { useAppDispatch, useLatest } from '@/store/hooks';
import type { AppThunk } from '@/store/rootReducer';
import { noTexts, type ImageTextsInput } from '@/entities/image/imagesSlice';
import type { ImageTarget } from '@/entities/image/imageTarget';
import { useDraftOwner } from '@/ui/form/useKeptDraft';
import { baseName, moveUploadTexts, saveUploadTexts, writeUploadTexts } from './uploadTexts';
import { useLifetime } from './useUploads';

/** By name, each one or several images of an entry. */
export type Galleries<Name extends string> = Readonly<
  Record<Name, { targetOf: (entryId: string) => ImageTarget; isMultiple: boolean }>
>;

interface WaitingImage {
  gallery: string;
  image: Image;
  /** Null for an image of the library. */
  file: File | null;
  texts: ImageTextsInput;
  /** Set once the file is uploaded, null where the image is not known; only its texts are missing then. */
  uploaded?: Image | null;
}

interface FollowingImagesOptions {
  /** Undefined until the entry is saved: images chosen from then on are uploaded at once. */
  entryId: string | undefined;
  /** Called when the first image waits, and when none does any more. */
  onWaiting: (isWaiting: boolean) => void;
}

/**
 * Images of an entry that may not be saved yet: what is chosen until then is kept in memory and sent by `send`, one after
 * the other; what failed stays. A reload loses the files, their texts are kept and the files named.
 */
export function useFollowingImages<Name extends string>(
  galleries: Galleries<Name>,
  { entryId, onWaiting }: FollowingImagesOptions,
) {
  const dispatch = useAppDispatch();
  const [createdId, setCreatedId] = useState('new');
  const currentId = entryId ?? createdId;
  const waitingImages = useWaitingImages(galleries, currentId, onWaiting);
  const { userId, items, isWaiting, latestRef, keep, remove, markUploaded } = waitingImages;
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [isSending, setIsSending] = useState(false);
  const running = useRef<Promise<ApiFailure | null> | null>(null);
  const lifetime = useLifetime();

  const sendAll = async (savedId: string): Promise<ApiFailure | null> => {
    const { signal } = lifetime.current;
    let first: ApiFailure | null = null;
    setCreatedId(savedId);
    setIsSending(true);
    for (const [name, { targetOf }] of entriesOf(galleries)) {
      const target = targetOf(savedId);
      moveDrafts(userId, targetOf(currentId).draft, target.draft);
      for (const item of latestRef.current.filter(({ gallery }) => gallery === name)) {
        if (first?.kind === 'aborted' || first?.kind === 'unauthorized') break;
        const onUploaded = (uploaded: Image | null) => markUploaded(item.image, uploaded);
        const failed = await dispatch(sendWaiting(item, { target, userId, signal, onUploaded }));
        if (!failed) remove(item.image);
        first ??= failed;
      }
    }
    setIsSending(false);
    setFailure(first);
    return signal.aborted ? null : first;
  };

  return {
    entryId,
    names: items.map(({ image, file }) => file?.name ?? image.name),
    isWaiting,
    isSending,
    failure,
    /** For the saved entry; a save and a retry share one run (quality T29). */
    send: (savedId: string) => {
      running.current ??= sendAll(savedId).finally(() => {
        running.current = null;
      });
      return running.current;
    },
    fieldOf: (name: Name) => {
      const target = galleries[name].targetOf(currentId);
      const waiting = items.filter((item) => item.gallery === name && isUnsent(item));
      return {
        multiple: galleries[name].isMultiple,
        target: entryId === undefined ? deferred(target, (item) => keep({ ...item, gallery: name })) : target,
        waiting: { images: waiting.map(({ image }) => image), onRemove: remove },
      };
    },
  };
}

const isUnsent = ({ uploaded }: WaitingImage) => uploaded === undefined;
const entriesOf = (galleries: Galleries<string>) => Object.entries(galleries);
const waitingDraft = (draft: string) => itemDraftKey(draft, 'waiting');

/** What waits, and for work that outlives a render the latest of it; the texts are kept as drafts. */
function useWaitingImages(galleries: Galleries<string>, entryId: string, onWaiting: (isWaiting: boolean) => void) {
  const { userId, isSignedIn } = useDraftOwner();
  const [items, setItems] = useState<readonly WaitingImage[]>(() => {
    // Texts of an earlier form, whose files are lost.
    for (const [, { targetOf }] of entriesOf(galleries)) {
      const { draft } = targetOf(entryId);
      moveUploadTexts(userId, waitingDraft(draft), draft);
    }
    return [];
  });
  const latestRef = useLatest(items);
  useEffect(() => {
    if (!isSignedIn) return;
    for (const [name, { targetOf }] of entriesOf(galleries)) {
      const waiting = items.filter((item) => item.gallery === name && isUnsent(item));
      const files = waiting.flatMap(({ file, texts }) => (file ? [[file.name, texts] as const] : []));
      writeUploadTexts(userId, waitingDraft(targetOf(entryId).draft), Object.fromEntries(files));
    }
  }, [entryId, galleries, isSignedIn, items, userId]);
  const isWaiting = items.some(isUnsent);
  useEffect(() => {
    onWaiting(isWaiting);
    return () => onWaiting(false);
  }, [isWaiting, onWaiting]);
  const lifetime = useLifetime();
  return {
    userId,
    items,
    isWaiting,
    latestRef,
    keep: (item: WaitingImage) => {
      if (item.file) lifetime.current.signal.addEventListener('abort', () => URL.revokeObjectURL(item.image.url));
      const isMultiple = galleries[item.gallery]?.isMultiple;
      setItems((before) => [...before.filter(({ gallery }) => isMultiple || gallery !== item.gallery), item]);
    },
    remove: ({ id }: Image) => setItems((before) => before.filter(({ image }) => image.id !== id)),
    markUploaded: (image: Image, uploaded: Image | null) =>
      setItems((before) => before.map((item) => (item.image === image ? { ...item, uploaded } : item))),
  };
}

/** From an entry that was not saved yet to the saved one. */
function moveDrafts(userId: string | null, from: string, to: string) {
  if (from === to) return;
  moveUploadTexts(userId, from, to);
  moveUploadTexts(userId, waitingDraft(from), waitingDraft(to));
}

/** The target for the dialog: what is chosen is kept instead of sent. */
function deferred(target: ImageTarget, keep: (item: Omit<WaitingImage, 'gallery'>) => void): ImageTarget {
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
    const holder = { ...target, draft: waitingDraft(target.draft) };
    const { failure } = await dispatch(saveUploadTexts(userId, holder, file.name, uploaded, texts));
    return failure;
  };
}
