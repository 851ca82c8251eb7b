import { Box } from '@mui/material';
import { useEffect, useRef } from 'react';
import type { Video } from '@/domain/video';
import {
  playerAddress,
  playerOrigins,
  playerRequests,
  readPlayerMessage,
  type PlayerError,
} from '@/domain/videoPlayer';

/** Time between two attempts to reach a player that has not answered yet, and their number. */
const callMs = 500;
const maxMessages = 20;

interface PlayerFrameProps {
  video: Video;
  title: string;
  onError: (error: PlayerError) => void;
}

/** Only messages of this frame and its platform's origin are accepted. */
export function PlayerFrame({ video, title, onError }: PlayerFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const isLoaded = useRef(false);
  const { platform } = video;
  // The button that had the focus is gone.
  useEffect(() => frame.current?.focus(), []);
  useEffect(() => {
    const origin = playerOrigins[platform];
    const ask = () => {
      for (const request of playerRequests[platform]) frame.current?.contentWindow?.postMessage(request, origin);
    };
    let calls = 0;
    let hasAnswered = false;
    const timer = setInterval(() => {
      if (!isLoaded.current) return;
      calls += 1;
      if (calls === maxMessages) clearInterval(timer);
      ask();
    }, callMs);
    const onMessage = ({ origin: sender, source, data }: MessageEvent) => {
      if (sender !== origin || !source || source !== frame.current?.contentWindow) return;
      const message = readPlayerMessage(platform, data);
      if (message && !hasAnswered) {
        hasAnswered = true;
        clearInterval(timer);
        // Requests sent before the player was ready may be lost.
        ask();
      }
      if (message?.type === 'error') onError(message.error);
    };
    window.addEventListener('message', onMessage);
    return () => {
      clearInterval(timer);
      window.removeEventListener('message', onMessage);
    };
  }, [platform, onError]);
  return (
    <Box
      component="iframe"
      ref={frame}
      src={playerAddress(video, window.location.origin)}
      title={title}
      allow="fullscreen; picture-in-picture; encrypted-media"
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
      onLoad={() => {
        isLoaded.current = true;
      }}
      sx={{ display: 'block', width: 1, aspectRatio: '16 / 9', border: 0, borderRadius: 1, bgcolor: 'action.hover' }}
    />
  );
}
