import type { ProfileRef } from '@/api/schema/entities';

export function inviteeName({ firstname, lastname }: { firstname: string; lastname: string }): string {
  return `${firstname} ${lastname}`.trim();
}

type NamedProfile = Pick<ProfileRef, 'occupation' | 'competence'> & Partial<Pick<ProfileRef, 'name'>>;

/** What a profile is called in a list: its occupation, or whatever else the server delivers of its name. */
export function profileName({ occupation, competence, name }: NamedProfile): string {
  return occupation?.name || name || competence?.name || '';
}

export function profileNames(profiles: readonly NamedProfile[]): string {
  return [...new Set(profiles.map(profileName))].filter(Boolean).join(', ');
}
