import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mocks } from '@mocks/node';
import { browserScheduler } from '@/api/client/decodeItems';
import { render } from '../render';
import { accountOf, profileOf } from './profileWorld';

/* Of a list so long that decoding it takes its time, the first rows are there at once, and nothing wrong beside them. */

const many = 600;
const text = 'Weitere werden geladen …';

/** Decoding stops where the first rows are done, until `release` is called. */
let release: () => void;

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(72);
  const rest = new Promise<void>((resolve) => {
    release = resolve;
  });
  let pauses = 0;
  vi.spyOn(browserScheduler, 'yieldToBrowser').mockImplementation(() => {
    pauses += 1;
    return pauses === 1 ? Promise.resolve() : rest;
  });
});

const isOfExpert = ({ account_id }: { account_id: number }) => account_id === accountOf('expert').id;
const decodeRest = () => act(async () => release());
const rowsOf = async (name: string) => within(await screen.findByRole('list', { name })).getAllByRole('listitem');
const status = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);

function addClaims(): void {
  const table = mocks.world.table('claims');
  const [first] = table.where(isOfExpert);
  if (!first) throw new Error('no claim');
  const { id: _id, ...claim } = first;
  while (table.where(isOfExpert).length < many - 1) {
    table.add({ ...claim, status: 'draft', updated_at: '2020-01-01T10:00:00Z' });
  }
  // The last one that is delivered, and the first one that is shown.
  table.add({ ...claim, question: 'Was wurde zuletzt bearbeitet?', updated_at: new Date().toISOString() });
}

describe('a long list of claims', () => {
  it('shows its first rows while the rest is decoded, and no counts, search or filters', async () => {
    addClaims();
    const { user } = await render('/competence/claims', { as: 'expert' });
    const [first] = await rowsOf('Meine Claims');
    expect(first).toHaveTextContent('Was wurde zuletzt bearbeitet?');
    expect(first).toHaveAttribute('aria-setsize', '-1');
    expect(status()).toContain(text);
    expect(screen.getByRole('button', { name: 'Alle …' })).toBeDisabled();
    expect(await screen.findByRole('searchbox', { name: 'Claims durchsuchen' })).toBeDisabled();
    expect(screen.getByRole('combobox', { name: 'Sortieren nach' })).toBeDisabled();
    expect(screen.queryByRole('navigation', { name: 'Seiten der Liste' })).toBeNull();
    expect(within(first as HTMLElement).getByRole('button', { name: /^Mehr zu/ })).toBeDisabled();
    const link = within(first as HTMLElement).getByRole('link');
    link.focus();

    await decodeRest();
    expect(await screen.findByRole('button', { name: `Alle ${many}` })).toBeEnabled();
    expect(status()).not.toContain(text);
    // The row is the one that was there before.
    expect(link).toHaveFocus();
    expect(first).toHaveAttribute('aria-setsize', String(many));
    expect(within(first as HTMLElement).getByRole('button', { name: /^Mehr zu/ })).toBeEnabled();
    await user.type(screen.getByRole('searchbox', { name: 'Claims durchsuchen' }), 'zuletzt');
    await waitFor(async () => expect(await rowsOf('Meine Claims')).toHaveLength(1));
  });

  it.each(['?status=published', '?q=zuletzt', '?sort=question', '?per=5&page=3'])(
    'waits for all of them where the address asks for %s',
    async (query) => {
      addClaims();
      await render(`/competence/claims${query}`, { as: 'expert' });
      await waitFor(() => expect(status()).toContain(text));
      expect(screen.queryByRole('list', { name: 'Meine Claims' })).toBeNull();
      expect(screen.queryByText('Kein Claim passt dazu')).toBeNull();
      await decodeRest();
      expect((await rowsOf('Meine Claims')).length).toBeGreaterThan(0);
      expect(status()).not.toContain(text);
    },
  );

  it('says the same in English', async () => {
    addClaims();
    await render('/competence/claims', { as: 'expert', language: 'en' });
    await waitFor(() => expect(status()).toContain('Loading more…'));
  });
});

describe('a long list of invitations', () => {
  it('shows the open ones and who has confirmed first, without saying how many', async () => {
    const table = mocks.world.table('invitations');
    const [confirmed] = table.where((row) => isOfExpert(row) && row.accepted);
    if (!confirmed) throw new Error('no confirmed invitation');
    const { id: _id, ...invitation } = confirmed;
    while (table.where(isOfExpert).length < many) table.add({ ...invitation, firstname: 'Zora', lastname: 'Zander' });
    await render('/verify-competence', { as: 'expert' });
    const people = await screen.findByRole('button', { name: new RegExp(`^Was ${confirmed.firstname}`) });
    expect(people).toBeDisabled();
    expect(screen.queryByRole('heading', { name: 'Wer bestätigt hat' })).toBeNull();
    expect(status()).toContain(text);
    expect(screen.getByRole('button', { name: 'Alle …' })).toBeDisabled();
    const [first] = await rowsOf('Einladungen');
    expect(first).toHaveTextContent('Verfügbar');

    await decodeRest();
    expect(await screen.findByRole('button', { name: `Alle ${many}` })).toBeEnabled();
    // More than the profiles count, whose number is not said then.
    expect(screen.getByRole('heading', { name: 'Wer bestätigt hat' })).toBeVisible();
    expect(people).toBeEnabled();
    expect(status()).not.toContain(text);
  });
});

describe('a long list of profiles', () => {
  it('shows its first rows while the rest is decoded', async () => {
    const table = mocks.world.table('profiles');
    const { id: _id, ...profile } = profileOf('published');
    while (table.where(isOfExpert).length < many) table.add({ ...profile, canonical: false });
    await render('/competence/profiles', { as: 'expert' });
    const [first] = await rowsOf('Kompetenzprofile');
    expect(first).toHaveAttribute('aria-setsize', '-1');
    expect(status()).toContain(text);
    await decodeRest();
    await waitFor(() => expect(first).toHaveAttribute('aria-setsize', String(many)));
  });
});
