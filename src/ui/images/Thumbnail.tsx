import BrokenIcon from '@mui/icons-material/BrokenImageOutlined';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { imageSource } from '@/domain/webAddress';

interface ThumbnailProps {
  url: string;
  alt: string;
  /** Width by height. */
  aspect?: number;
  /** Without corners of its own, at the edge of a card. */
  square?: boolean;
}

/** A small picture that fills its box; an icon replaces one that does not load. */
export function Thumbnail({ url, alt, aspect = 4 / 3, square = false }: ThumbnailProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const src = imageSource(url);
  return (
    <Box
      component="span"
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: '100%',
        aspectRatio: aspect,
        overflow: 'hidden',
        borderRadius: square ? 0 : 1,
        bgcolor: 'action.selected',
        color: 'text.secondary',
      }}
    >
      {src && failedUrl !== src ? (
        <Box
          component="img"
          src={src}
          alt={alt}
          loading="lazy"
          decoding="async"
          onError={() => setFailedUrl(src)}
          sx={{ width: '100%', height: '100%', objectFit: 'cover', minHeight: 0 }}
        />
      ) : (
        <BrokenIcon role="img" aria-label={alt || undefined} aria-hidden={alt ? undefined : true} />
      )}
    </Box>
  );
}
