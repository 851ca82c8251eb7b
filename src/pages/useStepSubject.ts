import type { NextStep } from '@/domain/nextStep';
import { displayName } from '@/domain/displayName';
import { selectClaims } from '@/entities/claim/claimsSlice';
import { selectPosts } from '@/entities/post/postsSlice';
import { useAppSelector } from '@/store/hooks';
import { useWorkName } from '@/ui/text/useWorkName';
import type { useOverview } from './useOverview';

/** Returns the name of a step's subject; '' where it is not known. */
export function useStepSubject({ invitations }: ReturnType<typeof useOverview>): (step: NextStep) => string {
  const claims = useAppSelector(selectClaims);
  const posts = useAppSelector(selectPosts);
  const nameOf = useWorkName({ claims, posts });
  return (step) => {
    if ('profileId' in step) return nameOf({ type: 'profile', id: step.profileId });
    if ('claimId' in step) return nameOf({ type: 'claim', id: step.claimId });
    const invited = step.type === 'remind' ? invitations.items.find(({ id }) => id === step.invitationId) : undefined;
    return invited ? displayName(invited) : '';
  };
}
