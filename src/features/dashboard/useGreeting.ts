import { useTranslation } from 'react-i18next';
import { partOfDay } from '@/domain/partOfDay';

/** A greeting for the time of the day, by name where one is known. `now` in milliseconds since the epoch. */
export function useGreeting(name: string, now: number): string {
  const { t } = useTranslation('dashboard');
  const part = partOfDay(new Date(now).getHours());
  return name ? t(`greeting.${part}`, { name }) : t('greeting.nobody');
}
