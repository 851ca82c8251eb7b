import { createContext } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultLanguage, isLanguage, type Language } from '@/api/schema/languages';
import { dayOf } from '@/domain/day';
import { withoutLineBreaks } from '@/domain/plainText';

export function useLanguage(): Language {
  const { language } = useTranslation().i18n;
  return isLanguage(language) ? language : defaultLanguage;
}

/** Of names of occupation and competences (D-63); that of the interface where the server does not say. */
export function useProfileLanguage(profile: { language: string } | undefined): Language {
  const interfaceLanguage = useLanguage();
  return isLanguage(profile?.language) ? profile.language : interfaceLanguage;
}

/** Language of the text fields within, such as that of a profile; undefined where it is not known (WCAG 3.1.2). */
export const ContentLanguage = createContext<Language | undefined>(undefined);

/** For dates, times and numbers; English is British here, as the texts are. */
export function useFormatLocale(): 'de-DE' | 'en-GB' {
  return useTranslation().i18n.language === 'en' ? 'en-GB' : 'de-DE';
}

/** Formats a day or month as "März 2017"; null for anything else. */
export function useMonthText(): (day: string) => string | null {
  const format = new Intl.DateTimeFormat(useFormatLocale(), { year: 'numeric', month: 'long', timeZone: 'UTC' });
  return (day) =>
    /^\d{4}-(?:0[1-9]|1[0-2])(?:-\d{2})?$/.test(day) ? format.format(Date.parse(day.slice(0, 7))) : null;
}

/** Formats the calendar day of a server's time value, without line breaks; '' for anything else. */
export function useDayText(): (value: string | number) => string {
  const locale = useFormatLocale();
  return (value) => {
    const day = dayOf(value);
    if (day === null) return '';
    const text = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));
    return withoutLineBreaks(text);
  };
}

/** Loads a file of the page's language, each once; `use` suspends until it is there. */
export function loaderByLanguage<T>(files: Record<Language, () => Promise<T>>): (language: Language) => Promise<T> {
  const loaded: Partial<Record<Language, Promise<T>>> = {};
  return (language) =>
    (loaded[language] ??= files[language]().catch((error: unknown) => {
      delete loaded[language];
      throw error;
    }));
}
