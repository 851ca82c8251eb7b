import PlayIcon from '@mui/icons-material/PlayArrowRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Video } from '@/domain/video';
import { filmAddress } from '@/domain/videoPlayer';
import { SafeLink } from '@/ui/basics/SafeLink';
import { PlayerFrame } from './PlayerFrame';

const names = { youtube: 'YouTube', vimeo: 'Vimeo' } as const;

/** The place of a film: what will be loaded from whom, then the player, and what it says where it cannot play. */
export function Player({ video, title }: { video: Video; title: string }) {
  const { t } = useTranslation('video');
  const [isLoaded, setLoaded] = useState(false);
  const [error, setError] = useState<Parameters<Parameters<typeof PlayerFrame>[0]['onError']>[0] | null>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const platform = names[video.platform];
  return (
    <Stack sx={{ gap: 1 }}>
      {error ? (
        <Alert severity="error" role="alert">
          {t(`error.${error}`, { platform })}
        </Alert>
      ) : null}
      {isLoaded ? (
        <PlayerFrame video={video} title={t('frame', { title, platform })} frameRef={frame} onError={setError} />
      ) : (
        <Poster title={title} platform={platform} onPress={() => setLoaded(true)} />
      )}
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        <SafeLink href={filmAddress(video)}>{t('open', { platform })}</SafeLink>
      </Typography>
    </Stack>
  );
}

/** Drawn here: a picture of the film would be asked for at the platform. */
function Poster({ title, platform, onPress }: { title: string; platform: string; onPress: () => void }) {
  const { t } = useTranslation('video');
  return (
    <ButtonBase
      onClick={onPress}
      sx={{
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 1,
        p: 2,
        minHeight: 180,
        aspectRatio: { sm: '16 / 9' },
        width: 1,
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'action.hover',
        '&:hover': { bgcolor: 'action.selected' },
      }}
    >
      <Box component="span" sx={{ display: 'grid', color: 'primary.main' }}>
        <PlayIcon sx={{ fontSize: 64 }} />
      </Box>
      <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {t('play', { title })}
      </Typography>
      <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
        {t('privacy', { platform })}
      </Typography>
    </ButtonBase>
  );
}
