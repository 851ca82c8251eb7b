import { useMemo } from 'react';
import { dayOf, daysBetween, productZone } from '@/domain/day';
import { useFormatLocale } from './useLanguage';

/** Days for which one says how long ago something was; older moments are named by their date. */
const recentDays = 7;

/** Returns a moment as one speaks of it, seen from `now`: "gestern, 21:58", "vor 3 Tagen"; both in milliseconds. */
export function useRelativeTime(now: number): (at: number) => string {
  const locale = useFormatLocale();
  return useMemo(() => {
    // Made once for all rows of a list: making a format costs far more than using it.
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: productZone });
    const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: productZone });
    const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
    const today = dayOf(now) ?? '';
    return (at) => {
      const days = Math.max(0, daysBetween(dayOf(at) ?? '', today));
      if (days >= recentDays) return date.format(at);
      const day = relative.format(-days, 'day');
      return days > 1 ? day : `${day}, ${time.format(at)}`;
    };
  }, [locale, now]);
}
