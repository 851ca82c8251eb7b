import type { ApiFailure } from '@/api/client/failure';
import type { Image } from '@/api/schema/entities';
import type { CropArea } from '@/domain/imageCrop';
import type { ImageProblem } from '@/domain/imageFile';
import { hasTexts, noTexts, type ImageTextsInput } from '@/entities/image/imagesSlice';
import type { ImageFile } from './prepareImage';
import type { UploadTexts } from './uploadTexts';

export interface Upload extends ImageFile {
  id: string;
  /** `saving`: the file is uploaded, its texts are being saved; `uploaded`: that has failed. */
  phase: 'ready' | 'uploading' | 'saving' | 'uploaded' | 'done';
  /** From 0 to 1. */
  share: number;
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
  | { type: 'uploadChanged'; id: string; values: Partial<Upload> }
  | { type: 'uploadRemoved'; id: string }
  | { type: 'attached'; id: string }
  | { type: 'changed'; values: Partial<UploadsState> };

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
    case 'uploadChanged': {
      const { id, values } = action;
      return {
        ...state,
        uploads: state.uploads.map((upload) => (upload.id === id ? { ...upload, ...values } : upload)),
      };
    }
    case 'uploadRemoved':
      return { ...state, uploads: state.uploads.filter(({ id }) => id !== action.id) };
    case 'attached':
      return { ...state, selected: state.selected.filter(({ id }) => id !== action.id) };
    case 'changed':
      return { ...state, ...action.values };
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

/** The texts to keep: those that are typed, and once sending has begun those of every file that has not arrived. */
export function unsavedTexts({ uploads, missing, isDiscarded }: UploadsState): UploadTexts {
  if (isDiscarded) return {};
  const isBegun = uploads.some(({ phase }) => phase !== 'ready');
  const open = uploads.filter(({ phase, image }) => phase !== 'done' && !image);
  const unsaved = open.filter(({ texts }) => isBegun || hasTexts(texts));
  return { ...missing, ...Object.fromEntries(unsaved.map(({ file, texts }) => [file.name, texts])) };
}
