import { useMemo, useState } from 'react';
import { dayOf, daysBetween } from '@/domain/day';
import { useFormatLocale } from './useLanguage';

/** Up to this age a time is shown relative to now; older ones by their date. */
const recentDays = 7;

/** Both times in milliseconds, `now` by default that of the first render: "gestern, 21:58", in the browser's time zone. */
export function useRelativeTime(now?: number): (at: number) => string {
  const locale = useFormatLocale();
  const [mountedAt] = useState(() => Date.now());
  return useMemo(() => {
    // Created once for all rows of a list: creating a format costs far more than using it.
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
    const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
    const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
    const { timeZone } = time.resolvedOptions();
    const today = dayOf(now ?? mountedAt, timeZone) ?? '';
    return (at) => {
      const days = Math.max(0, daysBetween(dayOf(at, timeZone) ?? '', today));
      if (days >= recentDays) return date.format(at);
      const day = relative.format(-days, 'day');
      return days > 1 ? day : `${day}, ${time.format(at)}`;
    };
  }, [locale, mountedAt, now]);
}
