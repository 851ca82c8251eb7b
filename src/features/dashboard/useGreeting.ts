import { useTranslation } from 'react-i18next';
import { genders } from '@/api/schema/fields';
import { greetedAs, timeOfDay } from '@/domain/greeting';

type Greeted = Parameters<typeof greetedAs>[0] & { gender?: string };

/**
 * A greeting for the time of the day, in the form of the person's gender, by name where one is known. `now` in
 * milliseconds since the epoch.
 */
export function useGreeting(person: Greeted | null, now: number): string {
  const { t } = useTranslation('dashboard');
  const time = timeOfDay(new Date(now).getHours());
  const names = person ? greetedAs(person) : { titled: '', full: '' };
  const form = genders.find((gender) => gender === person?.gender && person.lastname.trim() !== '') ?? 'other';
  return names.full ? t(`greeting.${time}`, { name: t(`greeting.person.${form}`, names) }) : t('greeting.nobody');
}
