import type { Language } from '@/api/schema/languages';
import { occupationName } from './occupationName';

/** As much of a profile, or of a reference to one, as its name is made of. */
interface Nameable {
  occupation: { name: string } | null;
  competence: { name: string } | null;
  name?: string;
}

/**
 * Name of a competence profile wherever it is referred to: occupation, in the form of the expert's gender, and competence,
 * else its delivered name, else ''.
 */
export function profileName(profile: Nameable | null, gender?: string): string {
  const occupation = occupationName(profile?.occupation?.name ?? '', gender);
  const known = [occupation, profile?.competence?.name].filter(Boolean).join(' · ');
  return known || occupationName(profile?.name ?? '', gender);
}

/** Names of several profiles, each once. */
export function profileNames(profiles: readonly Nameable[], gender?: string): string {
  return [...new Set(profiles.map((profile) => profileName(profile, gender)))].filter(Boolean).join(', ');
}

/** `lang` only where it is not that of the profile. */
type Name = { name: string; lang?: Language } | null;

/** The name in the language of the profile; in another one (`other`, as a list has it) only where there is no other (D-63). */
export function nameIn(language: Language, own: Name, other: Name = null): { name: string; lang: Language } | null {
  const name = own === null || other?.lang === language ? (other ?? own) : own;
  return name && { name: name.name, lang: name.lang ?? language };
}
