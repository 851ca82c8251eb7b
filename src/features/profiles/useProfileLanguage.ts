import { isLanguage, type Language } from '@/api/schema/languages';
import { useLanguage } from '@/ui/text/useLanguage';

/**
 * Returns the language of a profile's occupation, field of work and competences, in which further names are asked
 * (D-63): that of the interface where the server does not tell.
 */
export function useProfileLanguage(profile: { language: string } | undefined): Language {
  const interfaceLanguage = useLanguage();
  return isLanguage(profile?.language) ? profile.language : interfaceLanguage;
}
