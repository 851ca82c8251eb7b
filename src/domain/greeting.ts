import { joinedWords } from './displayName';

export interface GreetedPerson {
  firstname: string;
  lastname: string;
  academic_title?: string;
  gender?: string;
}

/** The names in a greeting: `titled` goes with a form of address (`Frau Dr. Bergmann`), `full` stands alone. */
export function greetedAs({ academic_title = '', firstname, lastname }: GreetedPerson): {
  titled: string;
  full: string;
} {
  return { titled: joinedWords([academic_title, lastname]), full: joinedWords([firstname, lastname]) };
}

export type FormOfAddress = 'female' | 'male' | 'other';

/** The form of address, `other` for none. */
export function formOfAddress({ gender, lastname }: GreetedPerson): FormOfAddress {
  return (gender === 'female' || gender === 'male') && lastname.trim() !== '' ? gender : 'other';
}

export type PartOfDay = 'morning' | 'day' | 'evening';

/** The part of the day that a greeting speaks of, by the hour of the clock on the wall (0 to 23). */
export function timeOfDay(hour: number): PartOfDay {
  if (hour >= 4 && hour < 11) return 'morning';
  return hour >= 11 && hour < 18 ? 'day' : 'evening';
}

/** What a greeting says at an hour of the clock on the wall; null where no name is known. */
export function greetingFor(person: GreetedPerson | null, hour: number) {
  if (!person) return null;
  const names = greetedAs(person);
  return names.full ? { time: timeOfDay(hour), form: formOfAddress(person), names } : null;
}
