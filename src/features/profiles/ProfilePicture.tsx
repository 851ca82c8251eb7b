import Avatar from '@mui/material/Avatar';
import type { Image } from '@/api/schema/entities';
import { initialsOf } from '@/domain/displayName';
import { imageSource } from '@/domain/webAddress';

interface ProfilePictureProps {
  picture: Image | null;
  /** Name of the expert; its initials replace a missing picture. */
  name: string;
  /** Spacing units of its edge. */
  size: number;
}

/** The profile's picture, or the initials of its owner. */
export function ProfilePicture({ picture, name, size }: ProfilePictureProps) {
  const src = imageSource(picture?.url);
  const edge = (theme: { spacing: (units: number) => string }) => theme.spacing(size);
  return (
    <Avatar
      variant="rounded"
      {...(src ? { src, alt: picture?.alt || name } : { 'aria-hidden': true })}
      sx={{
        width: edge,
        height: edge,
        flexShrink: 0,
        fontWeight: 600,
        fontSize: size > 8 ? 'h1.fontSize' : 'h2.fontSize',
      }}
    >
      {initialsOf(name)}
    </Avatar>
  );
}
