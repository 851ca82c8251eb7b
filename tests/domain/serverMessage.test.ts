import { describe, expect, it } from 'vitest';
import { meaningfulMessage } from '@/domain/serverMessage';

describe("a server's words about a refusal", () => {
  it.each([
    'Unauthorised.',
    'UNAUTHORIZED',
    'Forbidden',
    'Not found',
    'The operation failed.',
    'Conflict.',
    ' Error! ',
  ])('say no more than the status: %s', (message) => {
    expect(meaningfulMessage({ kind: 'forbidden', message })).toBeUndefined();
    expect(meaningfulMessage({ kind: 'validation', fields: { error: message } })).toBeUndefined();
  });

  it('say more than the status, those of a field first', () => {
    const message = 'Ihr Tarif umfasst einen Claim.';
    expect(meaningfulMessage({ kind: 'conflict', message })).toBe(message);
    expect(meaningfulMessage({ kind: 'validation', message, fields: { error: 'Conflict', topic: 'Zu kurz.' } })).toBe(
      'Zu kurz.',
    );
  });
});
