import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { deletionDates } from '@/domain/deletionDates';

const ownZone = process.env['TZ'];

const restoreZone = () => {
  if (ownZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = ownZone;
};
afterEach(restoreZone);
afterAll(restoreZone);

/** Written down by hand: the start, the zone of the device, day 16 and day 30 of its calendar. */
const rows = [
  // In Berlin the clocks go forward on 29 March and back on 25 October 2026.
  ['2026-03-14T22:30:00Z', 'Europe/Berlin', '2026-03-30', '2026-04-13'],
  ['2026-03-14T23:30:00Z', 'Europe/Berlin', '2026-03-31', '2026-04-14'],
  ['2026-10-10T21:30:00Z', 'Europe/Berlin', '2026-10-26', '2026-11-09'],
  ['2026-10-10T22:30:00Z', 'Europe/Berlin', '2026-10-27', '2026-11-10'],
  // In New York on 8 March and 1 November.
  ['2026-03-01T04:30:00Z', 'America/New_York', '2026-03-16', '2026-03-30'],
  ['2026-03-01T05:30:00Z', 'America/New_York', '2026-03-17', '2026-03-31'],
  ['2026-10-20T03:30:00Z', 'America/New_York', '2026-11-04', '2026-11-18'],
  // In Auckland on 27 September and back on 5 April.
  ['2026-09-15T11:59:00Z', 'Pacific/Auckland', '2026-10-01', '2026-10-15'],
  ['2026-09-15T12:01:00Z', 'Pacific/Auckland', '2026-10-02', '2026-10-16'],
  ['2026-03-20T10:59:00Z', 'Pacific/Auckland', '2026-04-05', '2026-04-19'],
  ['2028-02-14T12:00:00Z', 'UTC', '2028-03-01', '2028-03-15'],
  ['2026-12-20T12:00:00Z', 'UTC', '2027-01-05', '2027-01-19'],
] as const;

describe('the days after a deletion (ACC-08)', () => {
  it.each(rows)('that is confirmed at %s in %s are %s and %s', (start, zone, reminder, gone) => {
    process.env['TZ'] = zone;
    expect(deletionDates(Date.parse(start))).toEqual({ offlineAt: Date.parse(start) + 3_600_000, reminder, gone });
  });

  it.each([
    ['Europe/Berlin', '2026-03-29'],
    ['America/New_York', '2026-03-29'],
    ['Pacific/Auckland', '2026-03-30'],
  ])('are those that the server tells, in %s', (zone, reminder) => {
    process.env['TZ'] = zone;
    const told = { reminder_at: '2026-03-29T12:00:00.123000Z', permanently_deleted_at: '2026-04-12 12:00:00' };
    const start = Date.parse('2026-01-01T00:00:00Z');
    expect(deletionDates(start, told)).toEqual({ offlineAt: start + 3_600_000, reminder, gone: '2026-04-12' });
  });

  it.each([
    ['none', null],
    ['nothing', { reminder_at: '', permanently_deleted_at: '' }],
    ['no dates', { reminder_at: 'later', permanently_deleted_at: 'never' }],
  ])('are counted where the server tells %s', (_, told) => {
    process.env['TZ'] = 'Europe/Berlin';
    const { reminder, gone } = deletionDates(Date.parse('2026-05-01T10:00:00Z'), told);
    expect([reminder, gone]).toEqual(['2026-05-17', '2026-05-31']);
  });
});
