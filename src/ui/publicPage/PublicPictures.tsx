import { Box, Stack, Typography } from '@mui/material';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Image } from '@/api/schema/entities';
import { imageSource } from '@/domain/webAddress';
import { PagePlaceContext } from './PublicPage';

interface PublicPicturesProps {
  images: readonly (Image | null)[];
  isLarge?: boolean;
}

/** Each picture with its author where that is to be named; one that does not load is left out. */
export function PublicPictures({ images, isLarge = false }: PublicPicturesProps) {
  const visible = images.flatMap((image) => (image && imageSource(image.url) ? [image] : []));
  if (visible.length === 0) return null;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, '@media print': { display: 'none' } }}>
      {visible.map((image) => (
        <Picture key={image.id} image={image} isLarge={isLarge} />
      ))}
    </Stack>
  );
}

function Picture({ image, isLarge }: { image: Image; isLarge: boolean }) {
  const { t } = useTranslation(use(PagePlaceContext).texts);
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return null;
  return (
    <Box component="figure" sx={{ m: 0, ...(isLarge ? { flex: '1 1 240px' } : { flex: '1 1 120px', maxWidth: 260 }) }}>
      <Box
        component="img"
        src={imageSource(image.url)}
        alt={image.alt}
        loading="lazy"
        onError={() => setBroken(true)}
        sx={{ display: 'block', width: '100%', aspectRatio: '3 / 2', objectFit: 'cover', borderRadius: 1 }}
      />
      {image.description || (image.show_copyright && image.author) ? (
        <Typography variant="caption" component="figcaption" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {[image.description, image.show_copyright && image.author ? t('pictureBy', { author: image.author }) : '']
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      ) : null}
    </Box>
  );
}
