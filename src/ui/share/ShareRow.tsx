import QrIcon from '@mui/icons-material/QrCode2';
import { Box, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyQrCard } from './LazyQr';
import type { SharedPage } from './ShareSheet';
import { ShareLinks } from './ShareTargets';

export function ShareRow({ address, message, kit }: SharedPage) {
  const { t } = useTranslation(['sharing', 'common']);
  const [showsCard, setShowsCard] = useState(false);
  return (
    <Stack sx={{ gap: 1 }}>
      <Box role="group" aria-label={t('common:action.share')} sx={tiles}>
        <ShareLinks message={message} publicAddress={address} />
        <Button
          variant="outlined"
          startIcon={<QrIcon />}
          aria-expanded={showsCard}
          onClick={() => setShowsCard(!showsCard)}
        >
          {t('qrCard')}
        </Button>
      </Box>
      {showsCard ? (
        <Box ref={scrollIntoView} sx={{ textAlign: 'start' }}>
          <LazyQrCard {...kit.card} address={address} />
        </Box>
      ) : null}
    </Stack>
  );
}

const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

const tiles = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fit, minmax(5rem, 1fr))',
  '& > .MuiButton-root': {
    flexDirection: 'column',
    gap: 0.5,
    px: 0.5,
    py: 1,
    borderColor: 'transparent',
    bgcolor: 'background.raised',
    typography: 'caption',
    fontWeight: 600,
  },
  '& .MuiButton-startIcon': { m: 0, '& > svg': { fontSize: 24 } },
} as const;
