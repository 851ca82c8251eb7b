import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isStorageKept, subscribeToStorage } from '@/platform/clientStorage';

/** Read by every text that promises that this device keeps what is typed (quality F27). */
export function useIsStorageKept(): boolean {
  return useSyncExternalStore(subscribeToStorage, isStorageKept);
}

export function useStorageText(): string {
  const { t } = useTranslation();
  return t(useIsStorageKept() ? 'storage.kept' : 'storage.notKept');
}

/** The save state of a wizard before anything is on the server. */
export function useDraftState(): string {
  const { t } = useTranslation();
  return t(useIsStorageKept() ? 'storage.draft' : 'storage.draftNotKept');
}
