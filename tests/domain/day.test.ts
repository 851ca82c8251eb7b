import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayOf, hasPassed } from '@/domain/day';

const hour = 3_600_000;

it('knows whether a day is over without the calendar of the zone, and to the hour with it', () => {
  const times = fc.integer({ min: Date.parse('2020-01-01T00:00:00Z'), max: Date.parse('2035-01-01T00:00:00Z') });
  fc.assert(
    fc.property(times, fc.integer({ min: -80, max: 80 }), (now, hours) => {
      const day = dayOf(now + hours * hour) ?? '';
      expect(hasPassed(day, now)).toBe(day < (dayOf(now) ?? ''));
    }),
    { numRuns: 500 },
  );
});
