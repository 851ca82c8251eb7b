import { useTranslation } from 'react-i18next';
import { useFormatLocale } from '@/ui/text/useFormatLocale';

/** "März 2017 bis heute": months `YYYY-MM` in words; what is no month is shown as it came. */
export function usePeriodText(): (start: string, end: string) => string {
  const { t } = useTranslation('profiles');
  const locale = useFormatLocale();
  const format = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  const inWords = (month: string) => (/^\d{4}-\d{2}$/.test(month) ? format.format(Date.parse(month)) : month);
  return (start, end) =>
    start ? t('experience.period', { start: inWords(start), end: end ? inWords(end) : t('experience.today') }) : '';
}
