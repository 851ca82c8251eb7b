import QrIcon from '@mui/icons-material/QrCode2';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import type { QrCardProps } from './QrCard';
import { ShareLinks } from './ShareTargets';
import type { ShareMessage } from './useShareMessage';

const QrCard = lazyComponent(() => import('./QrCard'), 'QrCard');

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
          <Suspense fallback={<Skeleton variant="rounded" sx={{ aspectRatio: '85 / 55' }} />}>
            <QrCard {...card} />
          </Suspense>
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
