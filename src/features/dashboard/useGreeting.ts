import { useTranslation } from 'react-i18next';
import { genders } from '@/api/schema/fields';
import { greetedAs } from '@/domain/displayName';

type Greeted = Parameters<typeof greetedAs>[0] & { gender?: string };

type PartOfDay = 'morning' | 'day' | 'evening';

/** The part of the day that a greeting speaks of, by the hour of the clock on the wall (0 to 23). */
function partOfDay(hour: number): PartOfDay {
  if (hour >= 4 && hour < 11) return 'morning';
  return hour >= 11 && hour < 18 ? 'day' : 'evening';
}

/**
 * A greeting for the time of the day, in the form of the person's gender, by name where one is known. `now` in
 * milliseconds since the epoch.
 */
export function useGreeting(person: Greeted | null, now: number): string {
  const { t } = useTranslation('dashboard');
  const part = partOfDay(new Date(now).getHours());
  const names = person ? greetedAs(person) : { titled: '', full: '' };
  const form = genders.find((gender) => gender === person?.gender && person.lastname.trim() !== '') ?? 'other';
  return names.full ? t(`greeting.${part}`, { name: t(`greeting.person.${form}`, names) }) : t('greeting.nobody');
}
