import type { Language } from '@/api/schema/languages';
import { occupationName } from './occupationName';

interface Nameable {
  occupation: { name: string } | null;
  competence: { name: string } | null;
  name?: string;
}

/** Occupation, in the form of the expert's gender, and competence, else its delivered name, else ''. */
export function profileName(profile: Nameable | null, gender?: string): string {
  const occupation = occupationName(profile?.occupation?.name ?? '', gender);
  const composed = [occupation, profile?.competence?.name].filter(Boolean).join(' · ');
  return composed || occupationName(profile?.name ?? '', gender);
}

export function profileNames(profiles: readonly Nameable[], gender?: string): string {
  return [...new Set(profiles.map((profile) => profileName(profile, gender)))].filter(Boolean).join(', ');
}

/** `lang` only where it is not that of the profile. */
type Name = { name: string; lang?: Language } | null;

/** In another language than the profile's only where there is no other name (D-63). `fromList`: as a list has it. */
export function nameIn(language: Language, own: Name, fromList: Name = null): { name: string; lang: Language } | null {
  const name = own === null || fromList?.lang === language ? (fromList ?? own) : own;
  return name && { name: name.name, lang: name.lang ?? language };
}
