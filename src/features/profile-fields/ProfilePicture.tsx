import type { UserDetails } from '@/api/endpoints/users';
import type { Image } from '@/api/schema/entities';
import { displayName } from '@/domain/displayName';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { PersonAvatar, type PersonAvatarProps } from '@/ui/basics/PersonAvatar';

interface ProfilePictureProps extends Pick<PersonAvatarProps, 'name' | 'size'> {
  picture: Image | null;
}

export function ProfilePicture({ picture, name, size }: ProfilePictureProps) {
  const user = useAppSelector(selectUser);
  return <PersonAvatar id={user?.id ?? ''} name={name} url={picture?.url} alt={picture?.alt || name} size={size} />;
}

/** Until the details are loaded, the name from the session. */
export function useExpertName(expert: UserDetails | null): string {
  const user = useAppSelector(selectUser);
  const person = expert ?? user;
  return person ? displayName(person) : '';
}
