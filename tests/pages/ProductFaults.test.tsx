import { fireEvent } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { products } from '@/api/endpoints/products';
import { mocks } from '@mocks/node';
import { render } from '../render';
import { picture, useFilesOfNode } from './imageFiles';
import { find, findButton, findField, findNamed, press, pressNamed, write } from './quickFind';
import { faultsOf, inDialog, ownWords, type FaultRow } from './screenFaults';

/* One's own offers (quality G3, G16, G18); screenFaults.ts says what each row meets. */

useFilesOfNode();

const check = 'Energiecheck für Wohnhäuser';
const product = () => mocks.world.table('products').find(({ name }) => name === check);
const list = () => render('/customer-products', { as: 'expert' });
const openForm = async (address: string) => {
  const view = await render(`/customer-products?edit=${address}`, { as: 'expert' });
  await findField('Name');
  return view;
};
const menu = `Aktionen für ${check}`;
const holds = async (text: string) => expect(await findField('Name')).toHaveDisplayValue(text);
const form = { message: 'form', press: () => find('form button[type="submit"]', 'Speichern') } as const;
const alt = /^Bildbeschreibung/;
const unchanged = /Der Favorit konnte nicht geändert werden\./;

const rows: FaultRow[] = [
  { call: products.listProducts, message: 'read', open: list, press: () => findButton('Erneut versuchen') },
  {
    ...form,
    call: products.createProduct,
    field: { name: 'name', find: () => findField('Name') },
    open: () => openForm('new'),
    type: () => write('Name', 'Beratung am Telefon'),
    kept: () => holds('Beratung am Telefon'),
    draft: () => 'product-new',
  },
  {
    ...form,
    call: products.updateProduct,
    field: { name: 'name', find: () => findField('Name') },
    open: () => openForm(String(product()?.id)),
    type: () => write('Name', 'Energiecheck'),
    kept: () => holds('Energiecheck'),
    draft: () => `product-${product()?.id}`,
  },
  {
    call: products.getProduct,
    on: 'of a favourite',
    message: 'notice',
    staysWithoutWords: true,
    open: list,
    press: async () => {
      await press(findNamed(menu));
      return find('[role="menuitem"]', 'Nicht mehr als Favorit');
    },
    // Nothing was sent yet.
    own: { ...ownWords(unchanged), 'cut JSON': unchanged, 'network down': unchanged },
  },
  {
    call: products.deleteProduct,
    message: 'notice',
    staysWithoutWords: true,
    open: list,
    press: async () => {
      await pressNamed(menu, 'Löschen');
      return findNamed('Ohne Rückgängig schließen');
    },
    kept: () => findNamed(menu),
    own: ownWords(/Der Eintrag konnte nicht gelöscht werden\./),
  },
  {
    call: products.uploadImage,
    message: inDialog,
    open: async () => {
      const view = await openForm(String(product()?.id));
      await press(find('[role="group"] button[id$="-add"]'));
      await find('.MuiDialogActions-root button');
      return view;
    },
    type: async () => {
      const input = await find('[role="dialog"] input[type="file"]');
      fireEvent.change(input, { target: { files: [picture('boot.png')] } });
      await find('[role="dialog"] li[aria-label="boot.png"]');
      await write(alt, 'Ein Boot');
    },
    press: () => find('.MuiDialogActions-root button', /hochladen$/i),
    kept: async () => expect(await findField(alt)).toHaveDisplayValue('Ein Boot'),
  },
];

describe('every fault on the screens of one’s own offers', () => {
  faultsOf(Object.values(products), rows);
});
