import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { product } from '@/domain/product';
import { fileName } from '@/domain/share';
import { useAppStore } from '@/store/hooks';
import type { RootState } from '@/store/rootReducer';
import { downloadJson } from '@/ui/basics/download';

export async function downloadUserData(state: RootState): Promise<void> {
  const { exportUserData } = await import('./exportUserData');
  const now = new Date();
  const day = now.toISOString().slice(0, 10);
  downloadJson(exportUserData(state, now), fileName(`${product.name} ${day}`, 'json'));
}

export function DownloadData() {
  const { t } = useTranslation();
  const store = useAppStore();
  const [hasFailed, setHasFailed] = useState(false);
  const save = () => {
    setHasFailed(false);
    // Its code comes from the server.
    downloadUserData(store.getState()).catch(() => setHasFailed(true));
  };
  return (
    <>
      <Button variant="outlined" startIcon={<DownloadIcon />} onClick={save}>
        {t('menu.exportData')}
      </Button>
      {hasFailed ? (
        <Typography role="alert" color="error">
          {t('failureOfRead.network')}
        </Typography>
      ) : null}
    </>
  );
}
