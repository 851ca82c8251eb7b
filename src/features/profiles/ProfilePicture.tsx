import Avatar from '@mui/material/Avatar';
import type { Image } from '@/api/schema/entities';
import { initialsOf, displayName } from '@/domain/displayName';
import { imageSource } from '@/domain/webAddress';
import type { UserDetails } from '@/api/endpoints/users';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';

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

/** The owner's name as the profiles show it; until the details are there, as the session knows it. */
export function useExpertName(expert: UserDetails | null): string {
  const user = useAppSelector(selectUser);
  const person = expert ?? user;
  return person ? displayName(person) : '';
}
