/** Of the interface and of the server's names (A9). Apart from the schemas, so that texts load without them. */
export const languages = ['de', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'de';

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}
