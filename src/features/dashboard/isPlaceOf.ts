import type { NextStep } from '@/domain/nextStep';
import type { WorkTarget } from '@/domain/recentWork';

/** Whether work is about the object of a step: then one of the two is shown. */
export function isPlaceOf(step: NextStep, target: WorkTarget): boolean {
  const id = 'id' in target ? target.id : undefined;
  switch (step.type) {
    case 'createProfile':
      return target.type === 'newProfile' && id === undefined;
    case 'createClaim':
    case 'anotherClaim':
      return target.type === 'newClaim';
    case 'publishClaim':
    case 'unblockClaim':
      return (target.type === 'claim' || target.type === 'question') && id === step.claimId;
    case 'publishProfile':
    case 'unblockProfile':
      return (target.type === 'profile' || target.type === 'competence') && id === step.profileId;
    case 'invite':
      return target.type === 'invitation';
    case 'remind':
      return false;
  }
}
