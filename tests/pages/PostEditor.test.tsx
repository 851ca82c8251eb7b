import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getResponse, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { createHandlers, mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import { connectClient, currentConnection } from '@/api/client/connection';
import { posts } from '@/api/endpoints/posts';
import { arriveAt, render } from '../render';
import { findErrorSummary, recordCalls } from './authForms';
import { chooseOccupation, fillCompetence, press, step } from './profileWizard';

const postOf = (title: RegExp) => {
  const found = mocks.world.table('posts').find((post) => title.test(post.title));
  if (!found) throw new Error(`no post ${title}`);
  return found;
};
const draft = () => postOf(/Blitzschutz/);
const published = () => postOf(/Ladesäulen/);
const titleField = () => screen.findByRole('textbox', { name: 'Titel' });
const dialog = () => screen.findByRole('dialog');
const editor = ({ id }: { id: number }) => render(`/posts/${id}/edit`, { as: 'expert' });

describe('a new post', () => {
  it('is saved once, opens in its editor and stands first in the list (POS-03)', async () => {
    const { user } = await render('/posts/new-post', { as: 'expert' });
    await user.type(await titleField(), 'Was ein Wechselrichter kostet');
    const calls = recordCalls();
    await user.dblClick(screen.getByRole('button', { name: 'Entwurf speichern' }));
    await screen.findByRole('heading', { level: 1, name: 'Beitrag bearbeiten' });
    const { id, status } = postOf(/Wechselrichter/);
    await arriveAt(`/posts/${id}/edit`);
    expect(status).toBe('draft');
    expect(calls.filter((call) => call === 'POST /post')).toHaveLength(1);
    expect(await titleField()).toHaveDisplayValue('Was ein Wechselrichter kostet');
    await user.click(screen.getByRole('link', { name: /Meine Beiträge/, current: false }));
    const rows = within(await screen.findByRole('list', { name: 'Meine Beiträge' })).getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent('Was ein Wechselrichter kostet');
  });

  it('offers in its editor what was typed while it was being saved', async () => {
    let respond: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      respond = resolve;
    });
    mockServer.use(mockEndpoint(posts.createPost, async () => held.then(() => undefined)));
    const { user } = await render('/posts/new-post', { as: 'expert' });
    await user.type(await titleField(), 'Wechselrichter');
    await user.click(screen.getByRole('button', { name: 'Entwurf speichern' }));
    await user.type(await titleField(), ' im Keller');
    respond();
    await screen.findByRole('heading', { level: 1, name: 'Beitrag bearbeiten' });
    await user.click(await screen.findByRole('button', { name: 'Wiederherstellen' }));
    expect(await titleField()).toHaveDisplayValue('Wechselrichter im Keller');
  });

  it('may be left without a question while it is looked for after a gateway gave up, and is in the list', async () => {
    const serverHandlers = createHandlers(mocks);
    const { user } = await render('/posts/new-post', { as: 'expert' });
    await user.type(await titleField(), 'Was ein Wechselrichter kostet');
    let late: Request | undefined;
    mockServer.use(
      mockEndpoint(posts.createPost, ({ request }) => {
        late = request.clone();
        return HttpResponse.html('<!doctype html><h1>Gateway Timeout</h1>', { status: 504 });
      }),
    );
    connectClient({ ...currentConnection(), lookAgainAfter: [60_000] });
    await user.click(screen.getByRole('button', { name: 'Entwurf speichern' }));
    expect(await screen.findByText(/^Wir prüfen noch/)).toBeVisible();
    await user.click(screen.getAllByRole('link', { name: 'Meine Beiträge' })[0] as HTMLElement);
    await arriveAt('/posts/my-posts');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await getResponse(serverHandlers, late as Request);
    expect(mocks.world.table('posts').where(({ title }) => /Wechselrichter/.test(title))).toHaveLength(1);
  });

  it('is public after its title, a text and a category', async () => {
    const { user } = await render('/posts/new-post', { as: 'expert' });
    await user.type(await titleField(), 'Wechselrichter');
    await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }));
    const opened = within(await dialog());
    expect(opened.getByText(/braucht der Beitrag einen Titel, einen Text und mindestens eine Kategorie/)).toBeVisible();
    expect(postOf(/Wechselrichter/).status).toBe('draft');
  });
});

describe('somebody without a competence profile', () => {
  it('is led from a new post to the wizard, and from its end back to the post (PRO-22)', async () => {
    const { user } = await render('/posts/new-post', { as: 'new' });
    expect(await screen.findByText('Sie haben noch kein Kompetenzprofil')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Titel' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Kompetenzprofil anlegen' }));
    await arriveAt('/competence/new-profile?for=post');
    expect(await screen.findByText('Danach geht es mit Ihrem neuen Beitrag weiter.')).toBeVisible();
    await chooseOccupation(user);
    await press(user);
    await step('competence');
    await fillCompetence(user);
    await press(user, 'Profil anlegen');
    await step('station');
    await press(user, 'Überspringen');
    await step('details');
    await press(user);
    await step('publish');
    await user.click(await screen.findByRole('button', { name: 'Weiter' }));
    await arriveAt('/posts/new-post');
    expect(await titleField()).toBeVisible();
  });
});

describe('a draft that belongs to no profile, as an import may leave it', () => {
  it('asks for one where it is missing, keeps what is typed, and saves itself once it is chosen', async () => {
    const { profile_id } = draft();
    draft().profile_id = 0;
    const { user } = await editor(draft());
    await user.type(await titleField(), ' heute');
    const calls = recordCalls();
    fireEvent.blur(await titleField());
    const profile = await screen.findByRole('combobox', { name: 'Kompetenzprofil' });
    await waitFor(() => expect(profile).toHaveAccessibleDescription(/^Bitte wählen Sie etwas aus\./));
    expect(screen.getByText('Noch nicht gespeichert, bitte prüfen Sie die Angaben.')).toBeVisible();
    expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
    await user.selectOptions(profile, 'Elektroingenieurin · Erneuerbare Energien');
    await waitFor(() => expect(draft().title).toMatch(/ heute$/));
    expect(draft().profile_id).toBe(profile_id);
  });
});

describe('publishing a draft (POS-04)', () => {
  it('shows the card as it will appear, asks for a category, and then everybody sees it', async () => {
    const { user } = await editor(draft());
    await user.click(await screen.findByRole('button', { name: 'Veröffentlichen' }));
    const opened = within(await dialog());
    const card = within(opened.getByRole('region', { name: 'So erscheint Ihr Beitrag' }));
    expect(card.getByText(draft().title)).toBeVisible();
    // Not of the day on which it was begun.
    expect(card.getByText(/^· heute, /)).toBeVisible();
    // Nothing in it leads away from the text.
    expect(card.queryByRole('link')).not.toBeInTheDocument();
    await user.click(opened.getByRole('button', { name: 'Jetzt veröffentlichen' }));
    expect(await findErrorSummary(opened)).toHaveTextContent('Bitte wählen Sie mindestens eine Kategorie.');
    const category = opened.getAllByRole('button', { pressed: false })[0] as HTMLElement;
    expect(card.queryByText(category.textContent)).not.toBeInTheDocument();
    await user.click(category);
    expect(card.getByText(category.textContent)).toBeVisible();
    await user.click(opened.getByRole('button', { name: 'Jetzt veröffentlichen' }));
    await waitFor(() => expect(draft().status).toBe('published'));
    expect(await screen.findByRole('link', { name: 'Ansehen' })).toHaveAttribute('href', `/posts/${draft().id}`);
  });

  it('offers the categories near to the profile first, and the others at a press', async () => {
    const { user } = await editor(draft());
    await user.click(await screen.findByRole('button', { name: 'Veröffentlichen' }));
    const categories = within(await screen.findByRole('group', { name: 'Kategorien' }));
    const near = categories.getAllByRole('button', { pressed: false });
    expect(near.length).toBeLessThanOrEqual(3);
    expect(near[0]).toHaveAccessibleName('Energie und Elektrotechnik');
    await user.click(categories.getByRole('button', { name: 'Alle Kategorien zeigen' }));
    const all = categories.getAllByRole('button', { pressed: false });
    expect(all.length).toBeGreaterThan(10);
    expect(all[near.length]).toHaveFocus();
  });

  it('says at the categories what the server refuses of them', async () => {
    const data = { categories: ['Diese Kategorie gibt es auf der Startseite nicht.'] };
    mockServer.use(
      mockEndpoint(posts.publishPost, () =>
        HttpResponse.json({ success: false, message: 'Nein', data }, { status: 422 }),
      ),
    );
    const { user } = await editor(draft());
    await user.click(await screen.findByRole('button', { name: 'Veröffentlichen' }));
    const opened = within(await dialog());
    await user.click((await opened.findAllByRole('button', { pressed: false }))[0] as HTMLElement);
    await user.click(opened.getByRole('button', { name: 'Jetzt veröffentlichen' }));
    expect(await opened.findByRole('group', { name: 'Kategorien' })).toHaveAccessibleDescription(
      /Diese Kategorie gibt es auf der Startseite nicht\./,
    );
  });
});

describe('a published post', () => {
  it('says where it stands, and how that is changed', async () => {
    await editor(published());
    expect(await screen.findByText(/^Veröffentlicht unter: .+ ziehen Sie den Beitrag zurück/)).toBeVisible();
  });
});

describe('the profile of a post', () => {
  it('is no choice where there is one', async () => {
    mockServer.use(
      mockEndpoint(posts.listPostProfiles, () =>
        HttpResponse.json({
          success: true,
          message: '',
          data: [{ id: draft().profile_id, name: 'Elektroingenieurin' }],
        }),
      ),
    );
    await editor(draft());
    expect(await screen.findByText(/^Elektroingenieurin/)).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Kompetenzprofil' })).toBeNull();
  });
});

/* Named after what has happened in well-known editors. */
describe('an autosave', () => {
  it('never turns a published post back into a draft: nothing is sent before “Update”, and then it stays public', async () => {
    const { user } = await editor(published());
    await user.type(await titleField(), ' heute');
    const calls = recordCalls();
    fireEvent.blur(await titleField());
    expect(await screen.findByText('Diese Änderung ist noch nicht online.')).toBeVisible();
    expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
    await user.click(screen.getAllByRole('button', { name: '1 Änderung veröffentlichen' })[0] as HTMLElement);
    await waitFor(() => expect(published().title).toBe('Ladesäulen auf dem Firmenparkplatz planen heute'));
    expect(published().status).toBe('published');
    expect(screen.getByText('Veröffentlicht')).toBeVisible();
  });

  it('never eats letters that are typed while it runs, nor the focus', async () => {
    let respond: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      respond = resolve;
    });
    const { id } = draft();
    mockServer.use(mockEndpoint(posts.updatePost, async () => held.then(() => undefined)));
    const { user } = await editor(draft());
    const field = await titleField();
    await user.clear(field);
    await user.type(field, 'Blitz');
    await waitFor(() => expect(screen.getAllByText('Wird gespeichert')).not.toEqual([]), { timeout: 3000 });
    await user.type(field, 'schutz');
    respond();
    await waitFor(() => expect(mocks.world.table('posts').get(id)?.title).toBe('Blitzschutz'), { timeout: 4000 });
    expect(field).toHaveDisplayValue('Blitzschutz');
    expect(field).toHaveFocus();
  });
});

describe('somebody else’s post', () => {
  it('is not edited: the way to read it is offered', async () => {
    const other = postOf(/Kündigung/);
    await editor(other);
    expect(await screen.findByText('Dieser Beitrag gehört Ihnen nicht')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Beitrag lesen' })).toHaveAttribute('href', `/posts/${other.id}`);
    expect(screen.queryByRole('textbox', { name: 'Titel' })).not.toBeInTheDocument();
  });
});
