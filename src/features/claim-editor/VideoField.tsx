import { Box } from '@mui/material';
import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { readVideo } from '@/domain/video';
import { Field } from '@/ui/form/Field';
import { VideoPlayer } from '@/ui/video/VideoPlayer';

interface VideoFieldProps {
  name: string;
  label: string;
  help: string;
  videoTitle: string;
}

/** The video loads nothing before it is started (D-40). */
export function VideoField({ videoTitle, ...field }: VideoFieldProps) {
  return (
    <div>
      <Field {...field} type="url" size="full" inputMode="url" optional />
      <VideoPreview name={field.name} title={videoTitle} />
    </div>
  );
}

function VideoPreview({ name, title }: { name: string; title: string }) {
  const address = useDeferredValue(useWatch({ name }) as string);
  if (!readVideo(address)) return null;
  return (
    <Box sx={{ mt: 1.5, maxWidth: 440 }}>
      <VideoPlayer address={address} title={title} />
    </Box>
  );
}
