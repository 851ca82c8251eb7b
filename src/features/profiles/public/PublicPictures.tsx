import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Image } from '@/api/schema/entities';
import { imageSource } from '@/domain/webAddress';

/** Pictures side by side, each with its author where that is to be named; one that does not load is not there. */
export function PublicPictures({ images }: { images: readonly (Image | null)[] }) {
  const shown = images.flatMap((image) => (image && imageSource(image.url) ? [image] : []));
  if (shown.length === 0) return null;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, '@media print': { display: 'none' } }}>
      {shown.map((image) => (
        <Picture key={image.id} image={image} />
      ))}
    </Stack>
  );
}

function Picture({ image }: { image: Image }) {
  const { t } = useTranslation('publicProfile');
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return null;
  return (
    <Box component="figure" sx={{ m: 0, flex: '1 1 120px', maxWidth: 260 }}>
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
