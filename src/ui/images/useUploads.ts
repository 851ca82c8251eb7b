import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { ApiFailure } from '@/api/client/failure';
import type { Image } from '@/api/schema/entities';
import type { CropArea } from '@/domain/imageCrop';
import type { ImageProblem } from '@/domain/imageFile';
import { useAppDispatch } from '@/store/hooks';
import { updateImage } from '@/store/imageCalls';
import { fetchImages } from '@/store/imagesSlice';
import { getData, getFailure } from '@/store/thunkResult';
import { hasTexts, textsOf, type ImageTextsInput } from './ImageTexts';
import type { ImageTarget } from './imageTarget';
import { chooseImage, prepareImage, type ChosenImage } from './prepareImage';

/** A chosen image on its way. */
export interface Upload extends ChosenImage {
  id: string;
  /** `sent`: it is uploaded, its texts are not saved yet. */
  phase: 'ready' | 'sending' | 'sent' | 'done';
  /** Share of the file already sent, 0 to 1. */
  share: number;
  /** What it became, where the response tells. */
  image: Image | null;
}

interface Refused {
  id: string;
  name: string;
  problem: ImageProblem;
}

interface Uploads {
  items: readonly Upload[];
  refused: readonly Refused[];
}

const none: Uploads = { items: [], refused: [] };
let lastId = 0;

/** The images of an open upload dialog: judged, cut, sent one after the other, each with its texts. */
export function useUploads(target: ImageTarget, isMultiple: boolean) {
  const dispatch = useAppDispatch();
  const [uploads, change] = useReducer((state: Uploads, next: (state: Uploads) => Uploads) => next(state), none);
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
    change(({ items }) => ({ items: isMultiple ? items : [], refused: [] }));
    for (const file of taken) {
      const chosen = await chooseImage(file);
      lastId += 1;
      const id = String(lastId);
      if (typeof chosen === 'string') {
        change(({ items, refused }) => ({ items, refused: [...refused, { id, name: file.name, problem: chosen }] }));
      } else {
        urls.current.add(chosen.url);
        const item: Upload = { ...chosen, id, phase: 'ready', share: 0, image: null };
        change(({ items, refused }) => ({ items: [...items, item], refused }));
      }
    }
  };

  const remove = (id: string) => {
    running.current.get(id)?.abort();
    change(({ items, refused }) => ({ items: items.filter((item) => item.id !== id), refused }));
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
      const sent = file instanceof File ? await target.upload(file, { signal, onProgress }) : null;
      running.current.delete(item.id);
      if (!sent || 'failure' in sent) {
        patch(item.id, { phase: 'ready' });
        return sent?.failure ?? { kind: file === null ? 'tooLarge' : 'client' };
      }
      image = sent.data;
      phase = 'sent';
      patch(item.id, { phase, image, share: 1 });
    }
    const failure = hasTexts(texts) ? await describe(image ?? (await findInLibrary(item)), texts) : null;
    if (!failure) patch(item.id, { phase: 'done' });
    return failure;
  };

  /** Of a target that could not be read after the upload: the one image of that name, if there is just one. */
  const findInLibrary = async ({ file }: Upload): Promise<Image | undefined> => {
    const named = getData(await dispatch(fetchImages()))?.filter(({ name }) => baseName(name) === baseName(file.name));
    return named?.length === 1 ? named[0] : undefined;
  };

  const describe = async (image: Image | undefined, texts: ImageTextsInput): Promise<ApiFailure | null> => {
    if (!image) return { kind: 'notFound' };
    const body = { ...textsOf(image), ...texts, name: texts.name || image.name };
    const failure = getFailure(await dispatch(updateImage({ params: { imageId: image.id }, body })));
    if (!failure) target.refresh?.();
    return failure;
  };

  return {
    ...uploads,
    add,
    remove,
    send,
    cancel: (id: string) => running.current.get(id)?.abort(),
    cropOf: (id: string) => crops.current.get(id) ?? null,
    crop: (id: string, area: CropArea | null) => {
      if (area) crops.current.set(id, area);
      else crops.current.delete(id);
    },
  };
}

function baseName(name: string): string {
  return name.replace(/\.\w+$/, '');
}
