import { Box } from '@mui/material';
import { useState } from 'react';
import type { Image } from '@/api/schema/entities';
import { imageSource } from '@/domain/webAddress';

/** The first image of a post (POS-03); nothing where there is none or it does not load. */
export function TitleImage({ images: [image], radius = 1 }: { images: readonly Image[]; radius?: number }) {
  const [isBroken, setBroken] = useState(false);
  const src = imageSource(image?.url);
  if (!image || !src || isBroken) return null;
  return (
    <Box
      component="img"
      src={src}
      alt={image.alt}
      loading="lazy"
      onError={() => setBroken(true)}
      sx={{ display: 'block', width: '100%', aspectRatio: '16 / 9', objectFit: 'cover', borderRadius: radius }}
    />
  );
}
