import { languages } from '@/api/atoms';

/** A language of the interface (A9): German by default, English complete as well. */
export type Language = (typeof languages)[number];
export { languages };
export const defaultLanguage: Language = 'de';

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}
