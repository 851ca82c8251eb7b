import { useRef, useState } from 'react';
import type { SaveUpload } from './UploadItem';
import type { Upload } from './useUploads';

/** Sends the chosen images one after the other, each by its own form; a second press meanwhile does nothing. */
export function useSending() {
  const saves = useRef(new Map<string, SaveUpload>());
  const isLocked = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const register = (id: string, save: SaveUpload | null) => {
    if (save) saves.current.set(id, save);
    else saves.current.delete(id);
  };
  /** Resolves to whether all are there, with their texts. */
  const sendAll = async (items: readonly Upload[]): Promise<boolean> => {
    if (isLocked.current) return false;
    isLocked.current = true;
    setIsSending(true);
    let isDone = true;
    for (const { id, phase } of items) {
      if (phase !== 'done' && (await saves.current.get(id)?.())) isDone = false;
    }
    isLocked.current = false;
    setIsSending(false);
    return isDone;
  };
  return { isSending, register, sendAll };
}
