import { readFileSync } from 'node:fs';

type Texts = { [key: string]: string | Texts };

export const localeFile = (language: string, area: string) =>
  new URL(`../../locales/${language}/${area}.json`, import.meta.url);

/** `key` is written as `area:name.name`. */
export function localeText(key: string, language: string): string {
  const [area = '', names = ''] = key.split(':');
  let found: string | Texts | undefined = JSON.parse(readFileSync(localeFile(language, area), 'utf8')) as Texts;
  for (const name of names.split('.')) found = typeof found === 'object' ? found[name] : undefined;
  if (typeof found !== 'string') throw new Error(`no text ${key} in ${language}`);
  return found;
}
