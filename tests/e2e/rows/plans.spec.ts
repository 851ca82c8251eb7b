import { href } from '@/routes/href';
import { expect, open } from '../fixtures';
import { heading, link, station } from '../flow/station';
import { answerOnce } from './calls';
import { test } from './walk';

test('the plans', async ({ arrive }) => {
  const person = await arrive(href('pricing'), null);
  const { page, hand, t } = person;
  const main = page.getByRole('main');
  const cardOf = (name: string) =>
    main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });

  await station('PAY-01 what each includes', person, [], async () => {
    for (const [name, count] of [
      ['Genius', 1],
      ['Vendor', 3],
      ['Ambassador', 6],
      ['Patron', 20],
    ] as const) {
      await expect(cardOf(name).getByText(`${count} ${t('plans:claims', { count })}`)).toBeVisible();
    }
    await expect(cardOf('Ambassador').getByText(t('plans:popular'), { exact: true })).toBeVisible();
    await expect(main.getByText(t('plans:tools'))).toHaveCount(1);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  });
  await station('PAY-02 what the server does not say', person, [], async () => {
    await answerOnce(page, '/products', 500, { success: false, message: '', data: null });
    await open(page, href('pricing'));
    await expect(main.getByRole('alert').filter({ hasText: t('plans:loadFailed') })).toBeVisible();
    await expect(cardOf('Patron').getByText(t('plans:noPrice'), { exact: true })).toBeVisible();
  });
  await station('PAY-02 side by side', person, [], async () => {
    const table = main.getByRole('table', { name: t('plans:compare.title') });
    const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: t('plans:compare.items') }) });
    await expect(row.first().getByRole('cell')).toHaveText([
      t('plans:compare.none'),
      t('plans:compare.none'),
      '3',
      '20',
    ]);
    await hand.press(link(page, t('plans:details', { name: 'Patron' })));
    await expect(page).toHaveURL(new RegExp(`^[^?]*${href('login')}\\?to=`));
  });
});

test('the own plan', async ({ arrive }) => {
  const person = await arrive(href('pricing'));
  const { page, hand, t } = person;
  const main = page.getByRole('main');

  await station('PAY-01, PRO-23 the own plan is marked', person, [], async () => {
    await expect(main.getByText(t('plans:ownChip'), { exact: true })).toBeVisible();
    await expect(main.getByText(t('plans:fit.used', { used: 5, count: 6 }))).toBeVisible();
  });
  await station('PAY-03 a plan by itself', person, [], async () => {
    await hand.press(link(page, t('plans:details', { name: 'Vendor' })));
    await expect(heading(page, 'Vendor')).toBeVisible();
    await expect(main.getByText(t('plans:question.vendor'))).toBeVisible();
    await open(page, href('planDetails', { name: 'platin' }));
    await expect(main.getByText(t('plans:notFound'))).toBeVisible();
  });
  await station('PAY-07, NAV-10 subscriptions and billing', person, [], async () => {
    await open(page, href('billing'));
    await expect(page).toHaveTitle(new RegExp(`^${t('common:page.billing')}`));
    await expect(main.getByText('Ambassador', { exact: true })).toBeVisible();
    await expect(main.getByText('DANKE-ANNA', { exact: true })).toBeVisible();
    await expect(main.getByRole('button', { name: new RegExp(`^${t('plans:cancel.copy')}`) })).toBeVisible();
  });
});
