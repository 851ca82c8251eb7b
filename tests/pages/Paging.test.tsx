import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mocks } from '@mocks/node';
import { render } from '../render';
import { accountOf } from './profileWorld';

/* Lists page by page (NAV-14, D-69): the user chooses how many items a page has, and the address keeps it. */

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
});

const isOfExpert = ({ account_id }: { account_id: number }) => account_id === accountOf('expert').id;

async function openTwelve(search = '') {
  const table = mocks.world.table('claims');
  const [first] = table.where(isOfExpert);
  if (!first) throw new Error('no claim');
  const { id: _id, ...claim } = first;
  while (table.where(isOfExpert).length < 12) table.add({ ...claim, status: 'draft' });
  return render(`/competence/claims${search}`, { as: 'expert' });
}

const rows = async () => within(await screen.findByRole('list', { name: 'Meine Claims' })).getAllByRole('listitem');
const pages = async () => within(await screen.findByRole('navigation', { name: 'Seiten der Liste' }));
const address = () => window.location.pathname + window.location.search;

describe('a list with a choice of pages', () => {
  it('shows all at first, then as many as are chosen, page by page', async () => {
    const { user } = await openTwelve();
    const controls = await pages();
    expect(controls.getByRole('status')).toHaveTextContent('1 bis 12 von 12');
    expect(controls.queryByRole('button')).not.toBeInTheDocument();
    const size = controls.getByRole('combobox', { name: 'Pro Seite' });
    const sizes = within(size).getAllByRole('option');
    expect(sizes.map(({ textContent }) => textContent)).toEqual(['5', '10', '20', '25', '50', '100', 'Alle']);
    await user.selectOptions(size, '5');
    expect(await rows()).toHaveLength(5);
    expect(address()).toBe('/competence/claims?per=5');
    expect(controls.getByRole('button', { name: 'Vorige Seite' })).toHaveAttribute('aria-disabled', 'true');
    const next = controls.getByRole('button', { name: 'Nächste Seite' });
    await user.click(next);
    await user.click(next);
    expect(await rows()).toHaveLength(2);
    expect(controls.getByRole('status')).toHaveTextContent('11 bis 12 von 12');
    expect(address()).toBe('/competence/claims?per=5&page=3');
    // The last press keeps the focus, and does nothing more.
    await user.click(next);
    expect(next).toHaveFocus();
    expect(address()).toBe('/competence/claims?per=5&page=3');
    await user.selectOptions(size, '');
    expect(address()).toBe('/competence/claims');
  });

  it('opens at the page of its address, and begins again with another filter', async () => {
    const { user } = await openTwelve('?per=5&page=3');
    expect(await rows()).toHaveLength(2);
    await user.click(await screen.findByRole('button', { name: /^Entwürfe/ }));
    expect(address()).toBe('/competence/claims?per=5&status=draft');
    expect((await pages()).getByRole('status')).toHaveTextContent(/^1 bis 5 von/);
  });

  it('says nothing of pages where a filter leaves nothing', async () => {
    const { world } = mocks;
    for (const { id } of world.table('invitations').where(({ accepted }) => accepted)) {
      world.table('invitations').remove(id);
    }
    await render('/verify-competence?per=5&status=confirmed', { as: 'expert' });
    expect(await screen.findByText('Keine Einladung passt zu dieser Auswahl')).toBeVisible();
    expect(screen.queryByText(/ bis 0 von 0/)).not.toBeInTheDocument();
  });

  it('has no such choice where the smallest page would hold everything', async () => {
    await render('/competence/claims', { as: 'expert' });
    expect(await rows()).toHaveLength(5);
    expect(screen.queryByRole('navigation', { name: 'Seiten der Liste' })).not.toBeInTheDocument();
  });
});
