export const profileTransitions = ['publish', 'pause', 'makeCanonical', 'delete'] as const;
export type ProfileTransition = (typeof profileTransitions)[number];

type ProfileStatus = 'public' | 'paused';
type Next = ProfileStatus | 'deleted';

/** A transition that a state does not name is not possible in it (PRO-12 to PRO-16). */
const transitions: Record<ProfileStatus, Partial<Record<ProfileTransition, Next>>> = {
  public: { pause: 'paused', makeCanonical: 'public', delete: 'deleted' },
  paused: { publish: 'public', makeCanonical: 'paused', delete: 'deleted' },
};

interface ProfileState {
  public: boolean;
}

export function profileAfter(profile: ProfileState, transition: ProfileTransition): Next | null {
  return transitions[profile.public ? 'public' : 'paused'][transition] ?? null;
}

/** A profile that has priority already cannot be given it. */
export function canChangeProfile(
  profile: ProfileState & { canonical: boolean },
  transition: ProfileTransition,
): boolean {
  if (transition === 'makeCanonical' && profile.canonical) return false;
  return profileAfter(profile, transition) !== null;
}
