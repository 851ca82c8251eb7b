import { loadStripe } from '@stripe/stripe-js/pure';
import type { Stripe, StripeElementLocale, StripeElementStyle, StripeError } from '@stripe/stripe-js';
import { config } from '@/platform/config';
import { cardFields, type CardField, type CardRefusal, type PaymentGateway } from './gateway';

let loading: Promise<Stripe> | null = null;

/** Once in the life of the page, unless it failed (PAY-05, quality T36). */
export function getStripe(): Promise<Stripe> {
  loading ??= loadStripe(config.stripeKey)
    .then((stripe) => stripe ?? Promise.reject(new Error('Stripe.js not available')))
    .catch((error: unknown) => {
      loading = null;
      throw error;
    });
  return loading;
}

const refusals: readonly (readonly [RegExp, CardRefusal])[] = [
  [/^insufficient_funds$/, 'funds'],
  [/^expired_card$/, 'expired'],
  [/^incorrect_cvc$/, 'wrongCvc'],
  [/_number$/, 'number'],
  [/_expiry/, 'expiry'],
  [/_cvc$/, 'cvc'],
  [/authentication/, 'bank'],
];

/** In our words: Stripe's follow a language of their own. */
export function refusalOf({ type, code = '', decline_code: reason = '' }: Partial<StripeError>): CardRefusal {
  if (type === 'api_connection_error') return 'unreachable';
  const [, refusal] = refusals.find(([pattern]) => pattern.test(reason) || pattern.test(code)) ?? [];
  return refusal ?? (type === 'card_error' ? 'declined' : 'failed');
}

type StripeErrorCode = Pick<StripeError, 'type' | 'code'>;

interface CardElement {
  mount: (container: HTMLElement) => void;
  update: (options: { style: StripeElementStyle }) => void;
  focus: () => void;
  destroy: () => void;
  on: ((
    type: 'change',
    handler: (event: { complete: boolean; error: StripeErrorCode | undefined }) => void,
  ) => unknown) &
    ((type: 'ready', handler: () => void) => unknown) &
    ((type: 'focus', handler: () => void) => unknown) &
    ((type: 'blur', handler: () => void) => unknown);
}

export interface StripeCardEvents {
  onChange: (field: CardField, isComplete: boolean, refusal: CardRefusal | null) => void;
  onFocus: (field: CardField | null) => void;
  onReady: () => void;
  onFail: () => void;
}

export interface StripeCard extends PaymentGateway {
  focus: (field: CardField) => void;
  /** Stripe's frames inherit no style. */
  restyle: (style: StripeElementStyle) => void;
  destroy: () => void;
}

export function mountCard(
  stripe: Stripe,
  containers: Readonly<Record<CardField, HTMLElement>>,
  look: { locale: StripeElementLocale; style: StripeElementStyle },
  { onChange, onFocus, onReady, onFail }: StripeCardEvents,
): StripeCard {
  const elements = stripe.elements({ locale: look.locale });
  const cardNumber = elements.create('cardNumber', { style: look.style });
  const byName: Record<CardField, CardElement> = {
    number: cardNumber,
    expiry: elements.create('cardExpiry', { style: look.style }),
    cvc: elements.create('cardCvc', { style: look.style }),
  };
  let pendingFields = cardFields.length;
  cardNumber.on('loaderror', onFail);
  for (const field of cardFields) {
    const element = byName[field];
    element.on('change', ({ complete, error }) => onChange(field, complete, error ? refusalOf(error) : null));
    element.on('focus', () => onFocus(field));
    element.on('blur', () => onFocus(null));
    element.on('ready', () => {
      pendingFields -= 1;
      if (pendingFields === 0) onReady();
    });
    element.mount(containers[field]);
  }
  return {
    focus: (field) => byName[field].focus(),
    restyle: (style) => cardFields.forEach((field) => byName[field].update({ style })),
    destroy: () => cardFields.forEach((field) => byName[field].destroy()),
    createPaymentMethod: async () => {
      const { paymentMethod, error } = await stripe.createPaymentMethod({ type: 'card', card: cardNumber });
      return paymentMethod ? { id: paymentMethod.id } : { refusal: refusalOf(error) };
    },
    confirm: async (secret, paymentMethod) => {
      const data = { payment_method: paymentMethod };
      const { error } = secret.startsWith('seti_')
        ? await stripe.confirmCardSetup(secret, data)
        : await stripe.confirmCardPayment(secret, data);
      return error ? refusalOf(error) : null;
    },
  };
}
