import { useTranslation } from 'react-i18next';
import { useFormatLocale } from '@/ui/text/useFormatLocale';

/** Returns "März 2017 bis heute" for days or months; anything else is shown as delivered. */
export function usePeriodText(): (start: string, end: string) => string {
  const { t } = useTranslation('profiles');
  const locale = useFormatLocale();
  const format = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  const inWords = (day: string) => (/^\d{4}-\d{2}(?:-\d{2})?$/.test(day) ? format.format(Date.parse(day)) : day);
  return (start, end) =>
    start ? t('experience.period', { start: inWords(start), end: end ? inWords(end) : t('experience.today') }) : '';
}
