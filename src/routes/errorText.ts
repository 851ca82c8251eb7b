/** Texts of `/pages/misc/not-found/<error>`; nothing of the address is ever shown (D-13, quality T38). */
const texts = {
  '403': { title: 'notFound.title403', text: 'failure.forbidden' },
  '404': { title: 'page.notFound', text: 'failure.notFound' },
  '422': { title: 'notFound.title422', text: 'failure.validation' },
  '500': { title: 'notFound.title500', text: 'notFound.text500' },
} as const;
const unknown = { title: 'page.notFound', text: 'notFound.text' } as const;

/** `error` may be any part of an address. */
export function errorText(error: string): (typeof texts)[keyof typeof texts] | typeof unknown {
  return Object.hasOwn(texts, error) ? texts[error as keyof typeof texts] : unknown;
}
