import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { ApiFailure } from '@/api/client/failure';
import type { Image } from '@/api/schema/entities';
import type { CropArea } from '@/domain/imageCrop';
import type { ImageProblem } from '@/domain/imageFile';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';
import type { ImageTarget } from '@/entities/image/imageTarget';
import { hasTexts, noTexts, type ImageTextsInput } from '@/entities/image/imageTexts';
import { describeUpload } from './describeUpload';
import { chooseImage, prepareImage, type ChosenImage } from './prepareImage';
import { readUploadTexts, writeUploadTexts, type UploadTexts } from './uploadDraft';

/** A chosen image on its way. */
export interface Upload extends ChosenImage {
  id: string;
  /** `sent`: it is uploaded, its texts are not saved yet. */
  phase: 'ready' | 'sending' | 'sent' | 'done';
  /** Share of the file already sent, 0 to 1. */
  share: number;
  /** What it became, as soon as that is known. */
  image: Image | null;
  /** What is typed for it. */
  texts: ImageTextsInput;
}

interface Refused {
  id: string;
  name: string;
  problem: ImageProblem;
}

interface Uploads {
  items: readonly Upload[];
  refused: readonly Refused[];
  /** Texts kept for files that have not been chosen again since. */
  missing: UploadTexts;
  /** Cancelled: nothing of it is kept, while the dialog fades with what it shows. */
  isDiscarded: boolean;
}

let lastId = 0;

/** The images of an open upload dialog: judged, cut, sent one after the other, each with its texts. */
export function useUploads(target: ImageTarget, isMultiple: boolean) {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  // The owner is who opened the dialog: nothing is written once the session has ended.
  const [userId] = useState(user?.id ?? null);
  const [uploads, change] = useReducer(
    (state: Uploads, next: (state: Uploads) => Uploads) => next(state),
    null,
    (): Uploads => ({
      items: [],
      refused: [],
      missing: readUploadTexts(userId, target.draft),
      isDiscarded: false,
    }),
  );
  const isOwner = user !== null && user.id === userId;
  useEffect(() => {
    if (isOwner) writeUploadTexts(userId, target.draft, unsavedTexts(uploads));
  }, [isOwner, target.draft, uploads, userId]);
  const crops = useRef(new Map<string, CropArea>());
  const running = useRef(new Map<string, AbortController>());
  const urls = useRef(new Set<string>());
  const patch = useCallback((id: string, values: Partial<Upload>) => {
    change(({ items, ...rest }) => ({
      ...rest,
      items: items.map((item) => (item.id === id ? { ...item, ...values } : item)),
    }));
  }, []);

  useEffect(() => {
    const { current: shown } = urls;
    const { current: controllers } = running;
    return () => {
      for (const url of shown) URL.revokeObjectURL(url);
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  const add = async (files: readonly File[]) => {
    const taken = isMultiple ? files : files.slice(0, 1);
    change((state) => ({ ...state, items: isMultiple ? state.items : [], refused: [] }));
    for (const file of taken) {
      const chosen = await chooseImage(file);
      lastId += 1;
      const id = String(lastId);
      if (typeof chosen === 'string') {
        const problem = { id, name: file.name, problem: chosen };
        change(({ refused, ...rest }) => ({ ...rest, refused: [...refused, problem] }));
      } else {
        urls.current.add(chosen.url);
        const item: Upload = { ...chosen, id, phase: 'ready', share: 0, image: null, texts: noTexts };
        change(({ items, missing, ...rest }) => {
          const { [file.name]: texts, ...others } = missing;
          return { ...rest, items: [...items, { ...item, texts: { ...noTexts, ...texts } }], missing: others };
        });
      }
    }
  };

  const remove = (id: string) => {
    running.current.get(id)?.abort();
    change(({ items, ...rest }) => ({ ...rest, items: items.filter((item) => item.id !== id) }));
  };

  /** Sends one image and its texts; what is done already is not done again. */
  const send = async (item: Upload, texts: ImageTextsInput): Promise<ApiFailure | null> => {
    const controller = new AbortController();
    running.current.set(item.id, controller);
    let { image, phase } = item;
    if (phase === 'ready') {
      patch(item.id, { phase: 'sending', share: 0 });
      const file = await prepareImage(item, crops.current.get(item.id) ?? null).catch(() => 'notDrawn' as const);
      const { signal } = controller;
      const onProgress = (share: number) => patch(item.id, { share });
      const sent = file instanceof File ? await target.upload(file, { signal, onProgress, texts }) : null;
      running.current.delete(item.id);
      if (!sent || 'failure' in sent) {
        patch(item.id, { phase: 'ready' });
        return sent?.failure ?? { kind: file === null ? 'tooLarge' : 'client' };
      }
      image = sent.data;
      phase = 'sent';
      patch(item.id, { phase, image, share: 1 });
    }
    const described = await dispatch(describeUpload(userId, target, item.file.name, image, texts));
    if (described.image !== image) patch(item.id, { image: described.image });
    if (!described.failure) patch(item.id, { phase: 'done' });
    return described.failure;
  };

  return {
    ...uploads,
    add,
    remove,
    send,
    type: (id: string, texts: ImageTextsInput) => patch(id, { texts }),
    /** What is typed is no longer wanted. */
    discard: () => change((state) => ({ ...state, isDiscarded: true })),
    cancel: (id: string) => running.current.get(id)?.abort(),
    cropOf: (id: string) => crops.current.get(id) ?? null,
    crop: (id: string, area: CropArea | null) => {
      if (area) crops.current.set(id, area);
      else crops.current.delete(id);
    },
  };
}

/** What is kept: all that is typed, and once sending has begun every file that has not arrived. */
function unsavedTexts({ items, missing, isDiscarded }: Uploads): UploadTexts {
  if (isDiscarded) return {};
  const isBegun = items.some(({ phase }) => phase !== 'ready');
  const open = items.filter(({ phase, image }) => phase !== 'done' && !image);
  const kept = open.filter(({ texts }) => isBegun || hasTexts(texts));
  return { ...missing, ...Object.fromEntries(kept.map(({ file, texts }) => [file.name, texts])) };
}
