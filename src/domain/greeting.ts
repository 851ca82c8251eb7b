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

export function formOfAddress({ gender, lastname }: GreetedPerson): FormOfAddress {
  return (gender === 'female' || gender === 'male') && lastname.trim() !== '' ? gender : 'other';
}

export type PartOfDay = 'morning' | 'day' | 'evening';

/** By the local hour (0 to 23). */
export function timeOfDay(hour: number): PartOfDay {
  if (hour >= 4 && hour < 11) return 'morning';
  return hour >= 11 && hour < 18 ? 'day' : 'evening';
}

export function greetingFor(person: GreetedPerson | null, hour: number) {
  if (!person) return null;
  const names = greetedAs(person);
  return names.full ? { time: timeOfDay(hour), form: formOfAddress(person), names } : null;
}
