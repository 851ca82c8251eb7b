import type { Page, Route } from '@playwright/test';
import { href } from '@/routes/href';
import { captchaOrigin } from './addresses';
import { expect, open, signIn, test } from './fixtures';
import { standInForStripe, stripeOrigin, testCards, typeCard } from './stripeStub';
import { text, type Language } from './texts';

/* The provider's fields live in frames: what happens around them must not cost what was typed into them. */

test.use({ foreignOrigins: [captchaOrigin, stripeOrigin] });

const checkout = captchaOrigin + href('checkout', undefined, { plan: 'patron' });
const orderButton = (page: Page, language: Language = 'de') =>
  page.getByRole('button', { name: new RegExp(`^${text(language, 'checkout:order')}`) });
const booked = (page: Page, language: Language = 'de') =>
  page.getByRole('dialog', { name: text(language, 'checkout:booked.title', { plan: 'Patron' }) });
const numberOf = (page: Page) => page.frameLocator('iframe[title="cardNumber"]').getByLabel('Field');
const scripts = (page: Page) => page.evaluate(() => (window as { __stripeScripts?: number }).__stripeScripts);

test('a card that is typed stays through another language, other colours, width and a voucher', async ({ page }) => {
  await standInForStripe(page);
  await signIn(page, 'expert');
  await open(page, checkout);
  await typeCard(page, testCards.accepted);
  await page.getByRole('button', { name: text('de', 'common:language.en'), exact: true }).click();
  await expect(orderButton(page, 'en')).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /^DANKE-ANNA/ }).click();
  await page.getByRole('button', { name: text('en', 'checkout:voucher.remove') }).click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(numberOf(page)).toHaveValue(testCards.accepted);
  await orderButton(page, 'en').click();
  await expect(booked(page, 'en')).toBeVisible();
});

test('after Back and forward the fields are there anew, from the script that was loaded', async ({ page }) => {
  await standInForStripe(page);
  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/checkout')) orders.push(request.postData() ?? '');
  });
  await signIn(page, 'expert');
  await open(page, captchaOrigin + href('pricing'));
  await page.getByRole('link', { name: text('de', 'plans:order', { name: 'Patron' }) }).click();
  await typeCard(page, testCards.accepted);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: text('de', 'common:page.pricing') })).toBeVisible();
  await page.goForward();
  await expect(numberOf(page)).toHaveValue('');
  await orderButton(page).click();
  await expect(page.getByRole('group', { name: text('de', 'editing:form.check') })).toBeFocused();
  await typeCard(page, testCards.accepted);
  await orderButton(page).click();
  await expect(booked(page)).toBeVisible();
  expect(orders).toHaveLength(1);
  expect(await scripts(page)).toBe(1);
});

test('a script that comes late is said to be late, and works all the same', async ({ page }) => {
  await standInForStripe(page);
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resume) => {
    letThrough = resume;
  });
  await page.route(`${stripeOrigin}/**`, async (route) => {
    await held;
    await route.fallback();
  });
  await signIn(page, 'expert');
  await page.clock.install();
  await page.goto(checkout);
  await expect(page.getByRole('group', { name: text('de', 'checkout:card.number') })).toBeVisible();
  const late = page.getByRole('status').filter({ hasText: text('de', 'checkout:card.slow') });
  await expect(late).toHaveCount(0);
  await page.clock.runFor(10_500);
  await expect(late).toBeVisible();
  letThrough();
  await typeCard(page, testCards.accepted);
  await expect(late).toHaveCount(0);
  await page.clock.resume();
  await orderButton(page).click();
  await expect(booked(page)).toBeVisible();
});

test('two tabs with the same plan send one order', async ({ page, context }) => {
  const second = await context.newPage();
  const held: Route[] = [];
  await context.route('**/api/checkout', (route) =>
    route.request().method() === 'POST' ? void held.push(route) : route.fallback(),
  );
  await signIn(page, 'expert');
  for (const tab of [page, second]) {
    await standInForStripe(tab);
    await open(tab, checkout);
    await typeCard(tab, testCards.accepted);
  }
  await orderButton(page).click();
  await expect.poll(() => held.length).toBe(1);
  await orderButton(second).click();
  await expect(second.getByText(text('de', 'checkout:checking.text'))).toBeVisible();
  await held[0]?.continue();
  await expect(booked(page)).toBeVisible();
  await expect(booked(second)).toBeVisible();
  expect(held).toHaveLength(1);
});
