import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { mockEndpoint } from '@mocks/createHandlers';
import { mockServer } from '@mocks/node';
import { claims } from '@/api/endpoints/claims';
import { render } from '../render';
import { recordBodies, recordCalls } from './authForms';
import { claimOf, itemsOf, openSection, refuseCall } from './claimWorld';

async function open() {
  const claim = claimOf('ready');
  const reorders = recordBodies(`/claims/${claim.id}/keyword-reorder`);
  const view = await render(`/competence/claim/${claim.id}`, { as: 'expert' });
  await openSection(view.user, /^Stichwörter/);
  const list = await screen.findByRole('list', { name: 'Stichwörter' });
  const id = (title: string) => claim.keywords.find((keyword) => keyword.title === title)?.id;
  const more = (title: string) => within(list).getByRole('button', { name: `Mehr zu ${title}` });
  /** Opens an item's menu and chooses with the keyboard alone. */
  const choose = async (title: string, entry: string) => {
    more(title).focus();
    await view.user.keyboard('{Enter}');
    const item = await screen.findByRole('menuitem', { name: entry });
    while (document.activeElement !== item) await view.user.keyboard('{ArrowDown}');
    await view.user.keyboard('{Enter}');
  };
  return { ...view, claim, reorders, list, id, more, choose };
}

describe.each(['ready', 'published'] as const)('new keywords of a claim that is %s (CLS-01)', (state) => {
  it('are as many as have commas between them, each of them once', async () => {
    const claim = claimOf(state);
    const [known] = claim.keywords;
    const count = claim.keywords.length;
    const { user } = await render(`/competence/claim/${claim.id}`, { as: 'expert' });
    await openSection(user, /^Stichwörter/);
    const field = await screen.findByRole('textbox', { name: 'Neues Stichwort' });
    await user.type(field, `Wärme, ${known?.title}, Kälte; wärme{Enter}`);
    const list = await screen.findByRole('list', { name: 'Stichwörter' });
    await waitFor(() => expect(itemsOf(list)).toHaveLength(count + 2));
    expect(itemsOf(list).slice(-2)).toEqual(['Wärme', 'Kälte']);
    expect(field).toHaveValue('');
    if (state === 'ready') expect(claim.keywords.map(({ title }) => title).slice(-2)).toEqual(['Wärme', 'Kälte']);
  });
});

describe('the order of keywords (CLA-15, ux no. 7)', () => {
  it('is changed by keyboard in the menu: the full list counted from 1, sent once, the focus kept', async () => {
    const { choose, reorders, list, id, more } = await open();
    expect(itemsOf(list)).toEqual(['Balkonkraftwerk', 'Mietwohnung', 'Steckersolar']);
    await choose('Balkonkraftwerk', 'Nach hinten');
    expect(itemsOf(list)).toEqual(['Mietwohnung', 'Balkonkraftwerk', 'Steckersolar']);
    expect(await screen.findByText('„Balkonkraftwerk“ steht jetzt auf Platz 2 von 3.')).toBeInTheDocument();
    await waitFor(() => expect(reorders).toHaveLength(1));
    expect(reorders[0]).toEqual({
      positions: [
        { id: id('Mietwohnung'), order: 1 },
        { id: id('Balkonkraftwerk'), order: 2 },
        { id: id('Steckersolar'), order: 3 },
      ],
    });
    await waitFor(() => expect(more('Balkonkraftwerk')).toHaveFocus());
  });

  it('goes to the top from the end', async () => {
    const { choose, reorders, list } = await open();
    await choose('Steckersolar', 'Ganz nach vorn');
    expect(itemsOf(list)).toEqual(['Steckersolar', 'Balkonkraftwerk', 'Mietwohnung']);
    await waitFor(() => expect(reorders).toHaveLength(1));
  });

  it('is rolled back with a message where the server refuses, the focus kept', async () => {
    const { choose, list, more, claim } = await open();
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    mockServer.use(
      mockEndpoint(claims.reorderKeywords, async () => {
        await answered;
        return HttpResponse.json({}, { status: 500 });
      }),
    );
    await choose('Mietwohnung', 'Nach vorn');
    expect(itemsOf(list)[0]).toBe('Mietwohnung');
    await waitFor(() => expect(more('Mietwohnung')).toHaveFocus());
    answer();
    expect(await screen.findByText(/Die neue Reihenfolge wurde nicht gespeichert/)).toBeVisible();
    expect(itemsOf(list)).toEqual(['Balkonkraftwerk', 'Mietwohnung', 'Steckersolar']);
    expect(claim.keywords.map(({ order }) => order)).toEqual([1, 2, 3]);
    await waitFor(() => expect(more('Mietwohnung')).toHaveFocus());
  });

  it('that changes again while one is sent goes out once more, as it stands then', async () => {
    const { choose, reorders, list, id } = await open();
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    mockServer.use(
      mockEndpoint(
        claims.reorderKeywords,
        async () => {
          await answered;
          return undefined;
        },
        { once: true },
      ),
    );
    await choose('Balkonkraftwerk', 'Nach hinten');
    await waitFor(() => expect(reorders).toHaveLength(1));
    await choose('Steckersolar', 'Nach vorn');
    await choose('Steckersolar', 'Nach vorn');
    expect(reorders).toHaveLength(1);
    answer();
    await waitFor(() => expect(reorders).toHaveLength(2));
    const sent = reorders[1]?.['positions'] as { id: number; order: number }[];
    expect(sent.map((position) => position.id)).toEqual(['Steckersolar', 'Mietwohnung', 'Balkonkraftwerk'].map(id));
    expect(itemsOf(list)).toEqual(['Steckersolar', 'Mietwohnung', 'Balkonkraftwerk']);
  });
});

describe('keywords of a draft (CLS-01)', () => {
  it('are added one after another, and the same word is refused', async () => {
    const { user, list, claim } = await open();
    const field = await screen.findByRole('textbox', { name: 'Neues Stichwort' });
    await user.type(field, '  Wechselrichter {Enter}');
    await waitFor(() => expect(itemsOf(list)).toContain('Wechselrichter'));
    expect(field).toHaveValue('');
    await waitFor(() => expect(field).toHaveFocus());
    await user.type(field, 'mietwohnung{Enter}');
    expect(await screen.findAllByText('Diesen Eintrag gibt es schon.')).not.toHaveLength(0);
    expect(claim.keywords).toHaveLength(4);
  });

  it('keep what was typed where the call fails', async () => {
    const { user } = await open();
    refuseCall(claims.addKeyword);
    const field = await screen.findByRole('textbox', { name: 'Neues Stichwort' });
    await user.type(field, 'Wechselrichter{Enter}');
    expect(await screen.findAllByText(/Etwas ist schiefgegangen/)).not.toHaveLength(0);
    expect(field).toHaveValue('Wechselrichter');
  });

  it('are renamed in place, with their order', async () => {
    const { user, choose, list, claim, id, more } = await open();
    const keyword = id('Mietwohnung');
    const bodies = recordBodies(`/claims/${claim.id}/keyword/${keyword}`);
    await choose('Mietwohnung', 'Umbenennen');
    const field = await screen.findByRole('textbox', { name: '„Mietwohnung“ umbenennen' });
    await waitFor(() => expect(field).toHaveFocus());
    await user.clear(field);
    await user.type(field, 'Mieten{Enter}');
    await waitFor(() => expect(itemsOf(list)).toEqual(['Balkonkraftwerk', 'Mieten', 'Steckersolar']));
    expect(bodies).toEqual([{ title: 'Mieten', order: 2 }]);
    await waitFor(() => expect(more('Mieten')).toHaveFocus());
  });

  it('are deleted behind "undo": taken back in time, nothing is sent', async () => {
    const { user, choose, list, claim, more } = await open();
    const calls = recordCalls();
    await choose('Mietwohnung', 'Löschen');
    expect(itemsOf(list)).toEqual(['Balkonkraftwerk', 'Steckersolar']);
    await waitFor(() => expect(more('Steckersolar'), 'the row in its place').toHaveFocus());
    await user.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    expect(itemsOf(list)).toEqual(['Balkonkraftwerk', 'Mietwohnung', 'Steckersolar']);
    expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
    expect(claim.keywords).toHaveLength(3);
  });

  it.each(['Rückgängig', 'Ohne Rückgängig schließen'])(
    'give the focus back to the list when their message is answered: %s',
    async (answer) => {
      const { user, choose, more } = await open();
      await choose('Mietwohnung', 'Löschen');
      await waitFor(() => expect(more('Steckersolar')).toHaveFocus());
      act(() => screen.getByRole('button', { name: answer }).focus());
      await user.keyboard('{Enter}');
      await waitFor(() => expect(more('Steckersolar')).toHaveFocus());
    },
  );

  it('give the focus back to where it is now when a press focuses no button, as in Safari', async () => {
    const { user, choose, more } = await open();
    const undo = () => screen.getByRole('button', { name: 'Rückgängig' });
    await choose('Mietwohnung', 'Löschen');
    act(() => undo().focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(more('Steckersolar')).toHaveFocus());
    await choose('Mietwohnung', 'Löschen');
    act(() => more('Balkonkraftwerk').focus());
    fireEvent.pointerDown(undo());
    act(() => (document.activeElement as HTMLElement).blur());
    fireEvent.click(undo());
    await waitFor(() => expect(more('Balkonkraftwerk')).toHaveFocus());
  });

  it('that wait behind "undo" keep a place in a new order, so that the list stays whole', async () => {
    const { choose, reorders, id } = await open();
    await choose('Balkonkraftwerk', 'Löschen');
    await choose('Steckersolar', 'Nach vorn');
    await waitFor(() => expect(reorders).toHaveLength(1));
    expect(reorders[0]?.['positions']).toEqual([
      { id: id('Steckersolar'), order: 1 },
      { id: id('Mietwohnung'), order: 2 },
      { id: id('Balkonkraftwerk'), order: 3 },
    ]);
  });
});
