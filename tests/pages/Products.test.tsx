import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import { products } from '@/api/endpoints/products';
import { render } from '../render';
import { findErrorSummary, recordBodies, recordCalls } from './authForms';
import { picture, useFilesOfNode } from './imageFiles';
import { fail } from './profileWorld';

useFilesOfNode();

const path = '/customer-products';
const answer = (data: unknown) => HttpResponse.json({ success: true, message: '', data });
const listed = (...list: object[]) => mockServer.use(mockEndpoint(products.listProducts, () => answer(list)));
const list = () => screen.findByRole('list', { name: 'Angebote, Dienstleistungen, Produkte' });
const names = async () =>
  within(await list())
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
async function drawer(name = 'Neuer Eintrag') {
  const dialog = await screen.findByRole('dialog', { name });
  await within(dialog).findByLabelText('Name');
  return dialog;
}
const tableOf = () => mocks.world.table('products');
const check = 'Energiecheck für Wohnhäuser';

describe('one’s own offers (PRD-01)', () => {
  it('are filtered by the type that the menu names', async () => {
    await render(`${path}?type=offer`, { as: 'expert' });
    expect(await names()).toEqual(['Erstgespräch zum halben Preis']);
    expect(screen.getByRole('button', { name: /^Angebote 1$/ })).toHaveAttribute('aria-pressed', 'true');
  });

  it('are ordered by favourite, name or price', async () => {
    const { user } = await render(path, { as: 'expert' });
    expect((await names())[0]).toBe(check);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sortieren nach' }), 'Preis aufsteigend');
    expect((await names())[0]).toBe('Handbuch Solarstrom im Mehrfamilienhaus');
  });

  it.each([
    ['a number', 1950.5, 'Preis: 1.950,50'],
    ['digits', '480.00', '480'],
    ['words', 'auf Anfrage', 'auf Anfrage'],
  ])('show a price as delivered: %s', async (_, price, text) => {
    listed({ id: 1, name: 'Beratung', type: 'offer', price });
    await render(path, { as: 'expert' });
    const row = within(await list()).getByRole('listitem');
    expect(row).toHaveTextContent(new RegExp(`${text.replaceAll('.', '[.]')}$`));
  });

  it('may be of a type that only the server knows', async () => {
    listed({ id: 1, name: 'Kurs', type: 'Seminar' });
    const { user } = await render(path, { as: 'expert' });
    expect(within(await list()).getByText('Seminar')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Kurs' }));
    expect(within(await drawer('Eintrag ändern')).getByRole('radio', { name: 'Seminar' })).toBeChecked();
  });

  it('are none for somebody who has none, which one sentence says', async () => {
    await render(path, { as: 'client' });
    expect(await screen.findByText('Es gibt noch kein Angebot')).toBeVisible();
  });

  it('are not offered by every server', async () => {
    fail(products.listProducts, 404);
    await render(path, { as: 'expert' });
    expect(await screen.findByText('Diese Funktion ist hier noch nicht verfügbar.')).toBeVisible();
  });

  it('stand together under advertisement, with what the plan includes', async () => {
    await render('/advertisement', { as: 'expert' });
    expect(await screen.findByText('Ihr Tarif Ambassador enthält 3 Werbeplätze.')).toBeVisible();
    expect(await names()).toHaveLength(5);
  });
});

describe('an offer', () => {
  it('is added with a price as a number, and tags', async () => {
    const sent = recordBodies('/customer-product');
    const { user } = await render(`${path}?type=service`, { as: 'expert' });
    await list();
    await user.click(screen.getByRole('link', { name: 'Neuer Eintrag' }));
    const form = within(await drawer());
    expect(form.getByRole('radio', { name: 'Dienstleistung' })).toBeChecked();
    await user.type(form.getByLabelText('Name'), 'Beratung am Telefon');
    await user.type(form.getByLabelText(/^Preis/), '1.250,50');
    await user.click(form.getByRole('button', { name: 'Merkmale, Schlagworte und Links' }));
    await user.type(form.getByLabelText(/^Schlagworte/), 'Telefon,');
    await user.click(form.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([
      expect.objectContaining({ name: 'Beratung am Telefon', type: 'service', price: 1250.5, tags: ['Telefon'] }),
    ]);
    expect(await names()).toContain('Beratung am Telefon');
  });

  it('has words for a price where words were typed, and none for nothing', async () => {
    const sent = recordBodies('/customer-product');
    const { user } = await render(`${path}?edit=new`, { as: 'expert' });
    const form = within(await drawer());
    await user.type(form.getByLabelText('Name'), 'Kurs');
    await user.type(form.getByLabelText(/^Preis/), 'auf Anfrage');
    await user.click(form.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ price: 'auf Anfrage' })]));
  });

  it('refuses links that lead nowhere', async () => {
    const { user } = await render(`${path}?edit=new`, { as: 'expert' });
    const form = within(await drawer());
    await user.type(form.getByLabelText('Name'), 'Kurs');
    await user.click(form.getByRole('button', { name: 'Merkmale, Schlagworte und Links' }));
    await user.type(form.getByLabelText(/^Link zum Kauf/), 'javascript:alert(1)');
    await user.click(form.getByRole('button', { name: 'Speichern' }));
    expect(await findErrorSummary()).toHaveTextContent(/http/);
  });

  it('keeps what another device has changed', async () => {
    const found = tableOf().find(({ name }) => name === check)!;
    const { user } = await render(`${path}?edit=${found.id}`, { as: 'expert' });
    const form = within(await drawer('Eintrag ändern'));
    found.definition = 'Von einem anderen Gerät';
    await user.type(form.getByLabelText('Name'), ' 2');
    await user.click(form.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(tableOf().find(({ id }) => id === found.id)).toMatchObject({
      name: `${check} 2`,
      definition: 'Von einem anderen Gerät',
    });
  });

  it('is deleted after a moment in which that is taken back', async () => {
    const calls = recordCalls();
    const { user } = await render(path, { as: 'expert' });
    await user.click(within(await list()).getByRole('button', { name: `Aktionen für ${check}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Löschen' }));
    await waitFor(async () => expect(await names()).not.toContain(check));
    await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
    await waitFor(async () => expect(await names()).toContain(check));
    expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
  });

  it('is found by the search', async () => {
    const { user } = await render('/dashboard', { as: 'expert' });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'Energiecheck');
    const hit = await screen.findByRole('option', { name: new RegExp(check) });
    await user.click(hit);
    expect(await drawer('Eintrag ändern')).toBeVisible();
  });
});

describe('pictures of an offer (IMG-02)', () => {
  const choose = async () => {
    const view = await render(`${path}?edit=new`, { as: 'expert' });
    const form = within(await drawer());
    await view.user.type(form.getByLabelText('Name'), 'Kurs');
    await view.user.click(form.getByRole('button', { name: 'Bild hinzufügen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Bilder' });
    expect(within(dialog).queryByRole('button', { name: 'Aus der Mediathek' })).toBeNull();
    const input = dialog.querySelector<HTMLInputElement>('input[type="file"]')!;
    await view.user.upload(input, picture('boot.png'));
    await view.user.click(await within(dialog).findByRole('button', { name: 'Übernehmen' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Bilder' })).toBeNull());
    return { ...view, form };
  };

  it('follow once it is saved', async () => {
    const { user, form } = await choose();
    await user.click(form.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(tableOf().find(({ name }) => name === 'Kurs')?.image_ids).toHaveLength(1));
  });

  it('stay chosen while it could not be saved', async () => {
    const { user, form } = await choose();
    fail(products.createProduct, 422, { name: ['Dieser Name ist vergeben.'] });
    await user.click(form.getByRole('button', { name: 'Speichern' }));
    expect(await form.findAllByText(/Dieser Name ist vergeben\./)).not.toEqual([]);
    expect(form.getByText('boot')).toBeVisible();
    mockServer.resetHandlers();
    await user.click(form.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(tableOf().find(({ name }) => name === 'Kurs')?.image_ids).toHaveLength(1));
  });

  it('that fail leave it saved once, and are sent again alone', async () => {
    const sent = recordBodies('/customer-product');
    const { user, form } = await choose();
    fail(products.uploadImage, 500);
    await user.click(form.getByRole('button', { name: 'Speichern' }));
    expect(await form.findByText(/^Der Eintrag ist gespeichert, aber „boot.png“ fehlt noch\./)).toBeVisible();
    mockServer.resetHandlers();
    await user.click(form.getByRole('button', { name: 'Erneut versuchen' }));
    await waitFor(() => expect(tableOf().find(({ name }) => name === 'Kurs')?.image_ids).toHaveLength(1));
    expect(sent).toHaveLength(1);
  });

  it('that are saved cannot be taken away, and the form says so', async () => {
    const found = tableOf().find(({ name }) => name === check)!;
    const { user } = await render(`${path}?edit=${found.id}`, { as: 'expert' });
    const form = within(await drawer('Eintrag ändern'));
    expect(form.getByText('Ein gespeichertes Bild lässt sich nicht wieder entfernen.')).toBeVisible();
    await user.click(form.getAllByRole('button', { name: /^Mehr zu/ })[0]!);
    expect(await screen.findByRole('menuitem')).toHaveTextContent('Angaben bearbeiten');
  });
});
