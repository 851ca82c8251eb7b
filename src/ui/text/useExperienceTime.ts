import { useTranslation } from 'react-i18next';

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
