/** The zone in which the product counts days (quality T34). */
export const productZone = 'Europe/Berlin';

/**
 * The calendar day of a server's time value as `YYYY-MM-DD`, or null where it is none. A day alone stays that day; a time
 * without a zone is the product's local time; a time with one is moved into the product's zone.
 */
export function dayOf(value: string | number | Date, zone: string = productZone): string | null {
  if (typeof value === 'string') {
    const match = /^(\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?$/.exec(value.trim());
    if (match?.[1]) return isRealDay(match[1]) ? match[1] : null;
  }
  const time = new Date(value);
  if (Number.isNaN(time.getTime())) return null;
  // The Swedish format is the ISO one.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(time);
}

function isRealDay(day: string): boolean {
  const time = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day);
}
