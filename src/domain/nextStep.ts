import { expiringInvitations } from './invitation';
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

/** `null` could not be read: the steps that depend on it are left out. */
export interface Situation {
  profiles: readonly (Identified & { public: boolean; canonical: boolean })[] | null;
  /** The one that `profileToFinish` names, in full. */
  pausedProfile: (Identified & ProfileFacts) | null;
  /** `can_publish_competence_profile` of the limit info. */
  canPublish: boolean | null;
  claims: readonly (Identified & { status: string; updated_at: string })[] | null;
  /** The one that `claimToFinish` names, in full. */
  draftClaim: (Identified & ClaimFacts) | null;
  invitations: readonly (Identified & { status?: string; accepted: boolean; expired_at: string })[] | null;
}

export type NextStep =
  | { type: 'createProfile' }
  | { type: 'unblockProfile'; profileId: string; rule: ProfileRule }
  | { type: 'publishProfile'; profileId: string }
  | { type: 'createClaim' }
  | { type: 'publishClaim'; claimId: string }
  | { type: 'remind'; invitationId: string }
  | { type: 'unblockClaim'; claimId: string; rule: ClaimRule }
  | { type: 'invite' }
  | { type: 'anotherClaim' };

/**
 * The best one first (ux 4.1). A paused profile beside a published one comes late, since it may be paused on purpose.
 * Where everything is in order there is another question to answer; empty where too little is known to say.
 */
export function nextSteps(situation: Situation, now: number): NextStep[] {
  const { profiles, claims, invitations, draftClaim } = situation;
  if (profiles?.length === 0) return [{ type: 'createProfile' }];
  const isPublic = profiles?.some((profile) => profile.public) ?? true;
  const profileStep = stepOfProfile(situation);
  const claimStep = stepOfClaim(draftClaim);
  const [expiring] = expiringInvitations(invitations ?? [], now);
  // Nothing can be done about a limit that is used up.
  const isStuck = profileStep?.type === 'unblockProfile' && profileStep.rule === 'limit';
  const steps: (NextStep | null)[] = [
    isPublic ? null : profileStep,
    claims?.length === 0 ? { type: 'createClaim' } : null,
    claimStep?.type === 'publishClaim' ? claimStep : null,
    expiring ? { type: 'remind', invitationId: expiring.id } : null,
    claimStep?.type === 'unblockClaim' ? claimStep : null,
    isPublic && invitations?.length === 0 ? { type: 'invite' } : null,
    isPublic && !isStuck ? profileStep : null,
  ];
  const open = steps.filter((step) => step !== null);
  return open.length === 0 && profiles ? [{ type: 'anotherClaim' }] : open;
}

function stepOfProfile({ pausedProfile, canPublish }: Situation): NextStep | null {
  if (!pausedProfile) return null;
  const blocker = firstBlocker(profileChecks(pausedProfile, canPublish));
  const profileId = pausedProfile.id;
  return blocker ? { type: 'unblockProfile', profileId, rule: blocker.rule } : { type: 'publishProfile', profileId };
}

function stepOfClaim(claim: Situation['draftClaim']): NextStep | null {
  if (!claim) return null;
  const blocker = firstBlocker(claimChecks(claim));
  return blocker
    ? { type: 'unblockClaim', claimId: claim.id, rule: blocker.rule }
    : { type: 'publishClaim', claimId: claim.id };
}

export function profileToFinish<P extends { public: boolean; canonical: boolean }>(
  profiles: readonly P[],
): P | undefined {
  return foremost(profiles.filter((profile) => !profile.public));
}

/** It stands for the person. */
export function publicProfileToShow<P extends { public: boolean; canonical: boolean }>(
  profiles: readonly P[],
): P | undefined {
  return foremost(profiles.filter((profile) => profile.public));
}

function foremost<P extends { canonical: boolean }>(profiles: readonly P[]): P | undefined {
  return profiles.find(({ canonical }) => canonical) ?? profiles[0];
}

export function claimToFinish<C extends { status: string; updated_at: string }>(claims: readonly C[]): C | undefined {
  return claims
    .filter(({ status }) => status === 'draft')
    .toSorted((one, other) => other.updated_at.localeCompare(one.updated_at))[0];
}
