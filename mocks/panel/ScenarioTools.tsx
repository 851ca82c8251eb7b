import ScienceIcon from '@mui/icons-material/ScienceOutlined';
import { Alert, Button, IconButton } from '@mui/material';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ScenarioPanel } from './ScenarioPanel';
import type { MockControls } from './mockControls';

/** Also warns when the mock worker is gone (ux no. 18, no. 19). */
export function ScenarioTools({ mocks }: { mocks: MockControls }) {
  return (
    <Suspense fallback={null}>
      <LostBanner mocks={mocks} />
      <PanelButton mocks={mocks} />
    </Suspense>
  );
}

function PanelButton({ mocks }: { mocks: MockControls }) {
  const { t } = useTranslation('mocks');
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        aria-label={t('scenario.title')}
        title={t('scenario.title')}
        aria-expanded={open}
        onClick={() => setOpen(true)}
        sx={{
          position: 'fixed',
          insetInlineEnd: 0,
          top: '50%',
          zIndex: 'fab',
          minWidth: 24,
          width: 24,
          p: 0,
          borderRadius: 1,
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          color: 'text.secondary',
          '&:hover': { bgcolor: 'background.paper', color: 'text.primary' },
          '@media print': { display: 'none' },
        }}
      >
        <ScienceIcon fontSize="small" />
      </IconButton>
      <ScenarioPanel mocks={mocks} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

function LostBanner({ mocks }: { mocks: MockControls }) {
  const { t } = useTranslation('mocks');
  const [isLost, setLost] = useState(false);
  useEffect(() => mocks.onMocksLost(() => setLost(true)), [mocks]);
  if (!isLost) return null;
  return (
    <Alert
      severity="warning"
      variant="filled"
      action={
        <Button color="inherit" onClick={() => window.location.reload()}>
          {t('scenario.lost.reload')}
        </Button>
      }
      sx={{ position: 'fixed', insetInline: 0, top: 0, borderRadius: 0, zIndex: 'tooltip' }}
    >
      {t('scenario.lost.text')}
    </Alert>
  );
}
