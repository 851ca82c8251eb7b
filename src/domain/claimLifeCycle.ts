import type { claimStatuses } from '@/api/endpoints/claims';

export type ClaimStatus = (typeof claimStatuses)[number];

export const claimTransitions = ['edit', 'publish', 'pause', 'changeProfile', 'upgrade', 'delete'] as const;
export type ClaimTransition = (typeof claimTransitions)[number];

type Next = ClaimStatus | 'deleted';

/** A transition that a state does not name is not possible in it (CLA-04). */
const transitions: Record<ClaimStatus, Partial<Record<ClaimTransition, Next>>> = {
  draft: { edit: 'draft', publish: 'published', changeProfile: 'draft', upgrade: 'draft', delete: 'deleted' },
  published: { edit: 'published', pause: 'paused', changeProfile: 'paused', upgrade: 'published', delete: 'deleted' },
  paused: { edit: 'paused', publish: 'published', changeProfile: 'paused', upgrade: 'paused', delete: 'deleted' },
};

/** Milliseconds within which a published claim is online (CLA-06). */
export const onlineWithin = 60 * 60 * 1000;

interface ClaimState {
  /** As delivered; an unknown one counts as a draft. */
  status: string;
}

export function claimAfter({ status }: ClaimState, transition: ClaimTransition): Next | null {
  const possible = Object.hasOwn(transitions, status) ? transitions[status as ClaimStatus] : transitions.draft;
  return possible[transition] ?? null;
}

/** An upgrade also has to be on offer (D-33). */
export function canChangeClaim(claim: ClaimState & { upgradable: boolean }, transition: ClaimTransition): boolean {
  if (transition === 'upgrade' && !claim.upgradable) return false;
  return claimAfter(claim, transition) !== null;
}

/** Changes of a public claim are collected, and the conditions of publishing apply to it (D-62). */
export function isClaimPublic({ status }: ClaimState): boolean {
  return status === ('published' satisfies ClaimStatus);
}
