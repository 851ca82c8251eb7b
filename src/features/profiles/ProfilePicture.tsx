import Avatar from '@mui/material/Avatar';
import type { Image } from '@/api/entities';

interface ProfilePictureProps {
  picture: Image | null;
  /** Whose profile it is; the initials stand where there is no picture. */
  name: string;
  /** Spacing units of its edge. */
  size: number;
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word) && !word.endsWith('.'));
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined].map((word) => word?.charAt(0) ?? '').join('');
}

/** The profile's picture, or the initials of its owner. */
export function ProfilePicture({ picture, name, size }: ProfilePictureProps) {
  const edge = (theme: { spacing: (units: number) => string }) => theme.spacing(size);
  return (
    <Avatar
      variant="rounded"
      {...(picture?.url ? { src: picture.url, alt: picture.alt || name } : { 'aria-hidden': true })}
      sx={{
        width: edge,
        height: edge,
        flexShrink: 0,
        bgcolor: 'action.selected',
        color: 'text.secondary',
        fontWeight: 600,
        fontSize: size > 8 ? 'h1.fontSize' : 'h2.fontSize',
      }}
    >
      {initials(name)}
    </Avatar>
  );
}
