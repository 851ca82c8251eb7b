import type { ProfileRef } from '@/api/schema/entities';

/** What a profile is called where claims refer to it: occupation and competence as far as there are any, else its name. */
export function profileName(profile: Pick<ProfileRef, 'occupation' | 'competence' | 'name'> | null): string {
  const known = [profile?.occupation?.name, profile?.competence?.name].filter(Boolean).join(' · ');
  return known || (profile?.name ?? '');
}
