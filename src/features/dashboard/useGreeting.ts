import { useTranslation } from 'react-i18next';
import { formOfAddress, greetedAs, timeOfDay, type GreetedPerson } from '@/domain/greeting';

/**
 * A greeting for the time of the day, in the form of the person's gender, by name where one is known. `now` in
 * milliseconds since the epoch.
 */
export function useGreeting(person: GreetedPerson | null, now: number): string {
  const { t } = useTranslation('dashboard');
  const time = timeOfDay(new Date(now).getHours());
  const names = person ? greetedAs(person) : { titled: '', full: '' };
  if (!person || !names.full) return t('greeting.nobody');
  return t(`greeting.${time}`, { name: t(`greeting.person.${formOfAddress(person)}`, names) });
}
