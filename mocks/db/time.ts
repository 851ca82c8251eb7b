const dayLength = 86_400_000;

/** A time as the server writes it, with microseconds: `2026-11-21T09:15:30.123000Z`. */
export function stamp(time: Date): string {
  return time.toISOString().replace('Z', '000Z');
}

const localTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** A time in the server's other spelling, local and without zone: `2026-11-21 10:15:30`. */
export function plainStamp(time: Date): string {
  return localTime.format(time);
}

export function daysFrom(time: Date, days: number): Date {
  return new Date(time.getTime() + days * dayLength);
}

/** The times of a row that was created and last changed so many days ago. */
export function aged(now: Date, createdDaysAgo: number, updatedDaysAgo = createdDaysAgo) {
  return { created_at: stamp(daysFrom(now, -createdDaysAgo)), updated_at: stamp(daysFrom(now, -updatedDaysAgo)) };
}

/** Reads what `stamp` wrote. */
export function parseStamp(text: string): Date {
  return new Date(text.replace(/(\.\d{3})\d+/, '$1'));
}
