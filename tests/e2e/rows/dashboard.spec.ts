import { href } from '@/routes/href';
import { expect } from '../fixtures';
import { heading, reload, station } from '../flow/station';
import { test } from './walk';

test('the start page', async ({ arrive }) => {
  const person = await arrive(href('home'));
  const { page, hand, t } = person;
  const bell = page.getByRole('banner').getByRole('button', { name: t('common:shell.news') });
  const news = page.getByRole('dialog', { name: t('common:shell.news') });
  const unread = news.getByRole('link', { name: new RegExp(`^${t('dashboard:news.unread')}`) });
  const expiring = t('dashboard:news.expiring.title', { name: 'Malte Friedrich' });

  await station('DSH-01 the same page at both addresses, with what there is to see to', person, [], async () => {
    const greeting = await page.getByRole('heading', { level: 1 }).innerText();
    const today = page.getByRole('region', { name: t('dashboard:recent.title') });
    await expect(today.getByRole('link', { name: expiring })).toBeVisible();
    await hand.press(page.getByRole('navigation').getByRole('link', { name: t('common:menu.dashboard'), exact: true }));
    await expect(page).toHaveURL(new RegExp(`${href('dashboard')}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(greeting.replaceAll(/\s+/g, ' '));
    await expect(today.getByRole('link', { name: expiring })).toBeVisible();
  });
  await station('what is new has a reason and an action, and is read once it is followed', person, [], async () => {
    await hand.press(bell);
    await hand.press(unread.filter({ hasText: expiring }));
    // The reminder is open over the list.
    const reminder = page.getByRole('dialog', {
      name: t('endorsements:share.remindTitle', { name: 'Malte Friedrich' }),
    });
    await expect(reminder).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(heading(page, t('endorsements:title'))).toBeVisible();
    await reload(person);
    await hand.press(bell);
    await expect(news.getByRole('link', { name: expiring })).toBeVisible();
    await expect(unread.filter({ hasText: expiring })).toHaveCount(0);
  });
});
