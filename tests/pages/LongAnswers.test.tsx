import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { mockEndpoint } from '@mocks/createHandlers';
import { newLongAnswer } from '@mocks/db/claims';
import { mocks, mockServer } from '@mocks/node';
import { setScenario } from '@mocks/server';
import { longAnswers } from '@/api/endpoints/longAnswers';
import { render } from '../render';
import { recordBodies, recordCalls } from './authForms';
import { claimOf, openSection, refuseCall, type questions } from './claimWorld';
import { loseAnswer, losses, notSaved, perhapsSaved, reconnect } from './loseAnswer';

const ways = Object.keys(losses) as (keyof typeof losses)[];
const submit = 'button[type="submit"], button[type="submit"] *';

/** The long answers of a claim as the mock server holds them, in their order. */
function heldBy(name: keyof typeof questions) {
  const { id } = claimOf(name);
  return mocks.world
    .table('longAnswers')
    .where(({ claim_id }) => claim_id === id)
    .toSorted((one, other) => one.order - other.order);
}
const headlines = (name: keyof typeof questions) => heldBy(name).map(({ headline }) => headline);

async function open(name: keyof typeof questions) {
  const claim = claimOf(name);
  const view = await render(`/competence/claim/${claim.id}`, { as: 'expert' });
  const section = await openSection(view.user, /^Ausführliche Antworten/);
  await within(section).findByText('Ausführliche Antwort hinzufügen', { selector: 'button' });
  return { ...view, claim, section };
}

const writes = (calls: readonly string[]) => calls.filter((call) => /^(?:POST|PATCH|DELETE) \/longanswers/.test(call));
const begin = (user: UserEvent) =>
  user.click(screen.getByText('Ausführliche Antwort hinzufügen', { selector: 'button' }));
const add = (user: UserEvent) => user.click(screen.getByText('Hinzufügen', { selector: submit }));
const rows = async () => {
  const list = await screen.findByRole('list', { name: 'Ausführliche Antworten' });
  return within(list)
    .getAllByRole('listitem')
    .map((row) => row.textContent);
};
async function choose(user: UserEvent, headline: string, entry: string) {
  await user.click(await screen.findByLabelText(`Mehr zu ${headline}`));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

/** The one form of the section that is open. */
const openForm = async () => {
  const source = await screen.findByLabelText(/^Quelle/, { selector: 'input' });
  return within(source.closest('form') as HTMLElement);
};
async function fill(user: UserEvent, texts: Record<string, string>) {
  const form = await openForm();
  for (const [label, text] of Object.entries(texts)) {
    await user.click(form.getByLabelText(new RegExp(`^${label}`), { selector: 'input, textarea' }));
    await user.paste(text);
  }
}
async function addHeadline(user: UserEvent, headline: string) {
  await begin(user);
  await fill(user, { Überschrift: headline });
  await add(user);
}

describe('long answers of a draft (CLS-09)', () => {
  it('are added with all they have, once, and the comment then only (D-38)', async () => {
    const bodies = recordBodies('/longanswers');
    const { user, claim, section } = await open('ready');
    await begin(user);
    expect((await openForm()).getByLabelText('Überschrift', { selector: 'textarea' })).toHaveFocus();
    expect(within(section).getByLabelText(/^Anmerkung/)).toHaveAccessibleDescription(/später lässt er sich nicht mehr/);
    expect(within(section).getByText(/^Sobald die Antwort gespeichert ist/)).toBeVisible();
    expect(within(section).queryByRole('group', { name: 'Bilder zur Antwort' })).not.toBeInTheDocument();
    await user.paste('Was das Gerät kostet');
    await fill(user, {
      Video: 'https://vimeo.com/76979871',
      Quelle: 'https://example.org/preise',
      Anmerkung: 'Stand: dieses Jahr.',
    });
    await (await openForm()).findByRole('toolbar');
    const text = (await openForm()).getByRole('textbox', { name: 'Text' });
    const html = '<p>Zwischen <b>400</b> und 700 Euro.</p>';
    fireEvent.paste(text, { clipboardData: { getData: (type: string) => (type === 'text/html' ? html : '') } });
    await user.dblClick((await openForm()).getByText('Hinzufügen', { selector: submit }));
    expect(await screen.findByLabelText('Mehr zu Was das Gerät kostet')).toBeVisible();
    expect(bodies).toEqual([
      {
        claim_id: claim.id,
        headline: 'Was das Gerät kostet',
        text: '<p>Zwischen <strong>400</strong> und 700 Euro.</p>',
        video: 'https://vimeo.com/76979871',
        source: 'https://example.org/preise',
        comment: 'Stand: dieses Jahr.',
      },
    ]);
    expect(await rows()).toEqual([expect.stringContaining('Zwischen 400 und 700 Euro.Video · Quelle')]);
    await waitFor(() => expect(screen.getByText('Ausführliche Antwort hinzufügen')).toHaveFocus());

    await choose(user, 'Was das Gerät kostet', 'Bearbeiten');
    expect(await within(section).findByText('Stand: dieses Jahr.')).toBeVisible();
    expect(within(section).queryByLabelText(/^Anmerkung/)).not.toBeInTheDocument();
    expect(await within(section).findByRole('group', { name: 'Bilder zur Antwort' })).toBeVisible();
  });

  it('are changed with their place and without the comment, and deleted with a way back', async () => {
    const { id } = claimOf('ready');
    const answers = mocks.world.table('longAnswers');
    const first = answers.add(newLongAnswer(mocks.world, claimOf('ready'), { headline: 'Eins', comment: 'Hinweis' }));
    const second = answers.add(newLongAnswer(mocks.world, claimOf('ready'), { headline: 'Zwei', order: 2 }));
    const bodies = recordBodies(`/longanswers/${second.id}`);
    const { user } = await open('ready');
    await choose(user, 'Zwei', 'Bearbeiten');
    const field = (await openForm()).getByLabelText('Überschrift', { selector: 'textarea' });
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.paste('Zweitens');
    await user.click(screen.getByText('Speichern', { selector: submit }));
    expect(await screen.findByLabelText('Mehr zu Zweitens')).toHaveFocus();
    expect(bodies).toEqual([{ claim_id: id, headline: 'Zweitens', video: '', text: '', source: '', order: 2 }]);
    expect(first.comment).toBe('Hinweis');

    await choose(user, 'Eins', 'Löschen');
    expect(await screen.findByText('„Eins“ gelöscht')).toBeInTheDocument();
    await user.click(await screen.findByText('Rückgängig'));
    expect(await screen.findByLabelText('Mehr zu Eins')).toBeVisible();
    await choose(user, 'Eins', 'Löschen');
    await user.click(await screen.findByLabelText('Ohne Rückgängig schließen'));
    await waitFor(() => expect(headlines('ready')).toEqual(['Zweitens']));
  });

  it('refuse films of other platforms and addresses that are none, before any call', async () => {
    const calls = recordCalls();
    const { user, section } = await open('ready');
    await begin(user);
    await fill(user, { Überschrift: 'Was es kostet', Video: 'https://video.example/1', Quelle: 'javascript:alert(1)' });
    await add(user);
    const video = (await openForm()).getByLabelText(/^Video/);
    await waitFor(() => expect(video).toHaveAccessibleDescription(/YouTube/));
    expect(video).toBeInvalid();
    expect(within(section).getByLabelText(/^Quelle/, { selector: 'input' })).toBeInvalid();
    expect(writes(calls)).toEqual([]);
  });

  it('have the server’s words at their field, and keep the text for the next visit', async () => {
    const { user, claim, router } = await open('ready');
    await begin(user);
    await fill(user, { Überschrift: 'Zu kurz' });
    refuseCall(longAnswers.createLongAnswer, 422, { data: { headline: ['Bitte schreiben Sie etwas mehr.'] } });
    await add(user);
    const field = (await openForm()).getByLabelText('Überschrift', { selector: 'textarea' });
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Bitte schreiben Sie etwas mehr\./));
    expect(field).toHaveValue('Zu kurz');
    await act(() => router.navigate('/competence/claims'));
    await screen.findByRole('list', { name: 'Meine Claims' });
    await act(() => router.navigate(`/competence/claim/${claim.id}`));
    expect(await screen.findByText(/^Noch nicht gespeicherter Text vom/)).toBeVisible();
    expect(headlines('ready')).toEqual([]);
  });

  it('are put in order with one full list, which is rolled back where the server refuses', async () => {
    const answers = mocks.world.table('longAnswers');
    const ids = ['Eins', 'Zwei', 'Drei'].map(
      (headline, index) => answers.add(newLongAnswer(mocks.world, claimOf('ready'), { headline, order: index + 1 })).id,
    );
    const bodies = recordBodies(`/longanswers/claims/${claimOf('ready').id}/reorder`);
    const { user } = await open('ready');
    await choose(user, 'Drei', 'Ganz nach oben');
    await waitFor(() => expect(headlines('ready')).toEqual(['Drei', 'Eins', 'Zwei']));
    expect(bodies).toEqual([
      {
        positions: [ids[2], ids[0], ids[1]].map((id, index) => ({ id, order: index + 1 })),
      },
    ]);
    refuseCall(longAnswers.reorderLongAnswers);
    await choose(user, 'Zwei', 'Nach oben');
    expect(await screen.findByText(/Die neue Reihenfolge wurde nicht gespeichert/)).toBeVisible();
    expect((await rows()).map((row) => /Eins|Zwei|Drei/.exec(row)?.[0])).toEqual(['Drei', 'Eins', 'Zwei']);
  });
});

describe('long answers of a public claim (ux no. 1)', () => {
  it('show how they begin and what they have, and wait for one update', async () => {
    const { user } = await open('published');
    const [first, second] = await rows();
    expect(first).toContain('Nehmen Sie Ihren Jahresverbrauch und teilen Sie ihn');
    expect(first).toContain('1 Bild · Quelle');
    expect(second).toContain('Video');
    const calls = recordCalls();
    await addHeadline(user, 'Was der Netzbetreiber verlangt');
    // Not online yet: the comment may still change.
    await choose(user, 'Was der Netzbetreiber verlangt', 'Bearbeiten');
    const comment = await screen.findByLabelText(/^Anmerkung/);
    await user.click(comment);
    await user.paste('Nur in Deutschland.');
    await user.click(screen.getByText('Speichern', { selector: submit }));
    await choose(user, 'Was der Netzbetreiber verlangt', 'Ganz nach oben');
    await choose(user, 'Was ein zu großer Speicher kostet', 'Löschen');
    expect(writes(calls)).toEqual([]);
    const [update] = await screen.findAllByText('1 Änderung veröffentlichen');
    await user.click(update as HTMLElement);
    await waitFor(() => expect(screen.queryByText(/Änderungen? veröffentlichen$/)).not.toBeInTheDocument());
    expect(headlines('published')).toEqual(['Was der Netzbetreiber verlangt', 'So rechne ich es aus']);
    expect(heldBy('published')[0]).toMatchObject({ comment: 'Nur in Deutschland.' });
    expect(writes(calls)).toHaveLength(3);
    // What has just gone online can hold images at once.
    await choose(user, 'Was der Netzbetreiber verlangt', 'Bearbeiten');
    expect(await screen.findByRole('group', { name: 'Bilder zur Antwort' })).toBeVisible();
  });

  it('are taken as saved where the server keeps no comment and writes the HTML its own way', async () => {
    mockServer.use(
      mockEndpoint(longAnswers.createLongAnswer, async ({ request }) => {
        const body = (await request.clone().json()) as Record<string, string>;
        const text = `${body['text']}\n`;
        mocks.world
          .table('longAnswers')
          .add(newLongAnswer(mocks.world, claimOf('published'), { headline: body['headline'] ?? '', text, order: 3 }));
        return HttpResponse.json({ success: true, message: '', data: null });
      }),
    );
    const calls = recordCalls();
    const { user } = await open('published');
    await begin(user);
    await fill(user, { Überschrift: 'Netz', Anmerkung: 'Nur hier.' });
    await add(user);
    const [update] = await screen.findAllByText('1 Änderung veröffentlichen');
    await user.click(update as HTMLElement);
    await waitFor(() => expect(screen.queryByText(/Änderungen? veröffentlichen$/)).not.toBeInTheDocument());
    expect(writes(calls)).toEqual(['POST /longanswers']);
  });
});

describe('long answers whose response was lost (D-66)', () => {
  it.each(ways)('exist once after they were added (%s)', async (how) => {
    const { user } = await open('ready');
    loseAnswer(longAnswers.createLongAnswer, { how });
    await addHeadline(user, 'Was es kostet');
    expect(await screen.findByLabelText('Mehr zu Was es kostet')).toBeVisible();
    expect(headlines('ready')).toEqual(['Was es kostet']);
  });

  it('are looked up before they are sent again', async () => {
    const calls = recordCalls();
    const { user } = await open('ready');
    loseAnswer(longAnswers.createLongAnswer, { offline: true });
    await addHeadline(user, 'Was es kostet');
    expect((await screen.findAllByText(perhapsSaved)).length).toBeGreaterThan(0);
    reconnect();
    await add(user);
    expect(await screen.findByLabelText('Mehr zu Was es kostet')).toBeVisible();
    expect(writes(calls)).toEqual(['POST /longanswers']);
    expect(headlines('ready')).toEqual(['Was es kostet']);
  });

  it('can be repeated where they never arrived', async () => {
    const { user } = await open('ready');
    mockServer.use(mockEndpoint(longAnswers.createLongAnswer, () => HttpResponse.error(), { once: true }));
    await addHeadline(user, 'Was es kostet');
    expect((await screen.findAllByText(notSaved)).length).toBeGreaterThan(0);
    await add(user);
    expect(await screen.findByLabelText('Mehr zu Was es kostet')).toBeVisible();
    expect(headlines('ready')).toEqual(['Was es kostet']);
  });

  it.each(['updateLongAnswer', 'deleteLongAnswer', 'reorderLongAnswers'] as const)(
    'are as they were left (%s)',
    async (name) => {
      const answers = mocks.world.table('longAnswers');
      answers.add(newLongAnswer(mocks.world, claimOf('ready'), { headline: 'Eins', text: '<p>Eine <b>Zeile</b></p>' }));
      answers.add(newLongAnswer(mocks.world, claimOf('ready'), { headline: 'Zwei', order: 2 }));
      const { user } = await open('ready');
      const calls = recordCalls();
      loseAnswer(longAnswers[name]);
      if (name === 'updateLongAnswer') {
        await choose(user, 'Eins', 'Bearbeiten');
        await fill(user, { Quelle: 'https://example.org/' });
        await user.click(screen.getByText('Speichern', { selector: submit }));
        expect(await screen.findByText('Quelle', { selector: 'li *' })).toBeVisible();
      } else if (name === 'deleteLongAnswer') {
        await choose(user, 'Eins', 'Löschen');
        await user.click(await screen.findByLabelText('Ohne Rückgängig schließen'));
        await waitFor(() => expect(headlines('ready')).toEqual(['Zwei']));
      } else {
        await choose(user, 'Zwei', 'Nach oben');
        await waitFor(() => expect(headlines('ready')).toEqual(['Zwei', 'Eins']));
      }
      expect(await screen.findByText(/^Gespeichert/)).toBeVisible();
      expect(writes(calls)).toHaveLength(1);
    },
  );

  it('are there again where deleting them is refused', async () => {
    mocks.world.table('longAnswers').add(newLongAnswer(mocks.world, claimOf('ready'), { headline: 'Eins' }));
    const { user } = await open('ready');
    refuseCall(longAnswers.deleteLongAnswer);
    await choose(user, 'Eins', 'Löschen');
    await user.click(await screen.findByLabelText('Ohne Rückgängig schließen'));
    expect(await screen.findByText('Die ausführliche Antwort wurde nicht gelöscht.')).toBeInTheDocument();
    expect(await screen.findByLabelText('Mehr zu Eins')).toBeVisible();
  });
});

describe('long answers on a server that answers documented fields only', () => {
  beforeEach(() => setScenario(mocks, { responses: 'plain' }));

  it('are added, changed, put in order and deleted', async () => {
    const { user } = await open('ready');
    await addHeadline(user, 'Eins');
    await screen.findByLabelText('Mehr zu Eins');
    await addHeadline(user, 'Zwei');
    await choose(user, 'Zwei', 'Nach oben');
    await waitFor(() => expect(headlines('ready')).toEqual(['Zwei', 'Eins']));
    await choose(user, 'Eins', 'Bearbeiten');
    await fill(user, { Quelle: 'https://example.org/' });
    await user.click(screen.getByText('Speichern', { selector: submit }));
    await waitFor(() => expect(heldBy('ready')[1]).toMatchObject({ source: 'https://example.org/', order: 2 }));
    await choose(user, 'Zwei', 'Löschen');
    await user.click(await screen.findByLabelText('Ohne Rückgängig schließen'));
    await waitFor(() => expect(headlines('ready')).toEqual(['Eins']));
  });
});
