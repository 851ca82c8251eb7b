import { href } from '@/routes/href';
import { expect } from '../fixtures';
import { heading, reload, station } from '../flow/station';
import { test } from './walk';

test('the start page', async ({ arrive }) => {
  const person = await arrive(href('home'));
  const { page, hand, t } = person;
  const bell = page.getByRole('banner').getByRole('button', { name: t('common:shell.news') });
  const news = page.getByRole('dialog', { name: t('common:shell.news') });
  const expiring = new RegExp(t('dashboard:news.expiring.title', { name: 'Malte Friedrich' }));

  await station('DSH-01 the same page at both addresses, with what there is to see to', person, [], async () => {
    const greeting = await page.getByRole('heading', { level: 1 }).innerText();
    const today = page.getByRole('region', { name: t('common:shell.news') });
    await expect(today.getByRole('link', { name: expiring })).toBeVisible();
    await hand.press(page.getByRole('navigation').getByRole('link', { name: t('common:menu.dashboard'), exact: true }));
    await expect(page).toHaveURL(new RegExp(`${href('dashboard')}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(greeting.replaceAll(/\s+/g, ' '));
    await expect(today.getByRole('link', { name: expiring })).toBeVisible();
  });
  await station('what is up next has a reason and an action, and goes once it is followed', person, [], async () => {
    await hand.press(bell);
    await hand.press(news.getByRole('link', { name: expiring }));
    // The reminder is open over the list.
    const reminder = page.getByRole('dialog', {
      name: t('endorsements:share.remindTitle', { name: 'Malte Friedrich' }),
    });
    await expect(reminder).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(heading(page, t('endorsements:title'))).toBeVisible();
    await reload(person);
    await hand.press(bell);
    await expect(news.getByRole('link').first()).toBeVisible();
    await expect(news.getByRole('link', { name: expiring })).toHaveCount(0);
  });
});
