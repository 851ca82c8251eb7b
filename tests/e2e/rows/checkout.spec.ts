import { href } from '@/routes/href';
import { captchaOrigin } from '../addresses';
import { expect, fetchAnswer } from '../fixtures';
import { button, heading, link, station } from '../flow/station';
import { standInForStripe, stripeOrigin, testCards, typeCard } from '../stripeStub';
import { test, type Walker } from './walk';

/* On the build that knows the provider's key; its origin is answered by a stand-in. */

test.use({ foreignOrigins: [captchaOrigin, stripeOrigin] });

const checkout = (plan: string) => `${captchaOrigin}${href('checkout', undefined, { plan })}`;
const orderButton = ({ page, t }: Walker) => page.getByRole('button', { name: new RegExp(`^${t('checkout:order')}`) });
const booked = ({ page, t }: Walker, plan: string) =>
  expect(page.getByRole('dialog', { name: t('checkout:booked.title', { plan }) })).toBeVisible();
/** Where the server names no price, that is agreed to (D-84). */
async function agree({ page, hand, t, responses }: Walker): Promise<void> {
  const box = page.getByRole('checkbox', { name: t('checkout:noPrice.agree') });
  if (responses === 'plain') await hand.press(box);
  else await expect(box).toHaveCount(0);
}
const order = 'POST /checkout';

test('a plan, ordered with a voucher', async ({ arrive, page }) => {
  await standInForStripe(page);
  const sent: string[] = [];
  page.on('request', (request) =>
    sent.push(`${request.url()} ${request.postData() ?? ''} ${request.headers()['referer']}`),
  );
  const person = await arrive(`${captchaOrigin}${href('pricing')}`);
  const { hand, t } = person;

  await station('PAY-04 from the prices to the payment', person, [], async () => {
    await hand.press(link(page, t('plans:order', { name: 'Patron' })));
    await expect(heading(page, t('common:page.checkout'))).toBeVisible();
    await expect(page).toHaveURL(checkout('patron'));
  });
  await station(
    'PAY-06 a voucher that is too short, then one of one’s own',
    person,
    ['POST /vouchers/check'],
    async () => {
      await hand.press(page.getByText(t('checkout:voucher.enter')));
      await hand.write(page.getByLabel(t('checkout:voucher.label'), { exact: true }), 'DANKE');
      await hand.press(button(page, t('checkout:voucher.apply')));
      await expect(page.getByText(t('checkout:voucher.more')).first()).toBeVisible();
      await hand.press(page.getByRole('button', { name: /^DANKE-ANNA/ }));
      await expect(page.getByText(/DANKE-ANNA/).first()).toBeVisible();
      await expect(button(page, t('checkout:voucher.remove'))).toBeVisible();
    },
  );
  await station('PAY-05 the provider’s fields, from a script that is loaded once', person, [], async () => {
    await typeCard(page, testCards.accepted);
    await agree(person);
    expect(await page.evaluate(() => document.querySelectorAll('script[src^="https://js.stripe.com"]').length)).toBe(1);
  });
  await station('PAY-04 ordered once', person, [order], async () => {
    await orderButton(person).dblclick();
    await booked(person, 'Patron');
  });
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]));
  for (const secret of [testCards.accepted, 'pm_card', '12/34']) {
    expect(kept).not.toContain(secret);
    expect(sent.filter((request) => request.includes(secret) && !request.includes('/api/checkout '))).toEqual([]);
  }
  expect(kept).not.toContain('DANKE-ANNA');
});

test('a card that is declined, and a bank that asks', async ({ arrive, page }) => {
  await standInForStripe(page);
  const person = await arrive(checkout('patron'));
  const { hand, t } = person;

  await station('PAY-04 a card that is declined, with what was entered', person, [], async () => {
    await typeCard(page, testCards.declined);
    await agree(person);
    await hand.press(orderButton(person));
    await expect(page.getByText(t('checkout:refusal.funds')).first()).toBeVisible();
    await expect(page.frameLocator('iframe[title="cardNumber"]').getByLabel('Field')).toHaveValue(testCards.declined);
  });
  await station('PAY-04 the same order, when the bank is asked again', person, [order], async () => {
    await typeCard(page, testCards.asks);
    await hand.press(orderButton(person));
    await page.getByRole('button', { name: 'Bank refuses' }).click();
    await expect(page.getByText(t('checkout:refusal.bank')).first()).toBeVisible();
    await hand.press(orderButton(person));
    await page.getByRole('button', { name: 'Bank agrees' }).click();
    await booked(person, 'Patron');
  });
});

test('a script that is blocked, and an answer that is lost', async ({ arrive, page }) => {
  const stripe = await standInForStripe(page);
  stripe.block(true);
  const person = await arrive(checkout('vendor'), 'new');
  const { hand, t } = person;

  await station('PAY-05 a script that is blocked, and comes with another try', person, [], async () => {
    await expect(page.getByText(t('checkout:card.blocked'))).toBeVisible();
    stripe.block(false);
    await hand.press(button(page, t('common:action.retry')));
    await typeCard(page, testCards.accepted);
    await agree(person);
  });
  await station('PAY-04 an answer that is lost is looked for', person, [order], async () => {
    await page.route('**/api/checkout', async (route) => {
      if (route.request().method() === 'POST') await fetchAnswer(route);
      await (route.request().method() === 'POST' ? route.abort() : route.fallback());
    });
    await hand.press(orderButton(person));
    await booked(person, 'Vendor');
  });
});
