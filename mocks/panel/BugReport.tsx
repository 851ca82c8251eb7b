import { Alert, Button, Stack, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '@/store/hooks';
import { endSession } from '@/store/session';
import { downloadJson } from '@/ui/basics/download';
import type { MockControls } from './mockControls';

export function BugReport({ mocks }: { mocks: MockControls }) {
  const { t } = useTranslation('mocks');
  const dispatch = useAppDispatch();
  const [isRefused, setRefused] = useState(false);
  const picker = useRef<HTMLInputElement>(null);

  const take = async (file: File | undefined) => {
    if (!file) return;
    const isTaken = await mocks.importMocks(await file.text());
    setRefused(!isTaken);
    if (isTaken) window.location.reload();
  };

  const reset = async () => {
    await mocks.resetMocks();
    dispatch(endSession('logout'));
    window.location.reload();
  };

  return (
    <Stack component="section" sx={{ gap: 1 }}>
      <Typography variant="h3">{t('scenario.world.title')}</Typography>
      {isRefused ? (
        <Alert severity="error" role="alert">
          {t('scenario.world.refused')}
        </Alert>
      ) : null}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" size="small" onClick={() => saveReport(mocks.exportMocks())}>
          {t('scenario.world.export')}
        </Button>
        <Button variant="outlined" size="small" onClick={() => picker.current?.click()}>
          {t('scenario.world.import')}
        </Button>
        <input
          ref={picker}
          type="file"
          accept="application/json"
          hidden
          data-testid="report"
          onChange={({ target }) => {
            void take(target.files?.[0]);
            target.value = '';
          }}
        />
        <Button variant="outlined" size="small" color="error" onClick={() => void reset()}>
          {t('scenario.world.reset')}
        </Button>
      </Stack>
    </Stack>
  );
}

/** Saves the mock data with address, time and browser; the import ignores these. */
function saveReport(exported: string): void {
  const report = {
    address: window.location.href,
    at: new Date().toISOString(),
    browser: navigator.userAgent,
    window: [window.innerWidth, window.innerHeight],
    ...(JSON.parse(exported) as object),
  };
  downloadJson(report, `fachprofil-${report.at.slice(0, 19).replaceAll(':', '-')}.json`);
}
