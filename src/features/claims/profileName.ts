import type { ProfileRef } from '@/api/schema/entities';

/** What a profile is called where claims refer to it: occupation and competence, as far as there are any. */
export function profileName(profile: Pick<ProfileRef, 'occupation' | 'competence'> | null): string {
  return [profile?.occupation?.name, profile?.competence?.name].filter(Boolean).join(' · ');
}
