import { Box } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { SafeLink } from '@/ui/basics/SafeLink';
import { VideoPlayer } from '@/ui/video/VideoPlayer';

export function PublicVideo({ address, title }: { address: string; title: string }) {
  const { t } = useTranslation('publicClaim');
  if (address === '') return null;
  return (
    <>
      <Box sx={{ '@media print': { display: 'none' } }}>
        <VideoPlayer address={address} title={title} />
      </Box>
      <Box sx={{ display: 'none', '@media print': { display: 'block' } }}>
        {t('video')} <SafeLink href={address} />
      </Box>
    </>
  );
}
