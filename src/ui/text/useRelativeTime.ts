import { useMemo } from 'react';
import { dayOf, daysBetween } from '@/domain/day';
import { useFormatLocale } from './useLanguage';

/** Days for which one says how long ago something was; older moments are named by their date. */
const recentDays = 7;

/**
 * Returns a moment as one speaks of it, seen from `now`: "gestern, 21:58", "vor 3 Tagen"; both in milliseconds. It is told
 * in the zone of the browser, as every clock time is.
 */
export function useRelativeTime(now: number): (at: number) => string {
  const locale = useFormatLocale();
  return useMemo(() => {
    // Made once for all rows of a list: making a format costs far more than using it.
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
    const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
    const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
    const { timeZone } = time.resolvedOptions();
    const today = dayOf(now, timeZone) ?? '';
    return (at) => {
      const days = Math.max(0, daysBetween(dayOf(at, timeZone) ?? '', today));
      if (days >= recentDays) return date.format(at);
      const day = relative.format(-days, 'day');
      return days > 1 ? day : `${day}, ${time.format(at)}`;
    };
  }, [locale, now]);
}
