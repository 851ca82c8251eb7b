import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readInvitingExpert } from '@/domain/invitingExpert';

const now = Date.parse('2026-06-15T12:00:00Z');
const owner = { firstname: 'Anna', lastname: 'Bergmann', academic_title: 'Dr.' };
const open = { owner, content: 'Liebe Petra', accepted: 0, expired_at: '2026-06-15 23:59:59' };

describe('who asks, from an answer as it came', () => {
  it('reads name and message of an open invitation', () => {
    expect(readInvitingExpert({ success: true, data: open }, now)).toEqual({
      name: 'Dr. Anna Bergmann',
      message: 'Liebe Petra',
    });
  });

  it.each([
    ['without a message', { ...open, content: null }, ''],
    ['not saying whether it was accepted', { owner, content: 'x', expired_at: '2026-07-01' }, 'x'],
    ['called pending after its last day', { ...open, status: 'pending', expired_at: '2026-06-14' }, 'Liebe Petra'],
    ['without a last day', { owner, content: 'x', accepted: false }, 'x'],
  ])('reads an invitation %s', (_, data, message) => {
    expect(readInvitingExpert({ data }, now)?.message).toBe(message);
  });

  it.each([
    ['accepted', { ...open, accepted: 1 }],
    ['accepted, as text', { ...open, accepted: '1' }],
    ['over', { ...open, expired_at: '2026-06-14' }],
    ['called checked', { ...open, status: 'checked' }],
    ['called expired before its last day', { ...open, status: 'expired' }],
    ['of nobody', { ...open, owner: null }],
    ['of somebody without a name', { ...open, owner: { firstname: ' ' } }],
  ])('leaves an invitation that is %s to the page', (_, data) => {
    expect(readInvitingExpert({ data }, now)).toBeNull();
  });

  it('never stumbles over an answer', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (answer) => {
        const expert = readInvitingExpert(answer, now);
        expect(expert === null || expert.name !== '').toBe(true);
      }),
    );
    fc.assert(
      fc.property(fc.record({ owner: fc.jsonValue(), content: fc.jsonValue(), accepted: fc.jsonValue() }), (data) => {
        expect(typeof (readInvitingExpert({ data }, now)?.message ?? '')).toBe('string');
      }),
    );
  });
});
