import i18next, { type i18n } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { defaultLanguage, isLanguage, languages, type Language } from '@/api/schema/languages';
import { readStored, writeStored } from '@/platform/clientStorage';

const files = import.meta.glob<{ default: Record<string, unknown> }>('/locales/{de,en}/*.json');

function load(language: string, area: string): Promise<unknown> {
  const file = files[`/locales/${language}/${area}.json`];
  return file ? file() : Promise.reject(new Error(`no texts ${language}/${area}`));
}

export function storedLanguage(): Language {
  const stored = readStored('language');
  return isLanguage(stored) ? stored : defaultLanguage;
}

/** Also while the texts are still loading. */
export function currentLanguage(): Language {
  return isLanguage(i18next.language) ? i18next.language : storedLanguage();
}

/** Starts in the stored language, German where none is stored (I18-01); each namespace is a file loaded on demand. */
export async function startI18n(firstTexts: readonly string[]): Promise<i18n> {
  await i18next
    .use(resourcesToBackend(load))
    .use(initReactI18next)
    .init({
      lng: storedLanguage(),
      supportedLngs: [...languages],
      // A complete language needs no fallback, and so never loads the other one's texts.
      fallbackLng: (code) => (isLanguage(code) ? [] : ['en']),
      ns: ['common', ...firstTexts],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      returnNull: false,
    });
  markDocument(i18next.language);
  i18next.on('languageChanged', (language) => {
    writeStored('language', language);
    markDocument(language);
  });
  return i18next;
}

function markDocument(language: string): void {
  document.documentElement.lang = language;
}
