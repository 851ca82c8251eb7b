import { oneLine } from './plainText';

/** In the currency, where it has a code; whatever the server writes for it follows the amount otherwise. */
export function amountText(price: number, currency: string, locale: string): string {
  const digits = { minimumFractionDigits: Number.isInteger(price) ? 0 : 2, maximumFractionDigits: 2 };
  const isCode = /^[A-Za-z]{3}$/.test(currency);
  if (isCode) return new Intl.NumberFormat(locale, { style: 'currency', currency, ...digits }).format(price);
  return [new Intl.NumberFormat(locale, digits).format(price), currency].filter(Boolean).join('\u00a0');
}

const written = /^\d+(?:[.,' ]\d{3})*(?:[.,](?<cents>\d{1,2}))?$/;

/** A number where one was typed, with a comma or a point; other words as they are, null for none. */
export function typedPrice(typed: string): number | string | null {
  const text = oneLine(typed);
  if (text === '') return null;
  const { cents = '' } = written.exec(text)?.groups ?? {};
  if (!written.test(text)) return text;
  const whole = cents ? text.slice(0, -cents.length - 1) : text;
  return Number(`${whole.replaceAll(/\D/g, '')}.${cents || '0'}`);
}
