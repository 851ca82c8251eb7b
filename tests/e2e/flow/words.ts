import i18next, { type CustomTypeOptions, type TFunction } from 'i18next';
import { areasOf, type Language } from '../../architecture/texts';
import { readJson } from '../../architecture/files';

type Area = keyof CustomTypeOptions['resources'];

/** The app's texts by key, `area:a.b.c`; a key that does not exist does not compile. */
export type Words = TFunction<Area[]>;

/** The texts of a language with their plurals and placeholders, as the app itself shows them. */
export async function wordsOf(language: Language): Promise<Words> {
  const areas = areasOf(language) as Area[];
  const texts = Object.fromEntries(
    areas.map((area) => [area, readJson(`locales/${language}/${area}.json`) as Record<string, string>]),
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
