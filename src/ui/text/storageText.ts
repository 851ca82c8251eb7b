import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isStorageKept, subscribeToStorage } from '@/platform/clientStorage';

/** Whether this device keeps what is written; a sentence that promises so asks this (quality F27). */
export function useIsStorageKept(): boolean {
  return useSyncExternalStore(subscribeToStorage, isStorageKept);
}

/** One sentence: whether this device keeps what is typed. */
export function useStorageText(): string {
  const { t } = useTranslation();
  return t(useIsStorageKept() ? 'storage.kept' : 'storage.notKept');
}

/** What a wizard says of its input before anything is on the server. */
export function useDraftState(): string {
  const { t } = useTranslation();
  return t(useIsStorageKept() ? 'storage.draft' : 'storage.draftNotKept');
}
