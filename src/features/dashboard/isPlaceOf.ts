import type { NextStep } from '@/domain/nextStep';
import type { WorkTarget } from '@/domain/recentWork';

/** Whether a place to continue at is that of a step: one of them says enough. */
export function isPlaceOf(step: NextStep, target: WorkTarget): boolean {
  const id = 'id' in target ? target.id : undefined;
  switch (step.kind) {
    case 'createProfile':
      return target.kind === 'newProfile' && id === undefined;
    case 'createClaim':
      return target.kind === 'newClaim';
    case 'publishClaim':
    case 'unblockClaim':
      return target.kind === 'claim' && id === step.claimId;
    case 'publishProfile':
    case 'unblockProfile':
      return target.kind === 'profile' && id === step.profileId;
    case 'invite':
      return target.kind === 'invitation';
    case 'remind':
      return false;
  }
}
