import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import {
  daysLeft,
  filtersOf,
  invitationStatus,
  invitationToken,
  isAccepted,
  nextStep,
  orderInvitations,
  parseNames,
  profileToken,
} from '@/domain/invitation';

const second = 1000;
const day = 86_400 * second;

/** Days of Berlin with their first and last second in UTC, written down by hand. */
const days = [
  ['2026-01-01', '2025-12-31T23:00:00Z', '2026-01-01T22:59:59Z'],
  ['2026-03-28', '2026-03-27T23:00:00Z', '2026-03-28T22:59:59Z'],
  ['2026-03-29', '2026-03-28T23:00:00Z', '2026-03-29T21:59:59Z'],
  ['2026-03-30', '2026-03-29T22:00:00Z', '2026-03-30T21:59:59Z'],
  ['2026-10-24', '2026-10-23T22:00:00Z', '2026-10-24T21:59:59Z'],
  ['2026-10-25', '2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z'],
  ['2026-10-26', '2026-10-25T23:00:00Z', '2026-10-26T22:59:59Z'],
  ['2028-02-28', '2028-02-27T23:00:00Z', '2028-02-28T22:59:59Z'],
  ['2028-02-29', '2028-02-28T23:00:00Z', '2028-02-29T22:59:59Z'],
  ['2028-03-01', '2028-02-29T23:00:00Z', '2028-03-01T22:59:59Z'],
  ['2026-12-31', '2026-12-30T23:00:00Z', '2026-12-31T22:59:59Z'],
  ['2027-01-01', '2026-12-31T23:00:00Z', '2027-01-01T22:59:59Z'],
] as const;

/** Where the visitor's device believes to be. */
const deviceZones = ['America/Los_Angeles', 'Europe/Berlin', 'Pacific/Kiritimati'];
const ownZone = process.env['TZ'];

afterAll(() => {
  if (ownZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = ownZone;
});

describe.each(deviceZones)('the last day of an invitation, on a device in %s', (zone) => {
  it('really is another zone', () => {
    process.env['TZ'] = zone;
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  });

  it.each(days)('%s is valid from its first to its last second and over after it', (date, first, last) => {
    process.env['TZ'] = zone;
    const [from, to] = [Date.parse(first), Date.parse(last)];
    const writings = [date, `${date} 00:00:00`, `${date}T23:59:59`, first, last.replace('Z', '.123456Z')];
    for (const expired_at of writings) {
      const status = (now: number) => invitationStatus({ accepted: false, expired_at }, now);
      for (const skew of [-day, 0]) {
        expect(status(from + skew), `${expired_at} at its beginning`).toBe('pending');
        expect(status(to + skew), `${expired_at} at its end`).toBe('pending');
      }
      expect(status(to + second), `${expired_at} a second later`).toBe('expired');
      expect(status(to + day), `${expired_at} a day later`).toBe('expired');
    }
  });
});

describe('invitationStatus', () => {
  it('is checked once accepted, whatever the day', () => {
    expect(invitationStatus({ accepted: true, expired_at: '2020-01-01' }, Date.parse('2026-06-01'))).toBe('checked');
  });

  const over = { accepted: false, expired_at: '2026-05-31' };
  const valid = { accepted: false, expired_at: '2026-06-30' };

  it.each([
    ['pending', over, 'pending'],
    ['pending', { ...valid, accepted: true }, 'pending'],
    ['expired', valid, 'expired'],
    ['expired', { ...valid, accepted: true }, 'expired'],
    ['checked', over, 'checked'],
    ['', over, 'expired'],
    ['withdrawn', valid, 'pending'],
    ['withdrawn', { ...over, accepted: true }, 'checked'],
  ] as const)(
    'with the delivered status %j decides by it where it is known: %j is %s (D-47)',
    (status, facts, shown) => {
      const invitation = { ...facts, status };
      expect(invitationStatus(invitation, Date.parse('2026-06-15'))).toBe(shown);
      expect(isAccepted(invitation)).toBe(shown === 'checked');
    },
  );

  it.each(['', 'soon', '2026-13-45', '0000-00-00 00:00:00'])('stays available without a readable day (%j)', (text) => {
    expect(invitationStatus({ accepted: false, expired_at: text }, Date.parse('2026-06-01'))).toBe('pending');
  });
});

const now = Date.parse('2026-06-15T10:00:00Z');
const invitation = fc.record({
  id: fc.nat(),
  accepted: fc.boolean(),
  expired_at: fc.constantFrom('2026-06-14', '2026-06-15', '2026-06-16', '2026-06-22', '2026-06-23', '', '2019-01-01'),
});

describe('orderInvitations', () => {
  it('has open before expired before accepted, and leaves the order inside each group', () => {
    const place = { pending: 0, expired: 1, checked: 2 };
    fc.assert(
      fc.property(fc.array(invitation), (list) => {
        const ordered = orderInvitations(list, now);
        const expected = [0, 1, 2].flatMap((group) =>
          list.filter((one) => place[invitationStatus(one, now)] === group),
        );
        expect(ordered).toEqual(expected);
      }),
    );
  });

  it('does not touch the list it was given', () => {
    const list = Object.freeze([
      { accepted: true, expired_at: '' },
      { accepted: false, expired_at: '' },
    ]);
    expect(orderInvitations(list, now)).toEqual([list[1], list[0]]);
  });
});

describe('counters and next steps', () => {
  it.each([
    ['2026-06-14', ['expired'], 'renew'],
    ['2026-06-15', ['open', 'expiring'], 'remind'],
    ['2026-06-22', ['open', 'expiring'], 'remind'],
    ['2026-06-23', ['open'], 'share'],
    ['', ['open'], 'share'],
  ] as const)('an invitation until %j counts as %j and asks to %s', (expired_at, filters, step) => {
    expect(filtersOf({ accepted: false, expired_at }, now)).toEqual(filters);
    expect(nextStep({ accepted: false, expired_at }, now)).toBe(step);
  });

  it.each([
    ['2026-06-15', 0],
    ['2026-06-16 00:00:00', 1],
    ['2026-06-22', 7],
    ['2026-06-14', null],
    ['', null],
  ])('an invitation until %j has %j days left', (expired_at, days) => {
    expect(daysLeft({ expired_at }, now)).toBe(days);
  });

  it('keeps an invitation open that the server calls pending after its last day, without a hurry', () => {
    const invitation = { status: 'pending', accepted: false, expired_at: '2026-06-10' };
    expect(filtersOf(invitation, now)).toEqual(['open']);
    expect(nextStep(invitation, now)).toBe('share');
  });

  it('leaves nothing to do once accepted', () => {
    expect(nextStep({ accepted: true, expired_at: '2026-06-14' }, now)).toBeNull();
  });

  it('takes every invitation as open, expired or confirmed, exactly one of them', () => {
    fc.assert(
      fc.property(invitation, (one) => {
        const filters = filtersOf(one, now);
        expect(filters.filter((filter) => filter !== 'expiring')).toHaveLength(1);
        if (filters.includes('expiring')) expect(filters).toContain('open');
      }),
    );
  });
});

describe('the address of an invitation (D-60)', () => {
  it.each([
    [{ id: '7', token: 'abc', verification_url: 'https://other.example/verification/xyz' }, 'abc'],
    [{ id: '7', token: '', verification_url: 'https://other.example/verification/xyz' }, 'xyz'],
    [{ id: '7', token: '', verification_url: '/verification/a%20b/' }, 'a b'],
    [{ id: '7', token: '', verification_url: '' }, '7'],
    [{ id: '7', token: '', verification_url: 'https://other.example/somewhere/else' }, '7'],
    [{ id: '7', token: '', verification_url: '/verification/%E0%A4%A' }, '7'],
    [{ id: '7', token: '', verification_url: 'http://[' }, '7'],
  ])('%j is named by %j', (given, token) => {
    expect(invitationToken(given)).toBe(token);
  });

  it.each([
    ['https://other.example/personal/verification/31', '31'],
    ['/verification/31', '9'],
    ['', '9'],
  ])('a profile at %j is named by %j', (verification_url, token) => {
    expect(profileToken({ id: '9', verification_url })).toBe(token);
  });
});

describe('parseNames', () => {
  it.each([
    ['Anna Berg', [['Anna', 'Berg']]],
    [
      'Anna Maria  Berg\r\n\n  Tom Fink ',
      [
        ['Anna Maria', 'Berg'],
        ['Tom', 'Fink'],
      ],
    ],
    [
      'Berg, Anna Maria; Fink, Tom',
      [
        ['Anna Maria', 'Berg'],
        ['Tom', 'Fink'],
      ],
    ],
    [
      '- Anna Berg\n2. Tom Fink\n• Eva Roth',
      [
        ['Anna', 'Berg'],
        ['Tom', 'Fink'],
        ['Eva', 'Roth'],
      ],
    ],
    [
      'Anna Berg <anna@berg.example>\nTom Fink tom@fink.example',
      [
        ['Anna', 'Berg'],
        ['Tom', 'Fink'],
      ],
    ],
    ['Anna Berg\nanna berg', [['anna', 'berg']]],
    ['Cher', [['Cher', '']]],
    [' \n;; \n', []],
  ])('reads %j', (text, names) => {
    expect(parseNames(text).map(({ firstname, lastname }) => [firstname, lastname])).toEqual(names);
  });

  it('never answers an empty first name for text that has letters', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-zÄÖÜäöü]{1,12}( [A-Za-zÄÖÜäöü]{1,12}){0,3}$/), (name) => {
        const [only] = parseNames(name);
        expect([only?.firstname, only?.lastname].filter(Boolean).join(' ')).toBe(name);
      }),
    );
  });
});
