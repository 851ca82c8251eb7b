import { joinedWords } from './displayName';

interface GreetedPerson {
  firstname: string;
  lastname: string;
  academic_title?: string;
}

/** The parts of a greeting: `titled` goes with a form of address (`Frau Dr. Bergmann`), `full` stands alone. */
export function greetedAs({ academic_title = '', firstname, lastname }: GreetedPerson): {
  titled: string;
  full: string;
} {
  return { titled: joinedWords([academic_title, lastname]), full: joinedWords([firstname, lastname]) };
}

export type PartOfDay = 'morning' | 'day' | 'evening';

/** The part of the day that a greeting speaks of, by the hour of the clock on the wall (0 to 23). */
export function timeOfDay(hour: number): PartOfDay {
  if (hour >= 4 && hour < 11) return 'morning';
  return hour >= 11 && hour < 18 ? 'day' : 'evening';
}
