import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { readVideo } from '@/domain/video';
import { SafeLink } from '@/ui/basics/SafeLink';
import { lazyComponent } from '@/ui/basics/lazyComponent';

const Player = lazyComponent(() => import('./Player'), 'Player');

export interface VideoPlayerProps {
  /** Address of a film that somebody entered. */
  address: string;
  /** What the film is about, for example the question it answers. */
  title: string;
}

/**
 * A film of another platform, loaded with a press (CLS-12, D-40): before it, the platform learns nothing. An address of no
 * supported platform is a link at most.
 */
export function VideoPlayer({ address, title }: VideoPlayerProps) {
  const video = readVideo(address);
  if (!video) return address.trim() === '' ? null : <SafeLink href={address} />;
  return (
    <Suspense fallback={<Box sx={{ aspectRatio: '16 / 9' }} />}>
      <Player key={`${video.platform}-${video.id}`} video={video} title={title} />
    </Suspense>
  );
}
