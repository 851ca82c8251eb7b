import { href } from '@/routes/href';
import { expect, open } from '../fixtures';
import { button, heading, link, reload, station } from '../flow/station';
import { chooseInMenu, dismissUndo } from './menus';
import { picturesOf } from './pictures';
import { test } from './walk';

test('one’s own offers', async ({ arrive }) => {
  const person = await arrive(href('customerProducts', undefined, { type: 'service' }));
  const { page, hand, t } = person;
  const list = page.getByRole('list', { name: t('products:list.label') });
  const drawer = page.getByRole('dialog', { name: t('products:form.add'), exact: true });
  const name = 'Advice by telephone';
  const row = list.getByRole('listitem').filter({ has: page.getByRole('button', { name, exact: true }) });

  await station('PRD-01 the list of one type', person, [], async () => {
    await expect(list.getByRole('listitem')).toHaveCount(3);
  });
  const calls = ['POST /customer-product', 'POST /customer-product/:id/upload-image'];
  await station('PRD-01 a new one with its picture', person, calls, async () => {
    await hand.press(link(page, t('products:form.add')));
    await hand.write(drawer.getByLabel(t('products:form.name'), { exact: true }), name);
    await hand.write(drawer.getByLabel(t('products:form.price')), '1250.50');
    await picturesOf(person, t('products:form.images')).upload('add', ['Telephone'], { multiple: true, waits: true });
    await hand.press(drawer.getByRole('button', { name: t('common:action.save'), exact: true }));
    await expect(row).toBeVisible();
    await reload(person);
    await expect(row).toContainText(/1[.,]250[.,]50/);
    await expect(row.locator('img')).toBeVisible();
  });
  const changes = ['PATCH /customer-product/:id', 'DELETE /customer-product/:id'];
  await station('PRD-01 a favourite, and gone', person, changes, async () => {
    await chooseInMenu(person, t('products:list.menu', { name }), t('products:list.favourite'));
    await expect(row.getByRole('img', { name: t('products:form.favourite') })).toBeVisible();
    await chooseInMenu(person, t('products:list.menu', { name }), t('common:action.delete'));
    await dismissUndo(person);
    await expect(row).toHaveCount(0);
  });
  await station('PRD-01 all of them under advertisement', person, [], async () => {
    await open(page, href('advertisement'));
    await expect(heading(page, t('common:menu.advertisement'))).toBeVisible();
    await expect(button(page, `${t('products:list.all')} 5`)).toBeVisible();
  });
});
