import { useTranslation } from 'react-i18next';
import { useFormatLocale } from '@/ui/text/useLanguage';

/** Returns "März 2017 – Juli 2019" or "seit März 2017" for days or months; anything else is shown as delivered. */
export function usePeriodText(): (start: string, end: string) => string {
  const { t } = useTranslation('publicProfile');
  const locale = useFormatLocale();
  const format = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  const inWords = (day: string) => (/^\d{4}-\d{2}(?:-\d{2})?$/.test(day) ? format.format(Date.parse(day)) : day);
  return (start, end) => {
    if (start && end) return t('period', { start: inWords(start), end: inWords(end) });
    if (start) return t('since', { start: inWords(start) });
    return end ? t('until', { end: inWords(end) }) : '';
  };
}
