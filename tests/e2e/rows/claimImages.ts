import type { Locator } from '@playwright/test';
import { expect } from '../fixtures';
import type { Person } from '../flow/station';
import { chooseInMenu, dismissUndo } from './menus';

/* The images of a short or a long answer, in their group: upload one, take a seeded one, take it away again. */

const uploaded = 'wechselrichter';
const seededImage = 'Speicher im Keller';

const opener = (group: Locator, { t }: Person, name: string) =>
  group.getByRole('button', { name: t('images:library.open', { name }), exact: true });

export async function uploadImage(person: Person, group: Locator): Promise<void> {
  const { page, hand, t } = person;
  const dialog = page.getByRole('dialog');
  await hand.press(group.getByRole('button', { name: t('images:field.add'), exact: true }));
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 160, height: 90 } });
  const file = { name: `${uploaded}.png`, mimeType: 'image/png', buffer };
  const chooser = page.waitForEvent('filechooser');
  await hand.press(dialog.getByRole('button', { name: t('images:upload.choose', { count: 2 }), exact: true }));
  await (await chooser).setFiles(file);
  await expect(dialog.getByRole('listitem', { name: file.name })).toBeVisible();
  // The tab above has the same name.
  const submit = dialog.getByRole('button', { name: t('images:upload.submit', { count: 1 }), exact: true }).last();
  await hand.press(submit);
  await expect(dialog).toBeHidden();
  await expect(opener(group, person, uploaded)).toBeVisible();
}

export async function attachFromLibrary(person: Person, group: Locator): Promise<void> {
  const { page, hand, t } = person;
  const dialog = page.getByRole('dialog');
  await hand.press(group.getByRole('button', { name: t('images:field.add'), exact: true }));
  await hand.press(dialog.getByRole('button', { name: t('images:source.library'), exact: true }));
  await hand.press(dialog.getByRole('button', { name: seededImage, exact: true }));
  await hand.press(dialog.getByRole('button', { name: t('images:library.submit', { count: 1 }), exact: true }));
  await expect(dialog).toBeHidden();
  await expect(opener(group, person, seededImage)).toBeVisible();
}

export async function removeImage(person: Person, group: Locator): Promise<void> {
  const { t } = person;
  await chooseInMenu(person, t('images:field.menu', { name: uploaded }), t('images:field.remove'));
  await dismissUndo(person);
  await expect(opener(group, person, uploaded)).toHaveCount(0);
  await expect(opener(group, person, seededImage)).toBeVisible();
}
