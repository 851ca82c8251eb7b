import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { append } from '@mocks/db/ordered';
import { mocks } from '@mocks/node';
import { setScenario } from '@mocks/server';
import { draftNames } from '@/platform/drafts';
import * as table from '@/features/claim-editor/items/itemLists';
import { render } from '../render';
import { recordBodies, recordCalls } from './authForms';
import { choose, fillNew, forms, fullDraft, listNames, lists, sectionOrder, titlesOf } from './claimParts';
import { claimOf, openSection, refuseCall } from './claimWorld';
import { loseAnswer } from './loseAnswer';

const words = 'Das Wort „Wunder“ ist nicht erlaubt.';
const refusal = (field: string) => ({ message: 'The given data was invalid.', data: { [field]: [words] } });

async function open(claim = fullDraft()) {
  const view = await render(`/competence/claim/${claim.id}`, { as: 'expert' });
  const calls = recordCalls();
  const writes = () => calls.filter((call) => !call.startsWith('GET')).map((call) => call.split(`${claim.id}/`)[1]);
  return { ...view, claim, writes };
}

describe.each(listNames)('the list of %s (CLS-04, CLS-06 to CLS-08)', (name) => {
  const { head, fields, body, path, calls, titleField } = lists[name];
  const [label = '', title = ''] = Object.entries(fields)[0] ?? [];

  it('takes a new item, with one request for a double click', async () => {
    const claim = fullDraft();
    const bodies = recordBodies(`/claims/${claim.id}/add-${path}`);
    const { user } = await open(claim);
    const { submit, section } = await fillNew(user, name);
    await waitFor(() => expect(draftNames(String(claim.account_id))).toEqual([`claim-${claim.id}-${name}.new`]));
    await user.dblClick(submit);
    expect(await section.findByRole('button', { name: `Mehr zu ${title}` })).toBeVisible();
    expect(draftNames(String(claim.account_id)), 'nothing is offered again').toEqual([]);
    expect(bodies).toEqual([name === 'essentials' ? { ...body, claim_id: claim.id } : body]);
    expect(titlesOf(name).at(-1)).toBe(title);
    expect(section.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('changes, moves and deletes its items', async () => {
    const claim = fullDraft();
    const [first = '', second = ''] = titlesOf(name);
    const positions = recordBodies(`/claims/${claim.id}/${path}-reorder`);
    const { user, writes, router } = await open(claim);
    const section = within(await openSection(user, head));
    await choose(user, second, 'Bearbeiten');
    const field = await section.findByRole('textbox', { name: label });
    await user.clear(field);
    await user.type(field, 'Anders gesagt');
    await user.click(await section.findByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(titlesOf(name)[1]).toBe('Anders gesagt'));
    await choose(user, 'Anders gesagt', 'Nach oben');
    await waitFor(() => expect(titlesOf(name).slice(0, 2)).toEqual(['Anders gesagt', first]));
    expect(positions).toEqual([
      {
        positions: expect.arrayContaining([
          expect.objectContaining({ order: 1 }),
          expect.objectContaining({ order: 2 }),
        ]),
      },
    ]);
    expect(positions[0]?.['positions']).toHaveLength(titlesOf(name).length);
    await choose(user, first, 'Löschen');
    expect(await screen.findByText(`„${first}“ gelöscht`)).toBeInTheDocument();
    expect(titlesOf(name)).toContain(first);
    // Leaving sends what waits behind "undo".
    await router.navigate('/competence/claims');
    await waitFor(() => expect(titlesOf(name)).not.toContain(first));
    expect(writes()).toEqual([
      expect.stringMatching(new RegExp(`^${path}/\\d+$`)),
      `${path}-reorder`,
      expect.stringMatching(new RegExp(`^${path}/\\d+$`)),
    ]);
  });

  it('shows the reason of a refusal at its field, and keeps what was typed', async () => {
    const [add] = calls;
    refuseCall(add, 422, refusal(titleField));
    const { user } = await open();
    const { submit, section } = await fillNew(user, name);
    await user.click(submit);
    const field = await section.findByRole('textbox', { name: label });
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveAccessibleDescription(expect.stringContaining(words));
    expect(field).toHaveValue(title);
  });

  it('has an item once whose response was lost, and a change likewise (D-66)', async () => {
    const { user, writes } = await open();
    const { submit, section } = await fillNew(user, name);
    loseAnswer(calls[0]);
    await user.click(submit);
    await section.findByRole('button', { name: `Mehr zu ${title}` });
    await choose(user, title, 'Bearbeiten');
    const field = await section.findByRole('textbox', { name: label });
    await user.type(field, ' und mehr');
    loseAnswer(calls[1]);
    await user.click(await section.findByRole('button', { name: 'Speichern' }));
    await section.findByRole('button', { name: `Mehr zu ${title} und mehr` });
    expect(titlesOf(name).filter((one) => one.startsWith(title))).toEqual([`${title} und mehr`]);
    expect(writes()).toHaveLength(2);
  });

  it('keeps typed text, and offers it where its section was closed', async () => {
    const claim = fullDraft();
    const { user, router } = await open(claim);
    await fillNew(user, name);
    await user.click(screen.getByRole('button', { name: head }));
    await router.navigate('/competence/claims');
    await screen.findByRole('list', { name: 'Meine Claims' });
    await router.navigate(`/competence/claim/${claim.id}`);
    await user.click(await screen.findByRole('button', { name: 'Wiederherstellen' }));
    expect(await screen.findByRole('textbox', { name: label })).toHaveValue(title);
    expect(await screen.findByRole('button', { name: head, expanded: true })).toBeVisible();
  });
});

it('a tip of a public claim keeps its place on the server when it is changed after "Update"', async () => {
  const { user, writes } = await open(claimOf('published'));
  const { section, submit } = await fillNew(user, 'tips');
  await user.click(submit);
  const update = async () =>
    (await screen.findAllByRole('button', { name: '1 Änderung veröffentlichen' }))[0] as HTMLElement;
  await user.click(await update());
  await waitFor(() => expect(titlesOf('tips').at(-1)).toBe('Zähler ablesen'));
  await choose(user, 'Zähler ablesen', 'Bearbeiten');
  await user.type(await section.findByRole('textbox', { name: 'Tipp' }), ' und notieren');
  await user.click(await section.findByRole('button', { name: 'Speichern' }));
  await user.click(await update());
  await waitFor(() => expect(titlesOf('tips').at(-1)).toBe('Zähler ablesen und notieren'));
  expect(writes()).toEqual(['add-tip', expect.stringMatching(/^tip\/\d+$/)]);
});

describe.each(Object.values(forms))('the form of $form (CLS-05)', ({ call, head, label, field, typed, body }) => {
  it('saves itself', async () => {
    const claim = claimOf('begun');
    const bodies = recordBodies(call.path.replace(':claimId', String(claim.id)));
    const { user } = await open(claim);
    const section = within(await openSection(user, head));
    await user.type(await section.findByRole('textbox', { name: label }), typed);
    await user.tab();
    await user.click(screen.getByRole('button', { name: head }));
    expect(await section.findByText(/^Gespeichert/)).toBeInTheDocument();
    expect(bodies).toEqual([body]);
    expect(await screen.findByRole('button', { name: head })).toHaveTextContent(typed);
  });

  it('shows a refusal at its field', async () => {
    refuseCall(call, 422, refusal(field));
    const { user } = await open();
    const section = within(await openSection(user, head));
    const input = await section.findByRole('textbox', { name: label });
    await user.type(input, ' Wunder');
    await user.tab();
    await waitFor(() => expect(input).toBeInvalid());
    expect(input).toHaveAccessibleDescription(expect.stringContaining(words));
  });

  it('is saved where the response was lost', async () => {
    const { user } = await open();
    const section = within(await openSection(user, head));
    loseAnswer(call);
    await user.type(await section.findByRole('textbox', { name: label }), ' Neu.');
    await user.tab();
    expect(await section.findByText(/^Gespeichert/)).toBeVisible();
  });
});

describe('the sections of the claim editor (ux 4.3)', () => {
  it('stand in the order of the page; a closed one shows its first words, an empty one its purpose', async () => {
    const claim = fullDraft();
    claim.tips = [];
    await open(claim);
    const heads = await screen.findAllByRole('button', { name: /(?:erledigt|noch offen|optional)/i });
    expect(heads.map(({ id }) => id.replace('-head', '')).join(' ')).toBe(sectionOrder);
    expect(screen.getByRole('button', { name: /^Das Wichtigste/ })).toHaveTextContent(
      /Zuerst messen, dann kaufen\. · Eine .*….*3 Einträge/,
    );
    expect(screen.getByRole('button', { name: /^Tipps/ })).toHaveTextContent('Kurze Ratschläge');
    expect(screen.getByRole('button', { name: /^Verknüpftes Profil/ })).toHaveTextContent('Elektroingenieurin');
  });

  it('are the texts on one sheet, as they are read, and the rest in a list with a name', async () => {
    await open();
    const texts = await screen.findAllByRole('heading', { level: 2 });
    const onSheet = ['Kurzantwort', 'Ausführliche Antworten', 'Ihre Meinung'];
    expect(texts.map(({ textContent }) => textContent.split(',')[0])).toEqual([...onSheet, 'Mehr zur Antwort']);
    expect(texts[1]).toHaveTextContent(/2 Einträge.*So rechne ich es aus.*Was ein zu großer Speicher kostet/);
    expect(texts[2]).toHaveTextContent('Lieber klein anfangen');
    const more = within(await screen.findByRole('region', { name: 'Mehr zur Antwort' }));
    expect(more.getAllByRole('heading', { level: 3 })).toHaveLength(sectionOrder.split(' ').length - onSheet.length);
    expect(more.getByRole('button', { name: /^Stichwörter/ })).toHaveTextContent(/4 Stichwörter/);
  });

  it('say what is still needed, and nothing of what is not', async () => {
    const claim = claimOf('begun');
    await open(claim);
    expect(await screen.findByRole('button', { name: /^Kategorien, noch offen/i })).toHaveTextContent(/Noch offen$/);
    expect(screen.getByRole('button', { name: /^Zitat, optional/ })).not.toHaveTextContent('Noch offen');
    expect(screen.getByRole('button', { name: /^Stichwörter/ })).not.toHaveTextContent('0 Stichwörter');
  });

  it('offer the assistant once: that of the answer whose form is open, else that of the list', async () => {
    const { user } = await open();
    const section = within(await openSection(user, /^Ausführliche Antworten/));
    const offers = () => section.getAllByRole('button', { name: /^Mit Eulalia schreiben/ });
    await user.click(await section.findByRole('button', { name: 'Ausführliche Antwort hinzufügen' }));
    await section.findByRole('textbox', { name: 'Überschrift' });
    expect(offers().map((button) => button.getAttribute('aria-label'))).toEqual([
      'Mit Eulalia schreiben: Ausführliche Antwort',
    ]);
    await user.click(section.getByRole('button', { name: 'Abbrechen' }));
    expect(offers().map((button) => button.getAttribute('aria-label'))).toEqual([
      'Mit Eulalia schreiben: Ausführliche Antworten',
    ]);
  });

  it('keep a headline in one paragraph', async () => {
    const { user } = await open(claimOf('begun'));
    const headline = await screen.findByRole('textbox', { name: 'Überschrift' });
    await user.type(headline, 'Mit Versuchen{Enter} statt Formeln');
    expect(headline).toHaveValue('Mit Versuchen statt Formeln');
    expect(await screen.findByText(/^Gespeichert/, { selector: '[role=status] *' })).toBeVisible();
  });

  it('that are empty and not needed are marked as such, and need no source', async () => {
    const { user } = await open(claimOf('begun'));
    const tips = await screen.findByRole('button', { name: /^Tipps, optional/ });
    expect(tips).toHaveTextContent('Kurze Ratschläge, die sofort weiterhelfen.');
    expect(screen.queryByRole('button', { name: /^Quelle und Video/ })).not.toBeInTheDocument();
    // A closed list is not rendered at all.
    expect(screen.queryByRole('button', { name: 'Tipp hinzufügen', hidden: true })).not.toBeInTheDocument();
    await user.click(tips);
    expect(await screen.findByRole('button', { name: 'Tipp hinzufügen' })).toBeVisible();
  });

  it('show source and video as they are delivered, without a field (D-39)', async () => {
    const claim = fullDraft();
    claim.video_link = 'javascript:alert(1)';
    const { user } = await open(claim);
    const section = within(await openSection(user, /^Quelle und Video/));
    expect(await section.findByRole('link', { name: /htw-berlin/ })).toHaveAttribute('href', claim.source_link);
    expect(await section.findByText('javascript:alert(1)')).toBeVisible();
    expect(section.getAllByRole('link')).toHaveLength(1);
    expect(section.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('count the words of the page as they are typed', async () => {
    const claim = claimOf('begun');
    claim.pain_point = '';
    const { user } = await open(claim);
    expect(await screen.findByText('0 Wörter')).toBeVisible();
    await user.type(await screen.findByRole('textbox', { name: 'Überschrift' }), 'Zwei Wörter');
    expect(await screen.findByText('2 Wörter · 1 Minute Lesezeit')).toBeVisible();
  });

  it('leave one line of the checklist where all is done, and say no more of something public', async () => {
    const { user } = await open(claimOf('published'));
    await user.click(await screen.findByRole('button', { name: 'Checkliste' }));
    const checklist = within(await screen.findByRole('complementary', { name: 'Checkliste' }));
    expect(await checklist.findByRole('heading', { name: 'Vollständig.' })).toBeVisible();
    expect(checklist.queryByRole('listitem')).not.toBeInTheDocument();
    expect(checklist.queryByText(/solange der Claim öffentlich ist/)).not.toBeInTheDocument();
  });

  it('with 50 items each render none of them for a key in another section, nor for its saving', async () => {
    const claim = fullDraft();
    for (let index = 0; index < 48; index += 1) {
      append(claim.tips, { id: mocks.world.nextChildId(), title: `Tipp ${index}`, text: '', link: '' });
      append(claim.facts, { id: mocks.world.nextChildId(), title: `Fakt ${index}`, text: '', source: '' });
    }
    const { user } = await open(claim);
    await openSection(user, /^Tipps/);
    await openSection(user, /^Fakten/);
    await screen.findByRole('button', { name: 'Mehr zu Tipp 47' });
    await screen.findByRole('button', { name: 'Mehr zu Fakt 47' });
    const renderings = [vi.spyOn(table.tipList, 'titleOf'), vi.spyOn(table.factList, 'titleOf')];
    await user.type(await screen.findByRole('textbox', { name: 'Überschrift' }), ' Neu');
    await user.tab({ shift: true });
    const answer = within(await openSection(user, /^Kurzantwort/));
    expect(await answer.findByText(/^Gespeichert/)).toBeVisible();
    for (const rendering of renderings) expect(rendering).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });
});

describe('on a server that answers documented fields only (D-65)', () => {
  beforeEach(() => setScenario(mocks, { responses: 'plain' }));

  it.each(listNames)('%s are added and shown', async (name) => {
    const { user } = await open();
    const { submit, section } = await fillNew(user, name);
    await user.click(submit);
    const [title = ''] = Object.values(lists[name].fields);
    expect(await section.findByRole('button', { name: `Mehr zu ${title}` })).toBeVisible();
    expect(titlesOf(name).filter((one) => one === title)).toHaveLength(1);
  });

  it('a change of an item that is gone is refused, and said so', async () => {
    const claim = fullDraft();
    const { user } = await open(claim);
    await openSection(user, /^Tipps/);
    const [first = ''] = titlesOf('tips');
    await screen.findByRole('button', { name: `Mehr zu ${first}` });
    claim.tips = claim.tips.slice(1);
    await choose(user, first, 'Bearbeiten');
    await user.type(await screen.findByRole('textbox', { name: 'Tipp' }), ' Neu');
    await user.click(await screen.findByRole('button', { name: 'Speichern' }));
    expect(await screen.findAllByText(/nicht gefunden/)).not.toHaveLength(0);
    expect(titlesOf('tips')).not.toContain(`${first} Neu`);
  });
});
