import type { NextStep } from '@/domain/nextStep';
import type { WorkTarget } from '@/domain/recentWork';
import { displayName } from '@/domain/displayName';
import { useOwnOccupation } from '@/ui/text/useOwnProfileName';
import type { useOverview } from './useOverview';

/** Returns how the subjects of steps and of things begun are called; '' where no name is known. */
export function useDashboardNames({ profiles, claims, invitations }: ReturnType<typeof useOverview>) {
  const occupationOf = useOwnOccupation();
  const nameOf = (target: WorkTarget): string => {
    if (target.type === 'profile' || target.type === 'competence' || target.type === 'newProfile') {
      return occupationOf(profiles.items.find(({ id }) => id === target.id));
    }
    if (target.type !== 'claim' && target.type !== 'question') return '';
    const claim = claims.items.find(({ id }) => id === target.id);
    return claim?.question || claim?.topic || '';
  };
  const subjectOf = (step: NextStep): string => {
    if ('profileId' in step) return nameOf({ type: 'profile', id: step.profileId });
    if ('claimId' in step) return nameOf({ type: 'claim', id: step.claimId });
    const invited = step.type === 'remind' ? invitations.items.find(({ id }) => id === step.invitationId) : undefined;
    return invited ? displayName(invited) : '';
  };
  return { nameOf, subjectOf };
}
