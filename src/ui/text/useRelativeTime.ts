import { dayOf, daysBetween, productZone } from '@/domain/day';
import { useFormatLocale } from './useLanguage';

/** Days for which one says how long ago something was; older moments are named by their date. */
const recentDays = 7;

/** Returns a moment as one speaks of it, seen from `now`: "gestern, 21:58", "vor 3 Tagen"; both in milliseconds. */
export function useRelativeTime(now: number): (at: number) => string {
  const locale = useFormatLocale();
  return (at) => {
    const days = Math.max(0, daysBetween(dayOf(at) ?? '', dayOf(now) ?? ''));
    if (days >= recentDays) {
      return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: productZone }).format(at);
    }
    const day = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day');
    const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: productZone }).format(at);
    return days > 1 ? day : `${day}, ${time}`;
  };
}
