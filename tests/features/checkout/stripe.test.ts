import { describe, expect, it, vi } from 'vitest';
import { mountCard, refusalOf } from '@/features/checkout/stripe';

describe('why Stripe takes no card', () => {
  it.each([
    [{ type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' }, 'funds'],
    [{ type: 'card_error', code: 'card_declined', decline_code: 'do_not_honor' }, 'declined'],
    [{ type: 'card_error', code: 'expired_card' }, 'expired'],
    [{ type: 'card_error', code: 'incorrect_cvc' }, 'wrongCvc'],
    [{ type: 'validation_error', code: 'incomplete_cvc' }, 'cvc'],
    [{ type: 'validation_error', code: 'invalid_number' }, 'number'],
    [{ type: 'validation_error', code: 'invalid_expiry_year_past' }, 'expiry'],
    [{ type: 'invalid_request_error', code: 'setup_intent_authentication_failure' }, 'bank'],
    [{ type: 'invalid_request_error', code: 'payment_intent_authentication_failure' }, 'bank'],
    [{ type: 'api_connection_error' }, 'unreachable'],
    [{ type: 'api_error' }, 'failed'],
  ] as const)('%j is said as “%s”', (error, refusal) => {
    expect(refusalOf(error)).toBe(refusal);
  });
});

describe('a card of Stripe', () => {
  const events = { onChange: vi.fn(), onFocus: vi.fn(), onReady: vi.fn(), onFail: vi.fn() };
  const look = { locale: 'de', style: {} } as const;

  function mounted() {
    const handlers: Record<string, ((event?: unknown) => void)[]> = {};
    const element = (type: string) => ({
      on: (event: string, handler: () => void) => (handlers[`${type} ${event}`] ??= []).push(handler),
      mount: vi.fn(),
    });
    const stripe = {
      elements: () => ({ create: element }),
      createPaymentMethod: vi.fn(),
      confirmCardSetup: vi.fn(() => Promise.resolve({})),
      confirmCardPayment: vi.fn(() => Promise.resolve({})),
    };
    const containers = {} as Record<'number' | 'expiry' | 'cvc', HTMLElement>;
    const card = mountCard(stripe as unknown as Parameters<typeof mountCard>[0], containers, look, events);
    return {
      stripe,
      card,
      fire: (name: string, event?: unknown) => handlers[name]?.forEach((handler) => handler(event)),
    };
  }

  it('is ready once all three fields are', () => {
    const { fire } = mounted();
    fire('cardNumber ready');
    fire('cardExpiry ready');
    expect(events.onReady).not.toHaveBeenCalled();
    fire('cardCvc ready');
    expect(events.onReady).toHaveBeenCalledTimes(1);
  });

  it('that the provider’s frame refuses has failed', () => {
    const { fire } = mounted();
    fire('cardNumber loaderror');
    expect(events.onFail).toHaveBeenCalledTimes(1);
  });

  it('says which field is complete, and what is wrong with it', () => {
    const { fire } = mounted();
    fire('cardCvc change', { complete: true });
    expect(events.onChange).toHaveBeenLastCalledWith('cvc', true, null);
    fire('cardNumber change', { complete: false, error: { type: 'validation_error', code: 'invalid_number' } });
    expect(events.onChange).toHaveBeenLastCalledWith('number', false, 'number');
  });

  it.each([
    ['seti_1_secret_2', 'confirmCardSetup'],
    ['pi_1_secret_2', 'confirmCardPayment'],
  ] as const)('is confirmed by what its secret is for: %s', async (secret, name) => {
    const { stripe, card } = mounted();
    expect(await card.confirm(secret, 'pm_1')).toBeNull();
    expect(stripe[name]).toHaveBeenCalledWith(secret, { payment_method: 'pm_1' });
  });
});
