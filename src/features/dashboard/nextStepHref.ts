import type { NextStep } from '@/domain/nextStep';
import type { ClaimRule, ProfileRule } from '@/domain/publishing';
import { href } from '@/routes/href';

/** Section of the claim editor in which a rule is fulfilled. */
const claimSections: Record<ClaimRule, string> = {
  keywords: 'keywords',
  threeKeywords: 'keywords',
  categories: 'categories',
  question: 'question',
  shortAnswer: 'shortAnswer',
  publicProfile: 'profile',
};

function profilePlace(profileId: string, rule: ProfileRule): string {
  if (rule === 'competence') return href('competenceForm', undefined, { id: profileId });
  return rule === 'limit' ? href('pricing') : href('profile', { profileId });
}

/** Address where a step can be done. */
export function nextStepHref(step: NextStep): string {
  switch (step.kind) {
    case 'createProfile':
      return href('newProfile');
    case 'unblockProfile':
      return profilePlace(step.profileId, step.rule);
    case 'publishProfile':
      return href('profile', { profileId: step.profileId });
    case 'createClaim':
      return href('newClaim');
    case 'publishClaim':
      return href('claim', { claimId: step.claimId });
    case 'unblockClaim':
      return href('claim', { claimId: step.claimId }, { section: claimSections[step.rule] });
    case 'remind':
    case 'invite':
      return href('verifyCompetence');
  }
}
