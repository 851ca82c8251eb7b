import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Image } from '@/api/schema/entities';
import { StatusChip } from '@/ui/basics/StatusChip';
import { Thumbnail } from './Thumbnail';

interface ImageButtonProps {
  image: Image;
  /** Width by height. */
  aspect?: number | undefined;
  /** Without corners of its own, at the edge of a card. */
  square?: boolean;
  /** Undefined where its texts cannot be changed. */
  onOpen: (() => void) | undefined;
}

/** An image that a press opens, with a mark where its description is missing. */
export function ImageButton({ image, aspect, square = false, onOpen }: ImageButtonProps) {
  const { t } = useTranslation('images');
  const noAltId = useId();
  const name = useImageName()(image);
  const inset = square ? 8 : 4;
  return (
    <ButtonBase
      disabled={!onOpen}
      aria-label={onOpen ? t('library.open', { name }) : name}
      aria-describedby={image.alt ? undefined : noAltId}
      onClick={onOpen}
      sx={{ display: 'block', width: '100%', position: 'relative', borderRadius: square ? undefined : 1 }}
    >
      <Thumbnail url={image.url} alt="" square={square} {...(aspect ? { aspect } : {})} />
      {image.alt ? null : (
        <Box component="span" id={noAltId} sx={{ position: 'absolute', insetInlineStart: inset, bottom: inset }}>
          <StatusChip color="warning" label={t('field.noAlt')} />
        </Box>
      )}
    </ButtonBase>
  );
}

/** Returns the name that an image is shown under. */
export function useImageName(): (image: Pick<Image, 'name' | 'alt'>) => string {
  const { t } = useTranslation('images');
  return ({ name, alt }) => name || alt || t('library.unnamed');
}
