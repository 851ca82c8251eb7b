import type { ProfileRef } from '@/api/schema/entities';

type Nameable = Pick<ProfileRef, 'occupation' | 'competence'>;

/** Name of a competence profile wherever it is referred to: occupation and competence, as far as delivered; else ''. */
export function profileName(profile: Nameable | null): string {
  return [profile?.occupation?.name, profile?.competence?.name].filter(Boolean).join(' · ');
}

/** Names of several profiles, each once. */
export function profileNames(profiles: readonly Nameable[]): string {
  return [...new Set(profiles.map(profileName))].filter(Boolean).join(', ');
}
