import type { ApiFailure } from '@/api/client/failure';
import type { Image } from '@/api/schema/entities';
import type { CropArea } from '@/domain/imageCrop';
import type { ImageProblem } from '@/domain/imageFile';
import { hasTexts, noTexts, type ImageTextsInput } from '@/entities/image/imageTexts';
import type { ImageFile } from './prepareImage';
import type { UploadTexts } from './uploadTexts';

export interface Upload extends ImageFile {
  id: string;
  /** `saving`: the file is uploaded, its texts are being saved; `uploaded`: that has failed. */
  phase: 'ready' | 'uploading' | 'saving' | 'uploaded' | 'done';
  /** From 0 to 1. */
  share: number;
  /** Null until it is known. */
  image: Image | null;
  texts: ImageTextsInput;
  /** Null for the whole image. */
  crop: CropArea | null;
  failure: ApiFailure | null;
  failureCount: number;
}

export interface UploadsState {
  uploads: readonly Upload[];
  refused: readonly { id: string; name: string; problem: ImageProblem }[];
  /** Kept texts of files that were not chosen again yet. */
  missing: UploadTexts;
  selected: readonly Image[];
  isReading: boolean;
  isEmptySubmit: boolean;
  /** Cancelled: no text is kept, and the content stays until the exit animation ends. */
  isDiscarded: boolean;
  lastId: number;
}

export type UploadsAction =
  | { type: 'filesChosen'; isMultiple: boolean }
  | { type: 'fileAccepted'; file: ImageFile; crop: CropArea | null }
  | { type: 'fileRefused'; name: string; problem: ImageProblem }
  | { type: 'filesRead' }
  | { type: 'typed'; id: string; texts: ImageTextsInput }
  | { type: 'cropped'; id: string; crop: CropArea | null }
  | { type: 'removed'; id: string }
  | { type: 'started'; id: string }
  | { type: 'progressed'; id: string; share: number }
  | { type: 'uploaded'; id: string; image: Image | null }
  | { type: 'failed'; id: string; image: Image | null; failure: ApiFailure }
  | { type: 'finished'; id: string; image: Image | null }
  | { type: 'selected'; images: readonly Image[] }
  | { type: 'attached'; id: string }
  | { type: 'submitted'; isEmpty: boolean }
  | { type: 'discarded' };

export function initialUploads(missing: UploadTexts): UploadsState {
  return {
    uploads: [],
    refused: [],
    missing,
    selected: [],
    isReading: false,
    isEmptySubmit: false,
    isDiscarded: false,
    lastId: 0,
  };
}

export function uploadsReducer(state: UploadsState, action: UploadsAction): UploadsState {
  switch (action.type) {
    case 'filesChosen': {
      const uploads = action.isMultiple ? state.uploads : [];
      return { ...state, uploads, refused: [], isReading: true, isEmptySubmit: false };
    }
    case 'fileAccepted':
      return withFile(state, action.file, action.crop);
    case 'fileRefused': {
      const lastId = state.lastId + 1;
      const { name, problem } = action;
      return { ...state, lastId, refused: [...state.refused, { id: String(lastId), name, problem }] };
    }
    case 'filesRead':
      return { ...state, isReading: false };
    case 'removed':
      return { ...state, uploads: state.uploads.filter(({ id }) => id !== action.id) };
    case 'selected':
      return { ...state, selected: action.images };
    case 'attached':
      return { ...state, selected: state.selected.filter(({ id }) => id !== action.id) };
    case 'submitted':
      return { ...state, isEmptySubmit: action.isEmpty };
    case 'discarded':
      return { ...state, isDiscarded: true };
    default: {
      const { id } = action;
      return {
        ...state,
        uploads: state.uploads.map((upload) => (upload.id === id ? changed(upload, action) : upload)),
      };
    }
  }
}

/** A chosen file takes up the texts that were kept for a file of its name. */
function withFile(state: UploadsState, accepted: ImageFile, crop: CropArea | null): UploadsState {
  const { [accepted.file.name]: texts, ...missing } = state.missing;
  const lastId = state.lastId + 1;
  const upload: Upload = {
    ...accepted,
    id: String(lastId),
    phase: 'ready',
    share: 0,
    image: null,
    texts: { ...noTexts, ...texts },
    crop,
    failure: null,
    failureCount: 0,
  };
  return { ...state, lastId, missing, uploads: [...state.uploads, upload] };
}

type UploadAction = Extract<
  UploadsAction,
  { type: 'typed' | 'cropped' | 'started' | 'progressed' | 'uploaded' | 'failed' | 'finished' }
>;

function changed(upload: Upload, action: UploadAction): Upload {
  switch (action.type) {
    case 'typed':
      return { ...upload, texts: action.texts };
    case 'cropped':
      return { ...upload, crop: action.crop };
    case 'started':
      return { ...upload, phase: upload.phase === 'ready' ? 'uploading' : 'saving', share: 0, failure: null };
    case 'progressed':
      return { ...upload, share: action.share };
    case 'uploaded':
      return { ...upload, phase: 'saving', image: action.image };
    case 'finished':
      return { ...upload, phase: 'done', image: action.image };
    case 'failed': {
      const phase = upload.phase === 'uploading' ? 'ready' : 'uploaded';
      const { image, failure } = action;
      // A cancelled upload may simply be sent again.
      if (failure.kind === 'aborted') return { ...upload, phase, image };
      return { ...upload, phase, image, failure, failureCount: upload.failureCount + 1 };
    }
  }
}

/** The texts to keep: those that are typed, and once sending has begun those of every file that has not arrived. */
export function unsavedTexts({ uploads, missing, isDiscarded }: UploadsState): UploadTexts {
  if (isDiscarded) return {};
  const isBegun = uploads.some(({ phase }) => phase !== 'ready');
  const open = uploads.filter(({ phase, image }) => phase !== 'done' && !image);
  const kept = open.filter(({ texts }) => isBegun || hasTexts(texts));
  return { ...missing, ...Object.fromEntries(kept.map(({ file, texts }) => [file.name, texts])) };
}
