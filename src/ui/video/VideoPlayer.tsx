import { readVideo } from '@/domain/video';
import { SafeLink } from '@/ui/basics/SafeLink';
import { Player } from './Player';

export interface VideoPlayerProps {
  /** As a user entered it. */
  address: string;
  /** E.g. the question it answers. */
  title: string;
}

/** Loads it on a press: before, the platform learns nothing (CLS-12, D-40). An unsupported address becomes a link. */
export function VideoPlayer({ address, title }: VideoPlayerProps) {
  const video = readVideo(address);
  if (!video) return address.trim() === '' ? null : <SafeLink href={address} />;
  return <Player key={`${video.platform}-${video.id}`} video={video} title={title} />;
}
