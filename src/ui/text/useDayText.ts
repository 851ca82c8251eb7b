import { dayOf } from '@/domain/day';
import { useFormatLocale } from './useFormatLocale';

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
