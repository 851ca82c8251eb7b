import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/app/i18n';
import { createStore } from '@/app/createStore';
import { TipInput } from '@/api/endpoints/claims';
import { EditorSectionsProvider, useStagedSections } from '@/ui/editor/EditorSections';
import type { ItemCalls, ItemFieldsProps, ItemListOptions } from '@/ui/editor/items/itemList';
import { ItemSection } from '@/ui/editor/items/ItemSection';
import { Field } from '@/ui/form/Field';

interface Tip {
  title: string;
  text: string;
  link: string;
}

function TipFields({ buttons }: ItemFieldsProps<Tip>) {
  return (
    <>
      <Field name="title" label="Titel" />
      <Field name="text" label="Text" rows={2} />
      <Field name="link" label="Adresse" optional />
      {buttons}
    </>
  );
}

/** A list of several fields, as the other sections of a claim have them. */
const tips: ItemListOptions<Tip> = {
  name: 'tips',
  layout: 'rows',
  schema: TipInput,
  emptyValues: { title: '', text: '', link: '' },
  titleOf: ({ title }) => title,
  isSame: (one, other) => one.title === other.title && one.text === other.text,
  Fields: TipFields,
};
const texts = { title: 'Tipps', add: 'Tipp hinzufügen', change: 'Ändern', deleted: (title: string) => `${title} weg` };
const held = [
  { id: '1', order: 1, title: 'Messen', text: 'Erst messen.', link: '' },
  { id: '2', order: 2, title: 'Rechnen', text: 'Dann rechnen.', link: '' },
];

function UpdateAll() {
  const { count, update } = useStagedSections();
  return <button type="button" onClick={() => void update()}>{`Senden ${count}`}</button>;
}

beforeAll(() => startI18n(['common', 'editing']));

function open(isPublic: boolean) {
  const done = () => Promise.resolve(null);
  const calls = {
    add: vi.fn<ItemCalls<Tip>['add']>(done),
    update: vi.fn<ItemCalls<Tip>['update']>(done),
    remove: vi.fn<ItemCalls<Tip>['remove']>(done),
    readIsPublic: vi.fn<ItemCalls<Tip>['readIsPublic']>(() => Promise.resolve({ data: false })),
    readNewest: vi.fn<ItemCalls<Tip>['readNewest']>(() => Promise.resolve({ data: null })),
    reorder: vi.fn<NonNullable<ItemCalls<Tip>['reorder']>>(done),
    sync: vi.fn<ItemCalls<Tip>['sync']>(done),
  };
  function Section() {
    const [items] = useState(held);
    return (
      <EditorSectionsProvider onUpdated={() => undefined}>
        <ItemSection
          options={tips}
          texts={texts}
          items={items}
          calls={calls}
          draft="claim-7-tips"
          isPublic={isPublic}
        />
        <UpdateAll />
      </EditorSectionsProvider>
    );
  }
  render(
    <Provider store={createStore()}>
      <Section />
    </Provider>,
  );
  return { calls, user: userEvent.setup() };
}

describe('a list of rows in an editor', () => {
  it('opens the form for a new one in the place of its button, which is back with the focus once it is sent', async () => {
    const { calls, user } = open(false);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    const button = () => screen.queryByRole('button', { name: 'Tipp hinzufügen' });
    await user.click(await screen.findByRole('button', { name: 'Tipp hinzufügen' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Titel' })).toHaveFocus());
    expect(button()).not.toBeInTheDocument();
    await user.keyboard('Planen');
    await user.click(await screen.findByRole('textbox', { name: 'Text' }));
    await user.keyboard('Ohne Eile.');
    await user.click(await screen.findByRole('button', { name: 'Hinzufügen' }));
    await waitFor(() => expect(calls.add).toHaveBeenCalledWith({ title: 'Planen', text: 'Ohne Eile.', link: '' }, {}));
    await waitFor(() => expect(button()).toHaveFocus());
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('brings the button back with the focus when its form is cancelled', async () => {
    const { calls, user } = open(false);
    await user.click(await screen.findByRole('button', { name: 'Tipp hinzufügen' }));
    await user.click(await screen.findByRole('button', { name: 'Abbrechen' }));
    expect(screen.getByRole('button', { name: 'Tipp hinzufügen' })).toHaveFocus();
    expect(calls.add).not.toHaveBeenCalled();
  });

  it('changes one in its place', async () => {
    const { calls, user } = open(false);
    await user.click(await screen.findByRole('button', { name: 'Mehr zu Rechnen' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Ändern' }));
    await user.type(await screen.findByRole('textbox', { name: 'Titel' }), ' lassen');
    await user.click(await screen.findByRole('button', { name: 'Speichern' }));
    await waitFor(() =>
      expect(calls.update).toHaveBeenCalledWith('2', { title: 'Rechnen lassen', text: 'Dann rechnen.', link: '' }, 2),
    );
  });

  it('of something public is collected and sent as a whole', async () => {
    const { calls, user } = open(true);
    await user.click(await screen.findByRole('button', { name: 'Mehr zu Rechnen' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Nach oben' }));
    await user.click(await screen.findByRole('button', { name: 'Mehr zu Messen' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Löschen' }));
    expect(within(await screen.findByRole('list', { name: 'Tipps' })).getAllByRole('listitem')).toHaveLength(1);
    expect(calls.sync).not.toHaveBeenCalled();
    await user.click(await screen.findByRole('button', { name: 'Senden 1' }));
    await waitFor(() =>
      expect(calls.sync).toHaveBeenCalledWith(
        [{ id: '2', title: 'Rechnen', text: 'Dann rechnen.', link: '' }],
        new Map(held.map(({ id, title, text, link }) => [id, { title, text, link }])),
      ),
    );
  });
});
