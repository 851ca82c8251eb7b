import { renderHook } from '@testing-library/react';
import { afterAll, describe, expect, it } from 'vitest';
import { startI18n } from '@/app/i18n';
import { useRelativeTime } from '@/ui/text/useRelativeTime';

await startI18n(['common']);

const ownZone = process.env['TZ'];

afterAll(() => {
  if (ownZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = ownZone;
});

const now = '2026-06-15T05:30:00Z';

/** What is said at `now` of some moments, by the clock on the wall of the zone. */
const zones = {
  'America/Los_Angeles': [
    ['2026-06-15T04:05:00Z', 'heute, 21:05'],
    ['2026-06-14T06:59:00Z', 'gestern, 23:59'],
    ['2026-06-08T06:59:00Z', '07.06.2026'],
  ],
  'Europe/Berlin': [
    ['2026-06-15T04:05:00Z', 'heute, 06:05'],
    ['2026-06-14T06:59:00Z', 'gestern, 08:59'],
    ['2026-06-08T06:59:00Z', '08.06.2026'],
  ],
  'Pacific/Kiritimati': [
    ['2026-06-15T04:05:00Z', 'heute, 18:05'],
    ['2026-06-14T06:59:00Z', 'gestern, 20:59'],
    ['2026-06-13T09:59:00Z', 'vorgestern'],
  ],
} as const;

describe.each(Object.entries(zones))('a moment on a device in %s', (zone, moments) => {
  it('is told by the clock and the calendar of the device, as every other time is', () => {
    process.env['TZ'] = zone;
    const { result } = renderHook(() => useRelativeTime(Date.parse(now)));
    expect(moments.map(([at]) => result.current(Date.parse(at)))).toEqual(moments.map(([, text]) => text));
  });
});
