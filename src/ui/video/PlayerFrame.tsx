import Box from '@mui/material/Box';
import { useEffect, type RefObject } from 'react';
import type { Video } from '@/domain/video';
import {
  playerAddress,
  playerOrigins,
  playerRequests,
  readPlayerMessage,
  type PlayerError,
} from '@/domain/videoPlayer';

/** Milliseconds between two attempts to reach a player that has not answered yet. */
const callMs = 500;
const mostCalls = 40;

interface PlayerFrameProps {
  video: Video;
  title: string;
  frameRef: RefObject<HTMLIFrameElement | null>;
  onError: (error: PlayerError) => void;
}

/** A platform's player in a frame of its own; only messages of this frame and that platform are heard. */
export function PlayerFrame({ video, title, frameRef, onError }: PlayerFrameProps) {
  const { platform } = video;
  useEffect(() => {
    const origin = playerOrigins[platform];
    let calls = 0;
    const timer = setInterval(() => {
      calls += 1;
      if (calls === mostCalls) clearInterval(timer);
      for (const request of playerRequests[platform]) frameRef.current?.contentWindow?.postMessage(request, origin);
    }, callMs);
    const onMessage = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frameRef.current?.contentWindow) return;
      const message = readPlayerMessage(platform, event.data);
      if (message) clearInterval(timer);
      if (message?.kind === 'error') onError(message.error);
    };
    window.addEventListener('message', onMessage);
    return () => {
      clearInterval(timer);
      window.removeEventListener('message', onMessage);
    };
  }, [platform, frameRef, onError]);
  return (
    <Box
      component="iframe"
      ref={frameRef}
      src={playerAddress(video, window.location.origin)}
      title={title}
      allow="fullscreen; picture-in-picture; encrypted-media"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
      sx={{ display: 'block', width: 1, aspectRatio: '16 / 9', border: 0, borderRadius: 1, bgcolor: 'action.hover' }}
    />
  );
}
