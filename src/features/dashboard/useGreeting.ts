import { useTranslation } from 'react-i18next';

type PartOfDay = 'morning' | 'day' | 'evening';

/** The part of the day that a greeting speaks of, by the hour of the clock on the wall (0 to 23). */
function partOfDay(hour: number): PartOfDay {
  if (hour >= 4 && hour < 11) return 'morning';
  return hour >= 11 && hour < 18 ? 'day' : 'evening';
}

/** A greeting for the time of the day, by name where one is known. `now` in milliseconds since the epoch. */
export function useGreeting(name: string, now: number): string {
  const { t } = useTranslation('dashboard');
  const part = partOfDay(new Date(now).getHours());
  return name ? t(`greeting.${part}`, { name }) : t('greeting.nobody');
}
