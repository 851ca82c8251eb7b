import type { NextStep } from '@/domain/nextStep';
import type { WorkTarget } from '@/domain/recentWork';
import { claimRuleSections, type ProfileRule } from '@/domain/publishing';
import { href, inviteHref } from '@/routes/href';

function profilePlace(profileId: string, rule: ProfileRule): string {
  if (rule === 'competence') return href('competenceForm', undefined, { id: profileId });
  return rule === 'limit' ? href('pricing') : href('profile', { profileId });
}

/** Address where a step can be done. */
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
      return href('verifyCompetence');
    case 'invite':
      return inviteHref;
  }
}

/** Address where something begun is continued; `profileId` is a profile in whose editor career entries are. */
export function workHref(target: WorkTarget, profileId: string | null): string {
  switch (target.type) {
    case 'claim':
      return href('claim', { claimId: target.id }, { section: target.section });
    case 'question':
      return href('claimForm', undefined, { id: target.id });
    case 'profile':
      return href('profile', { profileId: target.id });
    case 'competence':
      return href('competenceForm', undefined, { id: target.id });
    case 'newClaim':
      return href('newClaim');
    case 'newProfile':
      return href('newProfile', undefined, { id: target.id });
    case 'invitation':
      return inviteHref;
    case 'experience':
    case 'education':
      return profileId === null
        ? href('profiles')
        : href('profile', { profileId }, { [target.type]: target.id ?? 'new' });
  }
}
