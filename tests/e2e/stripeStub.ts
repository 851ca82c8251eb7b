import type { Page } from '@playwright/test';

/*
 * Stands in for the payment provider on its own origin: a script that makes a frame for each field, as Stripe's does. What
 * is typed stays in the frames; the card decides what becomes of it.
 */

export const stripeOrigin = 'https://js.stripe.com';

export const testCards = {
  accepted: '4242424242424242',
  declined: '4000000000000002',
  asks: '4000002500003155',
} as const;

const frame = `<!doctype html><title>Field</title><input id="field" style="width:100%;border:0" aria-label="Field"><script>
  const type = location.hash.slice(1);
  const field = document.getElementById('field');
  const tell = () => parent.postMessage({ type, value: field.value }, '*');
  field.addEventListener('input', tell);
  // Where a test cannot reach into the frame, its page asks for it.
  window.addEventListener('message', ({ data }) => { field.value = data.fill; tell(); });
</script>`;

const script = `
  window.__stripeScripts = (window.__stripeScripts ?? 0) + 1;
  window.Stripe = () => {
    const typed = {};
    const listeners = {};
    window.addEventListener('message', ({ origin, data }) => {
      if (origin !== '${stripeOrigin}') return;
      typed[data.type] = data.value;
      const isNumber = data.type === 'cardNumber';
      const complete = isNumber ? data.value.length === 16 : data.value.length > 2;
      const error = isNumber && data.value.startsWith('9') ? { type: 'validation_error', code: 'invalid_number' } : undefined;
      // What was typed last may arrive after the field is gone.
      listeners[data.type].change?.forEach((handler) => handler({ complete, error }));
    });
    const element = (type) => ({
      on(event, handler) { ((listeners[type] ??= {})[event] ??= []).push(handler); },
      mount(container) {
        const field = document.createElement('iframe');
        field.src = '${stripeOrigin}/field.html#' + type;
        field.title = type;
        field.height = '24';
        field.addEventListener('load', () => listeners[type].ready?.forEach((handler) => handler()));
        container.replaceChildren(field);
      },
      update() {}, focus() {}, destroy() { listeners[type] = {}; },
    });
    const ask = () => new Promise((resolve) => {
      const bank = document.createElement('dialog');
      const answers = [['Bank agrees', {}], ['Bank refuses', { error: { type: 'invalid_request_error', code: 'setup_intent_authentication_failure' } }]];
      for (const [text, result] of answers) {
        const button = document.createElement('button');
        button.textContent = text;
        button.addEventListener('click', () => { bank.remove(); resolve(result); });
        bank.append(button);
      }
      document.body.append(bank);
      bank.showModal();
    });
    return {
      elements: () => ({ create: element }),
      createPaymentMethod: async () => {
        if (typed.cardNumber === '${testCards.declined}') return { error: { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' } };
        return { paymentMethod: { id: typed.cardNumber === '${testCards.asks}' ? 'pm_confirm' : 'pm_card' } };
      },
      confirmCardSetup: ask,
      confirmCardPayment: ask,
    };
  };
`;

/** What is at an address of the provider's origin. */
export const stripeFile = (address: string) =>
  address.includes('field.html') ? { type: 'text/html', body: frame } : { type: 'text/javascript', body: script };

/** Answers for Stripe until `block` is called. */
export async function standInForStripe(page: Page) {
  let isBlocked = false;
  await page.route(`${stripeOrigin}/**`, (route) => {
    if (isBlocked) return route.abort();
    const { type: contentType, body } = stripeFile(route.request().url());
    return route.fulfill({ contentType, body });
  });
  return { block: (blocked: boolean) => (isBlocked = blocked) };
}

/** By title of the provider's frames. */
export const cardParts = (number: string) => ({ cardNumber: number, cardExpiry: '12/34', cardCvc: '123' });

/** Types a card into the provider's frames. */
export async function typeCard(page: Page, number: string): Promise<void> {
  for (const [title, value] of Object.entries(cardParts(number))) {
    await page.frameLocator(`iframe[title="${title}"]`).getByLabel('Field').fill(value);
  }
}
