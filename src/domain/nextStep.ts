import { expiringInvitations } from './invitation';
import {
  claimChecks,
  firstBlocker,
  profileChecks,
  profileTasks,
  type ClaimFacts,
  type ClaimRule,
  type ProfileFacts,
  type ProfileRule,
} from './publishing';
import type { NewsEntry } from './news';
import type { WorkTarget } from './recentWork';

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

/** The best one first (ux 4.1); a paused profile beside a published one comes late. Empty where too little is known. */
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
    .toSorted((a, b) => b.updated_at.localeCompare(a.updated_at))[0];
}

/** Whether work is about the object of a step: then one of the two is shown. */
function isPlaceOf(step: NextStep, target: WorkTarget): boolean {
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

/** Nothing is shown twice on the start page (ux 4.1). */
export function entriesOf(step: NextStep, entries: readonly NewsEntry[]): NewsEntry[] {
  return entries.filter((entry) => {
    if (entry.type === 'work') return isPlaceOf(step, entry.work.target);
    return step.type === 'remind' && entry.type === 'expiring' && entry.subjectId === step.invitationId;
  });
}

/** Of publishing what the step is about; null where it is about something else, or that is not loaded. */
export function stepProgress(
  step: NextStep,
  { draftClaim, pausedProfile, canPublish }: Situation,
): { done: number; total: number } | null {
  const claimRules = 'claimId' in step && draftClaim ? claimChecks(draftClaim) : [];
  const profileRules = 'profileId' in step && pausedProfile ? profileTasks(pausedProfile, canPublish) : [];
  const checks = [...claimRules, ...profileRules].filter(({ type }) => type === 'blocker');
  return checks.length > 0 ? { done: checks.filter(({ done }) => done).length, total: checks.length } : null;
}

export const firstSteps = ['profile', 'experience', 'publish', 'claim', 'invite'] as const;
export type FirstStep = (typeof firstSteps)[number];

/** By step, the one to do before it. */
export const stepBefore: Readonly<Partial<Record<FirstStep, FirstStep>>> = {
  experience: 'profile',
  publish: 'experience',
  claim: 'profile',
  invite: 'publish',
};

export const stepMinutes: Readonly<Record<FirstStep, number>> = {
  profile: 4,
  experience: 2,
  publish: 1,
  claim: 5,
  invite: 2,
};

/** Null where too little is known. A published profile has its experience. */
export function firstStepsDone(situation: Situation): Record<FirstStep, boolean> | null {
  const { profiles, pausedProfile, claims, invitations } = situation;
  if (!profiles || !claims || !invitations) return null;
  const isPublic = profiles.some((profile) => profile.public);
  return {
    profile: profiles.length > 0,
    experience: isPublic || (pausedProfile?.work_experiences.length ?? 0) > 0,
    publish: isPublic,
    claim: claims.length > 0,
    invite: invitations.length > 0,
  };
}
