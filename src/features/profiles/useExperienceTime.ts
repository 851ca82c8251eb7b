import { useTranslation } from 'react-i18next';
import { yearsAndMonths } from '@/domain/experienceTime';

/** "6 Jahre, 7 Monate" of a number of months. */
export function useExperienceTime(): (total: number) => string {
  const { t } = useTranslation('profiles');
  return (total) => {
    const { years, months } = yearsAndMonths(total);
    const parts = [
      years > 0 ? t('time.years', { count: years }) : '',
      months > 0 ? t('time.months', { count: months }) : '',
    ];
    return parts.filter(Boolean).join(', ') || t('time.none');
  };
}
