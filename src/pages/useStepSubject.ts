import type { NextStep } from '@/domain/nextStep';
import { displayName } from '@/domain/displayName';
import { useWorkName } from '@/features/user';
import type { useOverview } from './useOverview';

/** Returns how the subject of a step is called; '' where no name is known. */
export function useStepSubject({ invitations }: ReturnType<typeof useOverview>): (step: NextStep) => string {
  const nameOf = useWorkName();
  return (step) => {
    if ('profileId' in step) return nameOf({ type: 'profile', id: step.profileId });
    if ('claimId' in step) return nameOf({ type: 'claim', id: step.claimId });
    const invited = step.type === 'remind' ? invitations.items.find(({ id }) => id === step.invitationId) : undefined;
    return invited ? displayName(invited) : '';
  };
}
