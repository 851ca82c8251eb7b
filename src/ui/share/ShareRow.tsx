import QrIcon from '@mui/icons-material/QrCode2';
import { Box, Button, Stack } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyQrCard } from './LazyQr';
import type { QrCardProps } from './QrCard';
import { ShareLinks } from './ShareTargets';
import type { ShareMessage } from './useShareMessage';

interface ShareRowProps {
  address: string;
  message: Pick<ShareMessage, 'subject' | 'text'>;
  card: QrCardProps;
}

/** The most common ways to share; the share sheet has them all. */
export function ShareRow({ address, message, card }: ShareRowProps) {
  const { t } = useTranslation(['sharing', 'common']);
  const [showsCard, setShowsCard] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (showsCard) place.current?.scrollIntoView({ block: 'nearest' });
  }, [showsCard]);
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
        <Box ref={place} sx={{ textAlign: 'start' }}>
          <LazyQrCard {...card} />
        </Box>
      ) : null}
    </Stack>
  );
}

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
