import BrokenIcon from '@mui/icons-material/BrokenImageOutlined';
import { Box, ButtonBase } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Image } from '@/api/schema/entities';
import { imageSource } from '@/domain/webAddress';
import { StatusChip } from '@/ui/basics/StatusChip';

interface ThumbnailProps {
  url: string;
  alt: string;
  /** Width by height. */
  aspect?: number;
  /** Without corners of its own, at the edge of a card. */
  square?: boolean;
}

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

interface ImageButtonProps {
  image: Image;
  aspect?: number | undefined;
  square?: boolean;
  /** Undefined where the texts cannot be changed. */
  onOpen: (() => void) | undefined;
}

/** Has a mark where the description is missing and can be given. */
export function ImageButton({ image, aspect, square = false, onOpen }: ImageButtonProps) {
  const { t } = useTranslation('images');
  const noAltId = useId();
  const name = useImageName()(image);
  const isUndescribed = !image.alt && onOpen !== undefined;
  const inset = square ? 8 : 4;
  return (
    <ButtonBase
      disabled={!onOpen}
      aria-label={onOpen ? t('library.open', { name }) : name}
      aria-describedby={isUndescribed ? noAltId : undefined}
      onClick={onOpen}
      sx={{ display: 'block', width: '100%', position: 'relative', borderRadius: square ? undefined : 1 }}
    >
      <Thumbnail url={image.url} alt="" square={square} {...(aspect ? { aspect } : {})} />
      {isUndescribed ? (
        <Box component="span" id={noAltId} sx={{ position: 'absolute', insetInlineStart: inset, bottom: inset }}>
          <StatusChip color="warning" label={t('field.noAlt')} />
        </Box>
      ) : null}
    </ButtonBase>
  );
}

export function useImageName(): (image: Pick<Image, 'name' | 'alt'>) => string {
  const { t } = useTranslation('images');
  return ({ name, alt }) => name || alt || t('library.unnamed');
}
