import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHead } from '@/build/markdown';
import { product } from '@/domain/product';
import { errorText } from '@/routes/errorText';
import { routes, type RouteName } from '@/routes/table';

/** The texts as the app ships them, so that tests name controls by what people read. */
export const languages = ['de', 'en'] as const;
export type Language = (typeof languages)[number];

type Tree = { [key: string]: string | Tree };

const folder = join(import.meta.dirname, '../../locales');
const read = (language: Language) =>
  Object.fromEntries(
    readdirSync(join(folder, language)).map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(join(folder, language, file), 'utf8')) as Tree,
    ]),
  );
const texts: Record<Language, Record<string, Tree>> = { de: read('de'), en: read('en') };

function templateOf(language: Language, key: string): string {
  const [area = '', path = ''] = key.split(':');
  let found: string | Tree | undefined = texts[language][area];
  for (const key of path.split('.')) found = typeof found === 'object' ? found[key] : undefined;
  if (typeof found !== 'string') throw new Error(`no text ${language} ${key}`);
  return found;
}

/** Text of a key such as `lists:claims.title`, with its values filled in. */
export function text(language: Language, key: string, values: Record<string, string | number> = {}): string {
  return templateOf(language, key).replace(/{{(\w+)}}/g, (_, name: string) => String(values[name] ?? ''));
}

/** The text of a key with whatever values the seed decides; those that are given stand at their beginning. */
export function textLike(language: Language, key: string, beginnings: Record<string, string> = {}): RegExp {
  const escaped = (literal: string) => literal.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');
  const literalsAndNames = templateOf(language, key).split(/{{(\w+)}}/);
  const patterns = literalsAndNames.map((found, index) =>
    index % 2 === 0 ? escaped(found) : `${escaped(beginnings[found] ?? '')}.*`,
  );
  return new RegExp(`^${patterns.join('')}$`);
}

function flatten(tree: Tree): string[] {
  return Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : flatten(value)));
}

/**
 * Texts that belong to the other language alone: seen on a page of this language, something is not translated. Single
 * words and texts with values are left out, since names and entries of the seeded people may read the same.
 */
export function textsOfOtherLanguage(language: Language): string[] {
  const own = new Set(flatten(texts[language]));
  const other = flatten(texts[language === 'de' ? 'en' : 'de']);
  return [...new Set(other)].filter((value) => !own.has(value) && /\s/.test(value) && !value.includes('{{'));
}

/** Of the browser's tab. The page for errors is named after the error, an article after itself. */
export function titleOf(language: Language, route: RouteName, path: string): string {
  const last = path.split('/').at(-1) ?? '';
  const article = () =>
    parseHead(readFileSync(join(folder, '../src/content/help', language, `${last}.md`), 'utf8')).title;
  const key = route === 'error' ? `common:${errorText(last).title}` : routes[route].title;
  return `${route === 'helpArticle' ? article() : text(language, key)} · ${product.name}`;
}
