import type { NextStep } from '@/domain/nextStep';
import { claimRuleSections, type ProfileRule } from '@/domain/publishing';
import { href, inviteHref } from '@/routes/href';
import { expiringHref } from '@/routes/workHref';

function profilePlace(profileId: string, rule: ProfileRule): string {
  if (rule === 'competence') return href('competenceForm', undefined, { id: profileId });
  return rule === 'limit' ? href('pricing') : href('profile', { profileId });
}

export function nextStepHref(step: NextStep): string {
  switch (step.type) {
    case 'createProfile':
      return href('newProfile');
    case 'unblockProfile':
      return profilePlace(step.profileId, step.rule);
    case 'publishProfile':
      return href('profile', { profileId: step.profileId }, { dialog: 'publish' });
    case 'createClaim':
    case 'anotherClaim':
      return href('newClaim');
    case 'publishClaim':
      return href('claim', { claimId: step.claimId }, { dialog: 'publish' });
    case 'unblockClaim':
      return href('claim', { claimId: step.claimId }, { section: claimRuleSections[step.rule] });
    case 'remind':
      return expiringHref;
    case 'invite':
      return inviteHref;
  }
}
