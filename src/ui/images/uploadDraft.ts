import { readDraft, removeDraft, writeDraft } from '@/platform/drafts';
import type { ImageTextsInput } from '@/entities/image/imageTexts';

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

/** Texts of files that now wait elsewhere. */
export function moveUploadTexts(userId: string | null, from: string, to: string): void {
  const texts = readUploadTexts(userId, from);
  if (Object.keys(texts).length === 0) return;
  writeUploadTexts(userId, to, { ...readUploadTexts(userId, to), ...texts });
  removeDraft(userId, from);
}
