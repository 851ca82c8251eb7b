/** The three parts of a card; what is typed into them stays with the provider. */
export const cardFields = ['number', 'expiry', 'cvc'] as const;
export type CardField = (typeof cardFields)[number];

/** Value of a field in the form; '' while it is not complete. */
export const complete = 'complete';

/** Why a card was not taken: a key of the texts. */
export type CardRefusal = CardField | 'expired' | 'wrongCvc' | 'funds' | 'declined' | 'bank' | 'unreachable' | 'failed';

export interface PaymentGateway {
  createPaymentMethod: () => Promise<{ id: string } | { refusal: CardRefusal }>;
  /** Lets the bank ask the person, where it wants to; null once it agrees. */
  confirm: (clientSecret: string, paymentMethod: string) => Promise<CardRefusal | null>;
}

/** The field that a refusal is shown at; it concerns the whole card otherwise. */
export const fieldOf: Readonly<Partial<Record<CardRefusal, CardField>>> = {
  number: 'number',
  declined: 'number',
  funds: 'number',
  expiry: 'expiry',
  expired: 'expiry',
  cvc: 'cvc',
  wrongCvc: 'cvc',
};
