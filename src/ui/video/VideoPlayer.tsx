import { readVideo } from '@/domain/video';
import { SafeLink } from '@/ui/basics/SafeLink';
import { Player } from './Player';

export interface VideoPlayerProps {
  /** As a user entered it. */
  address: string;
  /** What the video is about, for example the question it answers. */
  title: string;
}

/**
 * A video of another platform, loaded on a press (CLS-12, D-40): before that, the platform learns nothing. An address
 * of an unsupported platform becomes a link.
 */
export function VideoPlayer({ address, title }: VideoPlayerProps) {
  const video = readVideo(address);
  if (!video) return address.trim() === '' ? null : <SafeLink href={address} />;
  return <Player key={`${video.platform}-${video.id}`} video={video} title={title} />;
}
