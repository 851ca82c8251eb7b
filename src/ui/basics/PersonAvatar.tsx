import { Avatar, type Theme } from '@mui/material';
import { initialsOf } from '@/domain/displayName';
import { imageSource } from '@/domain/webAddress';

/** Sizes in spacing units, 96, 64, 40 and 32 px, with the text size of the initials. */
const textSizes = { 12: 'h1', 8: 'h2', 5: 'body1', 4: 'caption' } as const;
const tints = ['rose', 'plum', 'blue', 'teal', 'green', 'ochre'] as const;

export interface PersonAvatarProps {
  /** The tint follows from it, so that a person has the same everywhere. */
  id: string;
  name: string;
  /** Address of the picture; initials stand in where there is none or it does not load. */
  url?: string | undefined;
  alt?: string;
  size: keyof typeof textSizes;
  /** Round for people; a company's logo has corners. */
  variant?: 'circular' | 'rounded';
}

/** A person or a company as a picture, or as initials on a tint of their own (ux 2.3). */
export function PersonAvatar({ id, name, url, alt = '', size, variant = 'circular' }: PersonAvatarProps) {
  const src = imageSource(url);
  const tint = tintOf(id || name);
  const edge = (theme: Theme) => theme.spacing(size);
  return (
    <Avatar
      variant={variant}
      {...(src ? { src, alt } : { 'aria-hidden': true })}
      sx={{
        width: edge,
        height: edge,
        flexShrink: 0,
        fontWeight: 600,
        // However large text is, it stays within the circle.
        fontSize: ({ typography, spacing }) => `min(${typography[textSizes[size]].fontSize}, ${spacing(size)} * 0.45)`,
        bgcolor: `tint.${tint}.ground`,
        color: `tint.${tint}.text`,
      }}
    >
      {initialsOf(name)}
    </Avatar>
  );
}

export function tintOf(id: string): (typeof tints)[number] {
  const sum = Array.from(id).reduce((hash, character) => (hash * 31 + (character.codePointAt(0) ?? 0)) % 9973, 0);
  return tints[sum % tints.length] ?? tints[0];
}
