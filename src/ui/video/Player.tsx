import PlayIcon from '@mui/icons-material/PlayArrowRounded';
import { Alert, Avatar, ButtonBase, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Video } from '@/domain/video';
import { filmAddress, type PlayerError } from '@/domain/videoPlayer';
import { tallLink } from '@/ui/basics/hitArea';
import { SafeLink } from '@/ui/basics/SafeLink';
import { PlayerFrame } from './PlayerFrame';

const names = { youtube: 'YouTube', vimeo: 'Vimeo' } as const;

/** Before the press, it says what would be loaded from whom. */
export function Player({ video, title }: { video: Video; title: string }) {
  const { t } = useTranslation('publicClaim');
  const [isLoaded, setLoaded] = useState(false);
  const [error, setError] = useState<PlayerError | null>(null);
  const platform = names[video.platform];
  return (
    <Stack sx={{ gap: 1 }}>
      {isLoaded ? (
        <PlayerFrame video={video} title={t('player.frame', { title, platform })} onError={setError} />
      ) : (
        <Poster title={title} platform={platform} onPress={() => setLoaded(true)} />
      )}
      {error ? (
        <Alert severity="error" role="alert">
          {t(`player.error.${error}`, { platform })}
        </Alert>
      ) : null}
      <SafeLink href={filmAddress(video)} variant="body2" sx={{ ...tallLink, alignSelf: 'flex-start' }}>
        {t('player.open', { platform })}
      </SafeLink>
    </Stack>
  );
}

/** Our own drawing, since a still of the video would be requested from the platform. */
function Poster({ title, platform, onPress }: { title: string; platform: string; onPress: () => void }) {
  const { t } = useTranslation('publicClaim');
  return (
    <ButtonBase
      onClick={onPress}
      sx={{
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 1,
        p: 2,
        width: 1,
        // Beside a least height a box keeps its aspect ratio even where its text is higher.
        minHeight: { xs: 200, sm: 'auto' },
        aspectRatio: { sm: '16 / 9' },
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.hero',
        '&:hover': { borderColor: 'text.secondary' },
      }}
    >
      <Avatar component="span" aria-hidden sx={{ width: 64, height: 64, bgcolor: 'filled.main', color: 'filled.text' }}>
        <PlayIcon sx={{ fontSize: 40 }} />
      </Avatar>
      <Typography component="span" sx={{ fontWeight: 600, maxWidth: 480, overflowWrap: 'anywhere' }}>
        {t('player.play', { title })}
      </Typography>
      <Typography component="span" variant="caption" sx={{ maxWidth: 480, color: 'text.secondary' }}>
        {t('player.privacy', { platform })}
      </Typography>
    </ButtonBase>
  );
}
