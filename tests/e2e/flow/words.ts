import i18next, { type TFunction } from 'i18next';
import { areasOf, type Language } from '../../architecture/texts';
import { readJson } from '../../architecture/files';

const areas = [
  'common',
  'account',
  'assistant',
  'auth',
  'career',
  'checkout',
  'claims',
  'dashboard',
  'discussion',
  'editing',
  'endorsements',
  'game',
  'help',
  'humanGraph',
  'images',
  'imports',
  'lists',
  'newClaim',
  'newProfile',
  'noData',
  'ownPosts',
  'plans',
  'products',
  'profileParts',
  'profiles',
  'publicClaim',
  'publicProfile',
  'richText',
  'sharing',
  'verification',
] as const;

/** The app's texts by key, `area:a.b.c`; a key that does not exist does not compile. */
export type Words = TFunction<typeof areas>;

/** The texts of a language with their plurals and placeholders, as the app itself shows them. */
export async function wordsOf(language: Language): Promise<Words> {
  const texts = Object.fromEntries(
    areasOf(language).map((area) => [area, readJson(`locales/${language}/${area}.json`) as Record<string, string>]),
  );
  const instance = i18next.createInstance();
  await instance.init({
    lng: language,
    ns: areas,
    defaultNS: 'common',
    resources: { [language]: texts },
    interpolation: { escapeValue: false },
  });
  return instance.getFixedT(language, areas);
}
