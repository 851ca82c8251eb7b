import type { WorkTarget } from '@/domain/recentWork';
import { href, inviteHref } from './href';

export const expiringHref = href('verifyCompetence', undefined, { status: 'expiring' });
export const confirmedHref = href('verifyCompetence', undefined, { status: 'confirmed' });

/** `profileId` is a profile in whose editor career entries are. */
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
    case 'post':
      return target.id === null ? href('newPost') : href('editPost', { postId: target.id });
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
