import { describe, expect, it } from 'vitest';
import { calendarFile } from '@/domain/calendarFile';

const now = new Date('2026-03-14T22:30:05.120Z');
const event = { uid: 'a@b.example', day: '2026-12-31', title: 'Titel', text: 'Text' };

/** As a calendar reads it: lines put together again. */
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar file (RFC 5545)', () => {
  it('has whole days, each with an end, a name of its own and the time it was written', () => {
    expect(calendarFile([event], now)).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Fachprofil//EN',
        'BEGIN:VEVENT',
        'UID:a@b.example',
        'DTSTAMP:20260314T223005Z',
        'DTSTART;VALUE=DATE:20261231',
        'DTEND;VALUE=DATE:20270101',
        'SUMMARY:Titel',
        'DESCRIPTION:Text',
        'TRANSP:TRANSPARENT',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  it('keeps signs that have a meaning of their own', () => {
    const title = 'eins, zwei; drei\\vier\nfünf\r\nsechs';
    expect(unfolded(calendarFile([{ ...event, title }], now))).toContain(
      'SUMMARY:eins\\, zwei\\; drei\\\\vier\\nfünf\\nsechs',
    );
  });

  it.each(['ä'.repeat(200), '🙂'.repeat(60), 'x'.repeat(75 - 'SUMMARY:'.length), 'x'.repeat(300)])(
    'breaks lines of more than 75 bytes, never within a sign: %s',
    (title) => {
      const file = calendarFile([{ ...event, title }], now);
      const lengths = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
      expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      expect(unfolded(file)).toContain(`SUMMARY:${title}`);
    },
  );
});
