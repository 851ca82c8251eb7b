import { filesIn, readJson } from './files';

export const languages = ['de', 'en'] as const;
export type Language = (typeof languages)[number];

/** Names of the text areas of a language. */
export function areasOf(language: Language): string[] {
  return filesIn(`locales/${language}`).map((path) => path.replace(/^.*\/(.+)\.json$/, '$1'));
}

/** Text by full key, `area:a.b.c`. */
export function textsOf(language: Language): Map<string, string> {
  const texts = new Map<string, string>();
  const collect = (value: unknown, key: string) => {
    if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value))
        collect(inner, key.endsWith(':') ? key + name : `${key}.${name}`);
    } else texts.set(key, String(value));
  };
  for (const area of areasOf(language)) collect(readJson(`locales/${language}/${area}.json`), `${area}:`);
  return texts;
}

/** A key without its plural ending, so that a language with other plural forms still agrees. */
export function withoutPlural(key: string): string {
  return key.replace(/_(?:zero|one|two|few|many|other)$/, '');
}

/** A key without its context, a variant of the text: `general` for invitations without a name. */
export function withoutContext(key: string): string {
  return key.replace(/_general$/, '');
}

/** Whether a key, as written in code, has a text in a language; keys without an area are of `common`. */
export function hasText(texts: ReadonlyMap<string, string>, key: string): boolean {
  const full = key.includes(':') ? key : `common:${key}`;
  return texts.has(full) || texts.has(`${full}_other`);
}
