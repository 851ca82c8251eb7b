import type { NextStep } from '@/domain/nextStep';
import type { WorkTarget } from '@/domain/recentWork';

/** Whether a place to continue at is that of a step: one of them says enough. */
export function isPlaceOf(step: NextStep, target: WorkTarget): boolean {
  const id = 'id' in target ? target.id : undefined;
  switch (step.type) {
    case 'createProfile':
      return target.type === 'newProfile' && id === undefined;
    case 'createClaim':
      return target.type === 'newClaim';
    case 'publishClaim':
    case 'unblockClaim':
      return target.type === 'claim' && id === step.claimId;
    case 'publishProfile':
    case 'unblockProfile':
      return target.type === 'profile' && id === step.profileId;
    case 'invite':
      return target.type === 'invitation';
    case 'remind':
      return false;
  }
}
