import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { categories } from '@mocks/data/categories';
import { mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import { profiles } from '@/api/endpoints/profiles';
import { render } from '../render';
import { recordBodies } from './authForms';
import { claimOf, openSection } from './claimWorld';
import { profileOf } from './profileWorld';

const all = categories('de');
const nameOf = (id: number) => all.find((category) => category.id === id)?.name ?? '';

/** The server offers a category no longer. */
function withdraw(id: number) {
  const data = all.filter((category) => category.id !== id);
  mockServer.use(mockEndpoint(profiles.listCategories, () => HttpResponse.json({ success: true, message: '', data })));
}

const chosenIn = (box: ReturnType<typeof within>): HTMLElement[] => box.queryAllByRole('button', { pressed: true });

describe('a category that is not offered any more', () => {
  it('is named when a post is published, neither chosen nor sent', async () => {
    const post = mocks.world.table('posts').find(({ title }) => title.includes('Blitzschutz'));
    if (!post) throw new Error('no post');
    const [withdrawn = 0, kept = 0] = all.map(({ id }) => id);
    post.category_ids = [withdrawn, kept];
    withdraw(withdrawn);
    const bodies = recordBodies(`/post/${post.id}/publish`);
    const { user } = await render(`/posts/${post.id}/edit`, { as: 'expert' });
    await user.click(await screen.findByRole('button', { name: 'Veröffentlichen' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(new RegExp(`Nicht mehr angeboten.*: ${nameOf(withdrawn)}\\.`))).toBeVisible();
    expect(chosenIn(dialog).map(({ textContent }) => textContent)).toEqual([nameOf(kept)]);
    expect(within(dialog.getByRole('article')).queryByText(nameOf(withdrawn))).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Jetzt veröffentlichen' }));
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(String(bodies[0]?.['categories'])).toBe(String(kept));
  });

  it('is not enough to publish a post in', async () => {
    const post = mocks.world.table('posts').find(({ title }) => title.includes('Blitzschutz'));
    if (!post) throw new Error('no post');
    const withdrawn = all[0]?.id ?? 0;
    post.category_ids = [withdrawn];
    withdraw(withdrawn);
    const { user } = await render(`/posts/${post.id}/edit`, { as: 'expert' });
    await user.click(await screen.findByRole('button', { name: 'Veröffentlichen' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(/Nicht mehr angeboten/);
    await user.click(dialog.getByRole('button', { name: 'Jetzt veröffentlichen' }));
    expect(await dialog.findAllByText(/mindestens eine Kategorie/)).not.toHaveLength(0);
    expect(post.status).toBe('draft');
  });

  it('is named in a claim, takes no place, and goes with the next change', async () => {
    const claim = claimOf('ready');
    const [withdrawn = 0, kept = 0, third = 0, fourth = 0] = all.map(({ id }) => id);
    claim.category_ids = [withdrawn, kept, third];
    withdraw(withdrawn);
    const bodies = recordBodies(`/claims/${claim.id}/my-category`);
    const { user } = await render(`/competence/claim/${claim.id}`, { as: 'expert' });
    const section = within(await openSection(user, /^Kategorien/));
    expect(await section.findByText(new RegExp(`Nicht mehr angeboten.*: ${nameOf(withdrawn)}\\.`))).toBeVisible();
    expect(section.getByText(/2 von 3 gewählt/)).toBeVisible();
    const chip = section.getByRole('button', { name: nameOf(fourth) });
    await user.click(chip);
    fireEvent.blur(chip);
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(String(bodies[0]?.['categories'])).toBe([kept, third, fourth].join());
    await waitFor(() => expect(section.queryByText(/Nicht mehr angeboten/)).toBeNull());
    // A fourth one is refused: its chip says so, also to assistive technology.
    const others = section.getAllByRole('button', { pressed: false });
    expect(others[0]).toHaveAttribute('aria-disabled', 'true');
  });
});

it('keeps the categories that another device has added to a claim and taken from it', async () => {
  const claim = claimOf('published');
  const [first = 0, second = 0, third = 0] = all.map(({ id }) => id);
  claim.category_ids = [first];
  const { user } = await render(`/competence/claim/${claim.id}`, { as: 'expert' });
  const section = within(await openSection(user, /^Kategorien/));
  await user.click(await section.findByRole('button', { name: nameOf(second) }));
  claim.category_ids = [third];
  await user.click((await screen.findAllByRole('button', { name: '1 Änderung veröffentlichen' }))[0] as HTMLElement);
  await waitFor(() => expect(claim.category_ids.map(Number)).toEqual([third, second]));
});

it('keeps the categories that another device has added to a post and taken from it', async () => {
  const post = mocks.world.table('posts').find(({ title }) => title.includes('Blitzschutz'));
  if (!post) throw new Error('no post');
  const [first = 0, second = 0, third = 0] = all.map(({ id }) => id);
  post.category_ids = [first];
  const { user } = await render(`/posts/${post.id}/edit`, { as: 'expert' });
  await user.click(await screen.findByRole('button', { name: 'Veröffentlichen' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Alle Kategorien zeigen' }));
  await user.click(await dialog.findByRole('button', { name: nameOf(second) }));
  post.category_ids = [third];
  await user.click(dialog.getByRole('button', { name: 'Jetzt veröffentlichen' }));
  await waitFor(() => expect(post.status).toBe('published'));
  expect(post.category_ids.map(Number)).toEqual([third, second]);
});

it('says of the subject of a profile that it is not offered any more, and does not send it', async () => {
  const profile = profileOf('priority');
  const subject = String(profile.subject_category_id);
  const data = all.map((category) => ({
    ...category,
    children: category.children.filter(({ id }) => String(id) !== subject),
  }));
  mockServer.use(mockEndpoint(profiles.listCategories, () => HttpResponse.json({ success: true, message: '', data })));
  const bodies = recordBodies(`/competenceprofile/${profile.id}/mycompetence`);
  const { user } = await render(`/competence/competence-form?id=${profile.id}`, { as: 'expert' });
  const { value } = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Schwerpunkt' });
  expect(value).toMatch(/ \(nicht mehr angeboten\)$/);
  await user.click(await screen.findByRole('button', { name: 'Speichern und veröffentlichen' }));
  expect(await screen.findByText('Kompetenzen gespeichert')).toBeInTheDocument();
  expect(bodies).toEqual([]);
});
