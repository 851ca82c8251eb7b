import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { mockEndpoint } from '@mocks/createHandlers';
import { mockServer } from '@mocks/node';
import { writeDraft } from '@/platform/drafts';
import { profiles } from '@/api/endpoints/profiles';
import { render } from '../render';
import { recordBodies, recordCalls } from './authForms';
import { loseAnswer, losses, notSaved, perhapsSaved, reconnect } from './loseAnswer';
import { accountOf, fail, profileOf, type ProfileName } from './profileWorld';

const ways = Object.keys(losses) as (keyof typeof losses)[];
/** A button that sends its form, or the words in it. */
const submit = 'button[type="submit"], button[type="submit"] *';

async function open(name: ProfileName) {
  const profile = profileOf(name);
  const view = await render(`/competence/${profile.id}`, { as: 'expert' });
  await screen.findByLabelText(/^(?:Antworten|Hinzufügen): Leidenschaft$/);
  await screen.findByLabelText(/^(?:Antworten|Hinzufügen): Wie es begann$/);
  return { ...view, profile };
}
type View = Awaited<ReturnType<typeof open>>;

const path = (list: 'personalconnection' | 'competencestory') => `/competenceprofile/${profileOf('paused').id}/${list}`;
const writes = (calls: readonly string[]) =>
  calls.filter((call) => /^(?:POST|PATCH|DELETE|PUT) \/competenceprofile/.test(call));

async function answer({ user }: View, group: string, text: string) {
  await user.click(await screen.findByLabelText(`Antworten: ${group}`));
  const field = await screen.findByLabelText('Ihre Antwort');
  expect(field).toHaveFocus();
  await user.paste(text);
  return field;
}
const add = ({ user }: View) => user.click(screen.getByText('Hinzufügen', { selector: submit }));

async function choose({ user }: View, text: RegExp, action: string) {
  await user.click(await screen.findByLabelText(text));
  await user.click(await screen.findByText(action));
}

describe('connections and stories of a draft (STO-01, STO-03)', () => {
  it.each([
    ['Leidenschaft', 'Was begeistert Sie an Ihrer Arbeit?'],
    ['Lösung', 'Welches Problem lösen Sie für andere?'],
    ['Faszination', 'Was lässt Sie auch nach Jahren noch staunen?'],
    ['Überzeugung', 'Wovon sind Sie in Ihrem Beruf überzeugt?'],
    ['Fachliches Interesse', 'Womit beschäftigen Sie sich fachlich am liebsten?'],
    ['Zugehörigkeit', 'Wem fühlen Sie sich beruflich verbunden?'],
    ['Wie es begann', 'Wie sind Sie zu diesem Beruf gekommen?'],
    ['Was ich überwunden habe', 'Welche Schwierigkeit haben Sie gemeistert?'],
    ['Erfolge', 'Worauf sind Sie besonders stolz?'],
    ['Was ich gelernt habe', 'Welche Erfahrung hat Ihre Arbeit verändert?'],
  ])('ask their question once an empty group is pressed, with the focus in its field (%s)', async (group, prompt) => {
    const { user } = await open('paused');
    const chip = screen.getByLabelText(`Antworten: ${group}`);
    expect(chip).toHaveAccessibleDescription(prompt);
    expect(screen.queryByText(prompt)).not.toBeInTheDocument();
    await user.click(chip);
    expect(await screen.findByText(prompt)).toBeVisible();
    expect(await screen.findByLabelText('Ihre Antwort')).toHaveFocus();
  });

  it('stay open with text that was kept, of a new answer or of a list that was to be published', async () => {
    const userId = String(accountOf('expert').id);
    const { id } = profileOf('priority');
    writeDraft(userId, `profile-${id}-connections-solution.new`, { text: 'Strom vom Dach.' }, Date.now());
    const rows = [{ id: 'new-1', savedId: null, text: 'Ein Preis.' }];
    writeDraft(userId, `profile-${id}-stories-successes`, { 'stories-successes': rows }, Date.now());
    await open('priority');
    expect(screen.getByText('Lösung', { selector: 'h3' })).toBeVisible();
    expect(screen.getByText('Erfolge', { selector: 'h3' })).toBeVisible();
    expect(await screen.findAllByText(/^Noch nicht gespeicherter Text vom/)).toHaveLength(2);
    expect(screen.queryByText('Faszination', { selector: 'h3' })).not.toBeInTheDocument();
  });

  it.each([
    ['Fachliches Interesse', 'personalconnection', { type: 'professional_interest', question: 'Speicher.' }],
    ['Erfolge', 'competencestory', { type: 'successes', story_question: 'Speicher.' }],
  ] as const)('are added to their group, once (%s)', async (group, list, body) => {
    const bodies = recordBodies(path(list));
    const view = await open('paused');
    await answer(view, group, 'Speicher.');
    await view.user.dblClick(screen.getByText('Hinzufügen', { selector: submit }));
    expect(await screen.findByLabelText('Mehr zu Speicher.')).toBeVisible();
    expect(bodies).toEqual([body]);
    await waitFor(() => expect(screen.getByLabelText(`Hinzufügen: ${group}`)).toHaveFocus());
  });

  it('are changed, become the main one and are deleted with a way back', async () => {
    const view = await open('paused');
    const { user, profile } = view;
    await answer(view, 'Erfolge', 'Erste Anlage.');
    await add(view);
    await choose(view, /^Mehr zu Erste Anlage/, 'Bearbeiten');
    const field = await screen.findByLabelText('Ihre Antwort');
    await user.clear(field);
    await user.paste('Hundertste Anlage.');
    await user.click(screen.getByText('Speichern', { selector: submit }));
    await choose(view, /^Mehr zu Hundertste Anlage/, 'Als Leitgeschichte festlegen');
    await waitFor(() => expect(profile.competence_stories).toMatchObject([{ main: true, type: 'successes' }]));
    expect((await screen.findAllByText('Leitgeschichte')).length).toBeGreaterThan(0);
    await choose(view, /^Mehr zu Hundertste Anlage/, 'Löschen');
    expect(await screen.findByText('„Hundertste Anlage.“ gelöscht')).toBeInTheDocument();
    expect(profile.competence_stories).toHaveLength(1);
    await user.click(await screen.findByLabelText('Ohne Rückgängig schließen'));
    await waitFor(() => expect(profile.competence_stories).toEqual([]));
    expect(await screen.findByLabelText('Antworten: Erfolge')).toBeVisible();
  });

  it('are the main one only once: the menu says why, without a call', async () => {
    const calls = recordCalls();
    const view = await open('priority');
    await view.user.click(await screen.findByLabelText(/^Mehr zu Mich begeistert/));
    const item = await screen.findByRole('menuitem', { name: /^Als Leitsatz festlegen/ });
    expect(item).toHaveTextContent('Das ist bereits der Leitsatz.');
    expect(item).toHaveAttribute('aria-disabled', 'true');
    await view.user.click(item);
    expect(item).toBeVisible();
    expect(writes(calls)).toEqual([]);
  });

  it('have the server’s words at their field, and keep the text for the next visit', async () => {
    const view = await open('paused');
    const field = await answer(view, 'Leidenschaft', 'Zu kurz');
    fail(profiles.addConnection, 422, { question: ['Bitte schreiben Sie etwas mehr.'] });
    await add(view);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Bitte schreiben Sie etwas mehr\./));
    expect(field).toHaveValue('Zu kurz');
    await act(() => view.router.navigate('/competence/profiles'));
    await screen.findByRole('list', { name: 'Kompetenzprofile' });
    await act(() => view.router.navigate(`/competence/${view.profile.id}`));
    expect(await screen.findByText(/^Noch nicht gespeicherter Text vom/)).toBeVisible();
  });

  it('refuse the same text twice in a group', async () => {
    const view = await open('paused');
    await answer(view, 'Leidenschaft', 'Licht.');
    await add(view);
    await view.user.click(await screen.findByLabelText('Hinzufügen: Leidenschaft'));
    const field = await screen.findByLabelText('Ihre Antwort');
    await view.user.paste('Licht.');
    await add(view);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Diesen Eintrag gibt es schon\./));
    expect(view.profile.personal_connections).toHaveLength(1);
  });

  it('show their images as delivered, and groups that only the server knows', async () => {
    profileOf('priority').personal_connections.push({
      id: 9001,
      type: 'Vorbild & Co',
      question: 'Meine Meisterin.',
      image_id: null,
      main: false,
    });
    await open('priority');
    expect(await screen.findByText('Vorbild & Co', { selector: 'h3' })).toBeVisible();
    expect(await screen.findByText('Meine Meisterin.')).toBeVisible();
    for (const name of [/^Bild zu „/, /^Bilder zu „/]) {
      const [images] = await screen.findAllByRole('list', { name });
      expect(await within(images as HTMLElement).findAllByRole('listitem')).toHaveLength(1);
    }
  });
});

describe('connections and stories of a public profile (ux no. 1)', () => {
  it('wait for one update, each with its own call', async () => {
    const view = await open('priority');
    const { user, profile } = view;
    const calls = recordCalls();
    await answer(view, 'Lösung', 'Strom vom eigenen Dach.');
    await add(view);
    await choose(view, /^Mehr zu Als mitten im Winter/, 'Löschen');
    await user.click(await screen.findByLabelText(/^Mehr zu Strom vom/));
    expect(await screen.findByRole('menuitem', { name: /^Als Leitsatz/ })).toHaveTextContent(
      'Dieser Eintrag ist noch nicht online. Veröffentlichen Sie ihn zuerst.',
    );
    await user.keyboard('{Escape}');
    expect(writes(calls)).toEqual([]);
    const [update] = await screen.findAllByText('2 Änderungen veröffentlichen');
    await user.click(update as HTMLElement);
    await waitFor(() => expect(screen.queryByText(/Änderungen? veröffentlichen$/)).not.toBeInTheDocument());
    expect(profile.personal_connections.map(({ type }) => type)).toEqual(['passion', 'belief', 'solution']);
    expect(profile.competence_stories.map(({ type }) => type)).toEqual(['started']);
    expect(writes(calls)).toHaveLength(2);
  });
});

describe('connections and stories whose response was lost (D-66)', () => {
  it.each(ways)('exist once after they were added (%s)', async (how) => {
    const view = await open('paused');
    await answer(view, 'Wie es begann', 'Mit einem Radio.');
    loseAnswer(profiles.addStory, { how });
    await add(view);
    expect(await screen.findByLabelText('Mehr zu Mit einem Radio.')).toBeVisible();
    expect(view.profile.competence_stories).toHaveLength(1);
  });

  it('are looked up before they are sent again', async () => {
    const calls = recordCalls();
    const view = await open('paused');
    await answer(view, 'Zugehörigkeit', 'Dem Handwerk.');
    loseAnswer(profiles.addConnection, { offline: true });
    await add(view);
    expect((await screen.findAllByText(perhapsSaved)).length).toBeGreaterThan(0);
    reconnect();
    await add(view);
    expect(await screen.findByLabelText('Mehr zu Dem Handwerk.')).toBeVisible();
    expect(writes(calls)).toHaveLength(1);
    expect(view.profile.personal_connections).toHaveLength(1);
  });

  it('can be repeated where they never arrived', async () => {
    const view = await open('paused');
    await answer(view, 'Zugehörigkeit', 'Dem Handwerk.');
    mockServer.use(mockEndpoint(profiles.addConnection, () => HttpResponse.error(), { once: true }));
    await add(view);
    expect((await screen.findAllByText(notSaved)).length).toBeGreaterThan(0);
    await add(view);
    expect(await screen.findByLabelText('Mehr zu Dem Handwerk.')).toBeVisible();
    expect(view.profile.personal_connections).toHaveLength(1);
  });

  it('are the main one, and shown so', async () => {
    const view = await open('priority');
    loseAnswer(profiles.makeMainConnection);
    await choose(view, /^Mehr zu Ich bin überzeugt/, 'Als Leitsatz festlegen');
    await waitFor(() => expect(view.profile.personal_connections[1]?.main).toBe(true));
    const [row] = await screen.findAllByText(/^Ich bin überzeugt/, { selector: 'li *' });
    expect(await within(row?.closest('li') as HTMLElement).findByText('Leitsatz')).toBeVisible();
  });

  it('are there again where deleting them is refused', async () => {
    const view = await open('paused');
    await answer(view, 'Erfolge', 'Erste Anlage.');
    await add(view);
    await screen.findByLabelText('Mehr zu Erste Anlage.');
    fail(profiles.deleteStory);
    await choose(view, /^Mehr zu Erste Anlage/, 'Löschen');
    await view.user.click(await screen.findByLabelText('Ohne Rückgängig schließen'));
    expect(await screen.findByText('Die Geschichte konnte nicht gelöscht werden.')).toBeInTheDocument();
    expect(await screen.findByLabelText('Mehr zu Erste Anlage.')).toBeVisible();
  });
});
