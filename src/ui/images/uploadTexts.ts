import type { ApiFailure } from '@/api/client/failure';
import type { Image } from '@/api/schema/entities';
import { draftKey } from '@/domain/draftKey';
import { matchesInput } from '@/domain/matchesInput';
import { readDraft, removeDraft, writeDraft } from '@/platform/drafts';
import { failureOf } from '@/store/callResult';
import type { AppThunk } from '@/store/rootReducer';
import type { ImageTarget } from '@/entities/image/imageTarget';
import { fetchImages, hasTexts, textsOf, updateImage, type ImageTextsInput } from '@/entities/image/imagesSlice';

/** What was typed for images that are not uploaded yet, by file name. The files themselves are never kept. */
export type UploadTexts = Readonly<Record<string, Partial<ImageTextsInput>>>;

export function readUploadTexts(userId: string | null, draft: string): UploadTexts {
  return (readDraft(userId, draft)?.values ?? {}) as UploadTexts;
}

export function writeUploadTexts(userId: string | null, draft: string, texts: UploadTexts): void {
  if (JSON.stringify(texts) === JSON.stringify(readUploadTexts(userId, draft))) return;
  if (Object.keys(texts).length > 0) writeDraft(userId, draft, texts, Date.now());
  else removeDraft(userId, draft);
}

export function moveUploadTexts(userId: string | null, from: string, to: string): void {
  const texts = readUploadTexts(userId, from);
  if (Object.keys(texts).length === 0) return;
  writeUploadTexts(userId, to, { ...readUploadTexts(userId, to), ...texts });
  removeDraft(userId, from);
}

/** Saves the texts typed for an uploaded file; `image` is null where the upload's response did not name the image. */
export function saveUploadTexts(
  userId: string | null,
  { draft, refresh }: Pick<ImageTarget, 'draft' | 'refresh'>,
  fileName: string,
  image: Image | null,
  texts: ImageTextsInput,
): AppThunk<Promise<{ image: Image | null; failure: ApiFailure | null }>> {
  return async (dispatch) => {
    if (!hasTexts(texts)) return { image, failure: null };
    const saved = image ?? (await dispatch(findInLibrary(fileName)));
    if (!saved) return { image: null, failure: { kind: 'notFound' } };
    const body = { ...textsOf(saved), ...texts, name: texts.name || saved.name };
    if (matchesInput(saved, body)) return { image: saved, failure: null };
    // Uploaded: the typed texts move to the image's own draft, before the session can end with this call.
    const ownDraft = draftKey({ type: 'image', id: saved.id });
    writeDraft(userId, ownDraft, body, Date.now());
    const { [fileName]: _moved, ...others } = readUploadTexts(userId, draft);
    writeUploadTexts(userId, draft, others);
    const failure = await dispatch(failureOf(updateImage({ params: { imageId: saved.id }, body })));
    if (!failure) {
      removeDraft(userId, ownDraft);
      if (refresh) void dispatch(refresh());
    }
    return { image: saved, failure };
  };
}

/** For a target that could not be read after the upload: the image of that name, if there is only one. */
function findInLibrary(fileName: string): AppThunk<Promise<Image | null>> {
  return async (dispatch) => {
    const images = await dispatch(fetchImages());
    if ('failure' in images) return null;
    const named = images.data.filter(({ name }) => baseName(name) === baseName(fileName));
    return named.length === 1 ? (named[0] ?? null) : null;
  };
}

export function baseName(name: string): string {
  return name.replace(/\.\w+$/, '');
}
