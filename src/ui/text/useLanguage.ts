import { createContext } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultLanguage, isLanguage, type Language } from '@/api/schema/languages';
import { dayOf } from '@/domain/day';

export function useLanguage(): Language {
  const { language } = useTranslation().i18n;
  return isLanguage(language) ? language : defaultLanguage;
}

/**
 * Returns the language of a profile's occupation, field of work and competences, in which further names are asked
 * (D-63): that of the interface where the server does not tell.
 */
export function useProfileLanguage(profile: { language: string } | undefined): Language {
  const interfaceLanguage = useLanguage();
  return isLanguage(profile?.language) ? profile.language : interfaceLanguage;
}

/** Of what is written in the text fields within, such as that of a profile; undefined where it is not known (WCAG 3.1.2). */
export const ContentLanguage = createContext<Language | undefined>(undefined);

/** The locale in which dates, times and numbers are written; English is British here, as its texts are. */
export function useFormatLocale(): 'de-DE' | 'en-GB' {
  return useTranslation().i18n.language === 'en' ? 'en-GB' : 'de-DE';
}

/** Returns a month in words, "März 2017", of a day or month; null where it is none. */
export function useMonthText(): (day: string) => string | null {
  const format = new Intl.DateTimeFormat(useFormatLocale(), { year: 'numeric', month: 'long', timeZone: 'UTC' });
  return (day) =>
    /^\d{4}-(?:0[1-9]|1[0-2])(?:-\d{2})?$/.test(day) ? format.format(Date.parse(day.slice(0, 7))) : null;
}

/** The calendar day of a server's time value in words of the current language; '' where it is none. It does not wrap. */
export function useDayText(): (value: string | number) => string {
  const locale = useFormatLocale();
  return (value) => {
    const day = dayOf(value);
    if (day === null) return '';
    return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
      .format(Date.parse(day))
      .replaceAll(' ', '\u00a0');
  };
}
