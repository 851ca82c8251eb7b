import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useSyncExternalStore } from 'react';
import { useStorageText } from '@/ui/text/storageText';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** True does not mean that the server can be reached. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

/** See quality F23. */
export function OfflineNotice() {
  const { t } = useTranslation();
  const isOnline = useIsOnline();
  const storageText = useStorageText();
  if (isOnline) return null;
  // A plain box: an `Alert` would add its code to every first visit.
  return (
    <Box
      sx={{
        px: 2,
        py: 1.5,
        mb: 1,
        border: 1,
        borderRadius: 1,
        borderColor: 'warning.main',
        bgcolor: 'background.paper',
        typography: 'body2',
        boxShadow: 6,
      }}
    >
      {t('offline.banner')} {storageText}
    </Box>
  );
}
