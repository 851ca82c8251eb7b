import type { Locator } from '@playwright/test';
import { expect } from '../fixtures';
import type { Person } from '../flow/station';
import { chooseInMenu, dismissUndo } from './menus';

/* The pictures of something in an editor: uploaded, taken from the library, taken away. */

/** A picture of 4 by 3, as a camera takes it: a part of the page itself. */
const photo = ({ page }: Person) => page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 300 } });

/** The pictures of something, with what changes them; `menu` is that of the row they are in, where it adds them. */
export function picturesOf(person: Person, label: string, { isPublic = false, menu = '' } = {}) {
  const { page, hand, t } = person;
  const group = page.getByRole('group', { name: label, exact: true });
  const dialog = page.getByRole('dialog', { name: label, exact: true });
  /** The last one of that name: in German, the way to bring a picture and the button that sends it are called alike. */
  const press = (name: string) => hand.press(dialog.getByRole('button', { name, exact: true }).last());
  const openDialog = (button: 'add' | 'change') => {
    const name = t(`images:field.${button}`);
    return menu ? chooseInMenu(person, menu, name) : hand.press(group.getByRole('button', { name, exact: true }));
  };

  return {
    /** The button that opens a picture's texts. */
    opener: (name: string): Locator =>
      group.getByRole('button', { name: t('images:library.open', { name }), exact: true }),
    /** Width and height of a picture as it is delivered. */
    sizeOf: (name: string): Promise<string> =>
      group
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: t('images:field.menu', { name }), exact: true }) })
        .locator('img')
        .evaluate((image: HTMLImageElement) => `${image.naturalWidth} × ${image.naturalHeight}`),

    /** Uploads pictures by these names; those of something new wait until it is saved. */
    upload: async (
      button: 'add' | 'change',
      names: string[],
      { multiple = false, cropped = false, waits = false } = {},
    ) => {
      const files = await Promise.all(
        names.map(async (name) => ({ name: `${name}.png`, mimeType: 'image/png', buffer: await photo(person) })),
      );
      await openDialog(button);
      const asked = page.waitForEvent('filechooser');
      await press(t('images:upload.choose', { count: multiple ? 2 : 1 }));
      await (await asked).setFiles(files);
      await expect(dialog.getByRole('list', { name: t('images:upload.list') }).getByRole('listitem')).toHaveCount(
        names.length,
      );
      if (cropped) {
        await press(t('images:crop.part'));
        await expect(dialog.getByRole('group', { name: t('images:crop.area') })).toBeVisible();
      }
      const key = waits ? 'images:waiting.submit' : isPublic ? 'images:upload.submitPublic' : 'images:upload.submit';
      await press(t(key, { count: names.length }));
      await expect(dialog).toBeHidden();
    },
    /** Takes a picture that was uploaded before. */
    takeFromLibrary: async (button: 'add' | 'change', name: string) => {
      await openDialog(button);
      await press(t('images:source.library'));
      await press(name);
      await press(t(isPublic ? 'images:library.submitPublic' : 'images:library.submit', { count: 1 }));
      await expect(dialog).toBeHidden();
    },
    takeAway: async (name: string) => {
      await chooseInMenu(person, t('images:field.menu', { name }), t('images:field.remove'));
      await dismissUndo(person);
    },
  };
}
