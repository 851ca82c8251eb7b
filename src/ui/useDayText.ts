import { useTranslation } from 'react-i18next';
import { dayOf } from '@/domain/day';

/** The calendar day of a server's time value in words of the current language; '' where it is none. */
export function useDayText(): (value: string | number) => string {
  const { i18n } = useTranslation();
  return (value) => {
    const day = dayOf(value);
    if (day === null) return '';
    return new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));
  };
}
