import type { WorkTarget } from '@/domain/recentWork';
import { useAppSelector } from '@/store/hooks';
import { selectProfiles } from '@/entities/profile/profilesSlice';
import { useOwnOccupation } from './useOwnProfileName';

interface OwnLists {
  claims: readonly { id: string; question: string; topic: string }[];
  posts: readonly { id: string; title: string }[];
}

/** Returns the name of unfinished work from the user's lists; '' where it is not known. */
export function useWorkName({ claims, posts }: OwnLists): (target: WorkTarget) => string {
  const occupationOf = useOwnOccupation();
  const profiles = useAppSelector(selectProfiles);
  return (target) => {
    switch (target.type) {
      case 'profile':
      case 'competence':
      case 'newProfile':
        return occupationOf(profiles.find(({ id }) => id === target.id));
      case 'claim':
      case 'question': {
        const claim = claims.find(({ id }) => id === target.id);
        return claim?.question || claim?.topic || '';
      }
      case 'post':
        return posts.find(({ id }) => id === target.id)?.title ?? '';
      default:
        return '';
    }
  };
}
