import { dayAfter } from './deletionDates';
import { product } from './product';

export interface CalendarDay {
  uid: string;
  /** `YYYY-MM-DD`. */
  day: string;
  title: string;
  text: string;
}

/** A calendar of whole days (RFC 5545). */
export function calendarFile(days: readonly CalendarDay[], now: Date): string {
  const events = days.flatMap(({ uid, day, title, text }) => [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${now.toISOString().replace(/\.\d+|[-:]/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(day, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${product.name}//EN`];
  return [...head, ...events, 'END:VCALENDAR', ''].map(folded).join('\r\n');
}

const compact = (day: string) => day.replaceAll('-', '');

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/** A line has at most 75 bytes, and a sign at most 4; what follows stands below, behind a blank. */
const folded = (line: string) =>
  new TextEncoder().encode(line).length > 75 ? line.replace(/.{18}(?=.)/gsu, '$&\r\n ') : line;
