import type { UserDetails } from '@/api/endpoints/users';
import { displayName } from '@/domain/displayName';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';

/** The owner's name as the profiles show it; until the details are there, as the session knows it. */
export function useExpertName(owner: UserDetails | null): string {
  const user = useAppSelector(selectUser);
  const person = owner ?? user;
  return person ? displayName(person) : '';
}
