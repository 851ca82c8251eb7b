import { useTranslation } from 'react-i18next';
import { periodText } from '@/domain/careerEntry';
import { useMonthText } from './useLanguage';

/** Experience is asked for in years and months and sent in months (D-20). */
export function monthsOf(years: number, months: number): number {
  return years * 12 + months;
}

/** `months` is from 0 to 11. */
export function yearsAndMonths(total: number): { years: number; months: number } {
  return { years: Math.floor(total / 12), months: total % 12 };
}

/** Formats a number of months as "6 Jahre, 7 Monate"; '' for null. */
export function useExperienceTime(): (total: number | null) => string {
  const { t } = useTranslation('profiles');
  return (total) => {
    if (total === null) return '';
    const { years, months } = yearsAndMonths(total);
    const texts = [
      years > 0 ? t('time.years', { count: years }) : '',
      months > 0 ? t('time.months', { count: months }) : '',
    ];
    return texts.filter(Boolean).join(', ') || t('time.none');
  };
}

/** Formats "März 2017 – Juli 2019" and "seit März 2017"; with a word for today "März 2017 – heute". */
export function usePeriodText(today?: string): (start: string, end: string) => string {
  const { t } = useTranslation();
  const month = useMonthText();
  const between = (start: string, end: string) => t('period.between', { start, end });
  const since = (start: string) => (today ? between(start, today) : t('period.since', { start }));
  return (start, end) =>
    periodText(start, end, { month, between, since, until: (day) => t('period.until', { end: day }) });
}
