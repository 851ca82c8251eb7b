import { filtersOf } from './invitation';
import type { WorkTarget } from './recentWork';
import {
  claimChecks,
  firstBlocker,
  profileChecks,
  type ClaimFacts,
  type ClaimRule,
  type ProfileFacts,
  type ProfileRule,
} from './publishing';

interface Identified {
  id: string;
}

/** The known facts of an account. `null` means that it could not be read: the steps that depend on it are left out. */
export interface Situation {
  profiles: readonly (Identified & { public: boolean; canonical: boolean })[] | null;
  /** The paused profile that `profileToFinish` names, in full. */
  pausedProfile: (Identified & ProfileFacts) | null;
  /** `can_publish_competence_profile` of the limit info. */
  canPublish: boolean | null;
  claims: readonly (Identified & { status: string; updated_at: string })[] | null;
  /** The draft that `claimToFinish` names, in full. */
  draftClaim: (Identified & ClaimFacts) | null;
  invitations: readonly (Identified & { accepted: boolean; expired_at: string })[] | null;
}

/** One thing that is worth doing now. */
export type NextStep =
  | { kind: 'createProfile' }
  | { kind: 'unblockProfile'; profileId: string; rule: ProfileRule }
  | { kind: 'publishProfile'; profileId: string }
  | { kind: 'createClaim' }
  | { kind: 'publishClaim'; claimId: string }
  | { kind: 'remind'; invitationId: string }
  | { kind: 'unblockClaim'; claimId: string; rule: ClaimRule }
  | { kind: 'invite' };

/**
 * The next steps, the best one first (ux 4.1): no profile, then a profile that is kept from being published, no claim, a
 * claim that could be published, an invitation about to expire. A paused profile beside a published one waits until
 * these are done, since it may be paused on purpose. Empty where everything is in order, or too little is known to say.
 */
export function nextSteps(situation: Situation, now: number): NextStep[] {
  const { profiles, claims, invitations, draftClaim } = situation;
  if (profiles?.length === 0) return [{ kind: 'createProfile' }];
  const isPublic = profiles?.some((profile) => profile.public) ?? true;
  const profileStep = stepOfProfile(situation);
  const claimStep = stepOfClaim(draftClaim);
  const expiring = invitations?.find((invitation) => filtersOf(invitation, now).includes('expiring'));
  // A limit that others have used up is nothing to be worked at.
  const isStuck = profileStep?.kind === 'unblockProfile' && profileStep.rule === 'limit';
  const steps: (NextStep | null)[] = [
    isPublic ? null : profileStep,
    claims?.length === 0 ? { kind: 'createClaim' } : null,
    claimStep?.kind === 'publishClaim' ? claimStep : null,
    expiring ? { kind: 'remind', invitationId: expiring.id } : null,
    claimStep?.kind === 'unblockClaim' ? claimStep : null,
    isPublic && invitations?.length === 0 ? { kind: 'invite' } : null,
    isPublic && !isStuck ? profileStep : null,
  ];
  return steps.filter((step) => step !== null);
}

function stepOfProfile({ pausedProfile, canPublish }: Situation): NextStep | null {
  if (!pausedProfile) return null;
  const blocker = firstBlocker(profileChecks(pausedProfile, canPublish));
  const profileId = pausedProfile.id;
  return blocker ? { kind: 'unblockProfile', profileId, rule: blocker.rule } : { kind: 'publishProfile', profileId };
}

function stepOfClaim(claim: Situation['draftClaim']): NextStep | null {
  if (!claim) return null;
  const blocker = firstBlocker(claimChecks(claim));
  return blocker
    ? { kind: 'unblockClaim', claimId: claim.id, rule: blocker.rule }
    : { kind: 'publishClaim', claimId: claim.id };
}

/** The paused profile that is looked at: the one with priority, else the first. */
export function profileToFinish<P extends { public: boolean; canonical: boolean }>(
  profiles: readonly P[],
): P | undefined {
  const paused = profiles.filter((profile) => !profile.public);
  return paused.find(({ canonical }) => canonical) ?? paused[0];
}

/** The draft claim that is looked at: the one that was changed last. */
export function claimToFinish<C extends { status: string; updated_at: string }>(claims: readonly C[]): C | undefined {
  return claims
    .filter(({ status }) => status === 'draft')
    .toSorted((one, other) => other.updated_at.localeCompare(one.updated_at))[0];
}

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
