import type { ProfileRef } from '@/api/schema/entities';

export function inviteeName({ firstname, lastname }: { firstname: string; lastname: string }): string {
  return `${firstname} ${lastname}`.trim();
}

/** What a profile is called in a list: its occupation, or its competence where no occupation is delivered. */
export function profileName({ occupation, competence }: Pick<ProfileRef, 'occupation' | 'competence'>): string {
  return occupation?.name || competence?.name || '';
}

export function profileNames(profiles: readonly Pick<ProfileRef, 'occupation' | 'competence'>[]): string {
  return [...new Set(profiles.map(profileName))].filter(Boolean).join(', ');
}
