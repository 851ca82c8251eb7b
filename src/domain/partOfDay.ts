export type PartOfDay = 'morning' | 'day' | 'evening';

/** The part of the day that a greeting speaks of, by the hour of the clock on the wall (0 to 23). */
export function partOfDay(hour: number): PartOfDay {
  if (hour >= 4 && hour < 11) return 'morning';
  return hour >= 11 && hour < 18 ? 'day' : 'evening';
}
