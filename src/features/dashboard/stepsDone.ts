import type { Situation } from '@/domain/nextStep';

/** In this order. */
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
