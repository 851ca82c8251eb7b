import ImageIcon from '@mui/icons-material/ImageOutlined';
import StarIcon from '@mui/icons-material/StarOutlined';
import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Image } from '@/api/schema/entities';
import { imageSource } from '@/domain/webAddress';
import type { Part, PartKind } from './partKinds';

/** Draws the images of a saved story or connection, with a way to change them. */
export type RenderPartImages = (of: { kind: PartKind['name']; profileId: string; part: Part }) => ReactNode;

interface PartItemProps {
  text: string;
  /** Only of the main one. */
  mainLabel: string | undefined;
  images: readonly Image[];
  /** In the place of the delivered images. */
  renderedImages: ReactNode;
}

/** A story or a connection as it is read: its text, its images, and whether it is the main one. */
export function PartItem({ text, mainLabel, images, renderedImages }: PartItemProps) {
  return (
    <Stack sx={{ gap: 1, py: 0.75, alignItems: 'flex-start' }}>
      {mainLabel === undefined ? null : (
        <Chip size="small" variant="soft" color="primary" icon={<StarIcon />} label={mainLabel} />
      )}
      <Typography sx={{ hyphens: 'auto', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{text}</Typography>
      {renderedImages ??
        (images.length > 0 ? (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            {images.map(({ id, url, alt, label, name }) => (
              <Avatar
                key={id}
                variant="rounded"
                src={imageSource(url)}
                alt={alt || label || name}
                slotProps={{ img: { loading: 'lazy' } }}
                sx={{ width: 72, height: 72 }}
              >
                <ImageIcon />
              </Avatar>
            ))}
          </Stack>
        ) : null)}
    </Stack>
  );
}
