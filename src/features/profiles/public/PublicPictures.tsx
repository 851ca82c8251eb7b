import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Image } from '@/api/schema/entities';
import { imageSource } from '@/domain/webAddress';

/** Pictures in a row, each with its author where that is to be named; one that does not load is not there. */
export function PublicPictures({ images }: { images: readonly (Image | null)[] }) {
  const shown = images.flatMap((image) => (image && imageSource(image.url) ? [image] : []));
  if (shown.length === 0) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        mt: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))',
        '@media print': { display: 'none' },
      }}
    >
      {shown.map((image) => (
        <Picture key={image.id} image={image} />
      ))}
    </Box>
  );
}

function Picture({ image }: { image: Image }) {
  const { t } = useTranslation('publicProfile');
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return null;
  return (
    <Box component="figure" sx={{ m: 0 }}>
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
