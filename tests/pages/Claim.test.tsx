import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mocks, mockServer } from '@mocks/node';
import { claims } from '@/api/endpoints/claims';
import type { Language } from '@/api/schema/languages';
import { arriveAt, render } from '../render';
import { findRefusal, recordBodies, recordCalls } from './authForms';
import { claimOf, openSection, questions, refuseCall } from './claimWorld';

async function open(name: keyof typeof questions, language: Language = 'de') {
  const claim = claimOf(name);
  const view = await render(`/competence/claim/${claim.id}`, { as: 'expert', language });
  await screen.findByRole('heading', { level: 1, name: claim.question });
  return { ...view, claim };
}

const publishButton = () => screen.getByRole('button', { name: 'Veröffentlichen' });

describe('the claim editor (CLA-03)', () => {
  it('shows the question, its address and what is left of its changes, and leads to its form', async () => {
    const { claim } = await open('published');
    expect(await screen.findByText(/…\/wie-gross-sollte-ein-batteriespeicher/)).toBeVisible();
    expect(await screen.findByText(/Noch 1 Änderung möglich/)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Frage ändern' })).toHaveAttribute(
      'href',
      `/competence/claim-form?id=${claim.id}`,
    );
  });

  it.each(['  ', '\u200b\u2060'])('has a heading to read where the question is %j', async (question) => {
    const claim = claimOf('ready');
    claim.question = question;
    await render(`/competence/claim/${claim.id}`, { as: 'expert' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Noch ohne Frage' })).toBeVisible();
  });

  it('opens one section at first and remembers how it was left', async () => {
    const { user, router, claim } = await open('ready');
    const isOpen = (name: RegExp) => screen.getByRole('button', { name }).getAttribute('aria-expanded');
    expect([isOpen(/^Stichwörter/), isOpen(/^Kurzantwort/)]).toEqual(['false', 'true']);
    await user.click(await screen.findByRole('button', { name: /^Stichwörter/ }));
    await user.click(await screen.findByRole('button', { name: /^Kurzantwort/ }));
    await router.navigate('/competence/claims');
    await user.click(await screen.findByRole('link', { name: new RegExp(questions.ready) }));
    await screen.findByRole('heading', { level: 1, name: claim.question });
    expect(await screen.findByRole('button', { name: /^Stichwörter/, expanded: true })).toBeVisible();
    expect(isOpen(/^Kurzantwort/)).toBe('false');
  });

  it('stays published where its profile was paused, and leads to the profile (D-67)', async () => {
    const profile = mocks.world.table('profiles').get(claimOf('published').profile_id);
    if (!profile) throw new Error('no profile');
    profile.public = false;
    const { user } = await open('published');
    expect(await screen.findByText('Veröffentlicht', { selector: 'main *' })).toBeVisible();
    const section = await openSection(user, /^Verknüpftes Profil/);
    expect(await within(section).findByText(/^Dieses Kompetenzprofil ist pausiert/)).toBeVisible();
    expect(await within(section).findByRole('link', { name: 'Profil öffnen' })).toHaveAttribute(
      'href',
      `/competence/${profile.id}`,
    );
  });

  it('says that a claim is not there', async () => {
    await render('/competence/claim/999999', { as: 'expert', language: 'en' });
    const refusal = within(await findRefusal());
    expect(await refusal.findByRole('heading', { name: 'This entry cannot be found' })).toBeVisible();
    expect(refusal.getByText('Entity with provided id is not found! It may have been deleted.')).toBeVisible();
    expect(await refusal.findByRole('link', { name: 'Go to the list' })).toHaveAttribute('href', '/competence/claims');
  });

  it('shows what is being typed in the preview, and asks for the secret address only on a click', async () => {
    const calls = recordCalls();
    const { user } = await open('begun');
    await openSection(user, /^Kurzantwort/);
    await user.type(await screen.findByLabelText('Überschrift'), '<b>Mit Versuchen</b>');
    await user.click(
      await within(await screen.findByRole('group', { name: 'Ansicht' })).findByRole('button', { name: 'Vorschau' }),
    );
    const page = await screen.findByRole('region', { name: 'Vorschau der öffentlichen Seite' });
    // Plain text: what looks like markup stays text.
    expect(await within(page).findByText('<b>Mit Versuchen</b>')).toBeVisible();
    expect(await within(page).findByText('Hier erscheint Ihre Kurzantwort.')).toBeVisible();
    expect(calls.filter((call) => call.includes('preview-link'))).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Mehr zu diesem Claim' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Privater Vorschau-Link' }));
    await user.click(await screen.findByRole('button', { name: 'Vorschau-Link erstellen' }));
    expect(await screen.findByRole('link', { name: /Private Vorschau öffnen/ })).toHaveAttribute(
      'href',
      expect.stringContaining('https://'),
    );
    expect(await screen.findByRole('button', { name: 'Kopieren: Privater Vorschau-Link' })).toBeVisible();
  });

  it('offers the upgrade only where the server does (D-33)', async () => {
    const { user, claim } = await open('published');
    await user.click(await screen.findByRole('button', { name: 'Mehr zu diesem Claim' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Auf Basic hochstufen' }));
    await user.click(
      await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Auf Basic hochstufen' }),
    );
    expect(await screen.findByText('Claim hochgestuft')).toBeVisible();
    expect(claim.upgradable).toBe(false);
  });

  it('offers no upgrade where the server does not', async () => {
    const { user } = await open('ready');
    await user.click(await screen.findByRole('button', { name: 'Mehr zu diesem Claim' }));
    expect(await screen.findByRole('menuitem', { name: 'Löschen' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Auf Basic hochstufen' })).not.toBeInTheDocument();
  });

  it('deletes after a question and goes to the list', async () => {
    const { user } = await open('ready');
    await user.click(await screen.findByRole('button', { name: 'Mehr zu diesem Claim' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Löschen' }));
    await user.click(await screen.findByRole('button', { name: 'Claim löschen' }));
    await arriveAt('/competence/claims');
  });
});

describe('publishing (CLA-05, CLA-06)', () => {
  it('names the blockers as tasks in the order of the specification, the first in its words', async () => {
    const calls = recordCalls();
    const claim = claimOf('begun');
    claim.question = '';
    const { user } = await render(`/competence/claim/${claim.id}`, { as: 'expert', language: 'en' });
    await screen.findByRole('heading', { level: 1, name: 'No question yet' });
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    const dialog = await screen.findByRole('dialog', { name: 'Still missing before you can publish' });
    const tasks = within(await within(dialog).findByRole('list')).getAllByRole('button');
    const missing = tasks.map(({ textContent }) => textContent).filter((text) => !text.endsWith('Recommended'));
    expect(missing).toEqual([
      'Add keywords',
      'Choose categories',
      'Write the question',
      'Write the short answer',
      'Publish the profile',
    ]);
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Please add keywords.');
    expect(calls.filter((call) => call.endsWith('/publish'))).toEqual([]);
  });

  it('waits for both confirmations, publishes once and ends with the address and the invitation', async () => {
    const calls = recordCalls();
    const { user, claim } = await open('ready');
    await user.click(publishButton());
    const dialog = await screen.findByRole('dialog', { name: 'Claim veröffentlichen?' });
    expect(dialog).toHaveTextContent(claim.question);
    expect(dialog).toHaveTextContent('innerhalb einer Stunde online');
    expect(dialog).toHaveTextContent('Die Frage lässt sich danach noch 2 Mal ändern.');
    const submit = await within(dialog).findByRole('button', { name: 'Jetzt veröffentlichen' });
    const [question, data] = within(dialog).getAllByRole('checkbox');
    expect(dialog).not.toHaveTextContent('Bitte bestätigen Sie beide Punkte.');
    await user.click(submit);
    expect(question).toHaveFocus();
    expect(question).toBeInvalid();
    expect(question).toHaveAccessibleDescription('Bitte bestätigen Sie beide Punkte.');
    await user.click(question as HTMLElement);
    expect(question).toBeValid();
    await user.click(submit);
    expect(data).toHaveFocus();
    await user.click(data as HTMLElement);
    expect(dialog).not.toHaveTextContent('Bitte bestätigen Sie beide Punkte.');
    expect(calls.filter((call) => call.includes('/publish'))).toEqual([]);
    await user.dblClick(submit);
    await waitFor(() => expect(within(dialog).getByRole('heading', { name: 'Claim veröffentlicht' })).toHaveFocus());
    expect(within(dialog).getByRole('link', { name: /lohnt-sich-ein-balkonkraftwerk/ })).toHaveAttribute(
      'href',
      expect.stringContaining('https://fragen.fachprofil.example/lohnt-sich-ein-balkonkraftwerk'),
    );
    expect(within(dialog).getByRole('button', { name: /^Kopieren: / })).toBeVisible();
    expect(await within(dialog).findByRole('link', { name: 'Bestätigung erbitten' })).toHaveAttribute(
      'href',
      '/verify-competence?dialog=invite',
    );
    expect(calls.filter((call) => call.endsWith('/publish'))).toHaveLength(1);
    // The dialog says it, and no message beside it.
    expect(screen.getAllByText('Claim veröffentlicht')).toHaveLength(1);
    await user.click(await within(dialog).findByRole('button', { name: 'Fertig' }));
    await user.click(await screen.findByRole('button', { name: 'Mehr zu diesem Claim' }));
    expect(await screen.findByRole('menuitem', { name: 'Pausieren' })).toBeVisible();
  });

  it('says in English that the claim is published', async () => {
    const { user } = await open('ready', 'en');
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    const dialog = await screen.findByRole('dialog', { name: 'Publish this claim?' });
    for (const box of within(dialog).getAllByRole('checkbox')) await user.click(box);
    await user.click(await within(dialog).findByRole('button', { name: 'Publish now' }));
    expect(await screen.findByText('claim published')).toBeVisible();
  });

  it('keeps the dialog with the reason where the server refuses', async () => {
    refuseCall(claims.publishClaim, 422, {
      message: 'Der Tarif ist ausgeschöpft.',
      data: { limit: ['Der Tarif ist ausgeschöpft.'] },
    });
    const { user } = await open('ready');
    await user.click(publishButton());
    const dialog = await screen.findByRole('dialog', { name: 'Claim veröffentlichen?' });
    for (const box of within(dialog).getAllByRole('checkbox')) await user.click(box);
    await user.click(await within(dialog).findByRole('button', { name: 'Jetzt veröffentlichen' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Der Tarif ist ausgeschöpft.');
    expect(claimOf('ready').status).toBe('draft');
  });
});

describe('categories (CLS-02)', () => {
  it('refuses a fourth one with the reason, and saves the three', async () => {
    const bodies = recordBodies(`/claims/${claimOf('begun').id}/my-category`);
    const { user } = await open('begun', 'en');
    const section = await openSection(user, /^Categories/);
    const group = await within(section).findByRole('group', { name: 'Categories' });
    const chips = await within(group).findAllByRole('button');
    for (const chip of chips.slice(0, 4)) await user.click(chip);
    expect(chips.slice(0, 4).map((chip) => chip.getAttribute('aria-pressed'))).toEqual([
      'true',
      'true',
      'true',
      'false',
    ]);
    expect(section).toHaveTextContent('You can only choose up to three categories');
    await user.tab();
    await waitFor(() => expect(bodies.at(-1)?.['categories']).toHaveLength(3));
    await waitFor(() => expect(claimOf('begun').category_ids).toHaveLength(3));
  });
});

describe('the linked profile (CLA-13)', () => {
  it('is not changed where the server says no', async () => {
    const { user } = await open('paused');
    const section = await openSection(user, /^Verknüpftes Profil/);
    await user.click(await within(section).findByRole('button', { name: 'Profil wechseln' }));
    expect(await within(section).findByRole('alert')).toHaveTextContent(/bereits 2 Mal gewechselt/);
    expect(within(section).queryByRole('radio')).not.toBeInTheDocument();
  });

  it('is changed after naming that the claim goes offline and loses its categories', async () => {
    const { user, claim } = await open('published');
    const section = await openSection(user, /^Verknüpftes Profil/);
    await user.click(await within(section).findByRole('button', { name: 'Profil wechseln' }));
    const [other] = await within(section).findAllByRole('radio');
    expect(await within(section).findByRole('radio', { name: /\(pausiert\)$/ })).toBeVisible();
    await user.click(other as HTMLElement);
    await user.click(await within(section).findByRole('button', { name: 'Weiter' }));
    const dialog = await screen.findByRole('dialog', { name: 'Kompetenzprofil wechseln?' });
    expect(dialog).toHaveTextContent(/nicht mehr öffentlich.*verliert seine Kategorien/);
    await user.click(await within(dialog).findByRole('button', { name: 'Profil wechseln' }));
    expect(await screen.findByText('Kompetenzprofil gewechselt')).toBeVisible();
    expect(claim).toMatchObject({ status: 'paused', category_ids: [], profile_changes: 1 });
    expect(await screen.findByRole('button', { name: /^Kategorien, noch offen/i })).toBeVisible();
  });
});

describe('changes of a published claim (ux no. 1)', () => {
  it('wait for "publish changes", are sent section by section, and a retry sends only what failed', async () => {
    const { user, claim } = await open('published');
    const calls = recordCalls();
    const topic = () => screen.getByRole('textbox', { name: 'Thema' });
    await openSection(user, /^Kurzantwort/);
    await user.type(await screen.findByLabelText('Überschrift'), ' im Jahr');
    await openSection(user, /^Thema und Problem/);
    await user.clear(topic());
    await user.type(topic(), 'Speicher im Haus');
    await user.tab();
    const writes = () => calls.filter((call) => !call.startsWith('GET'));
    expect(writes()).toEqual([]);

    refuseCall(claims.updateTopic);
    const update = () => screen.getAllByRole('button', { name: /Änderung(en)? veröffentlichen/ })[0] as HTMLElement;
    expect(update()).toHaveTextContent('2 Änderungen veröffentlichen');
    await user.click(update());
    await waitFor(() => expect(update()).toHaveTextContent('1 Änderung veröffentlichen'));
    expect(claim.short_answer_headline).toMatch(/ im Jahr$/);
    expect(topic()).toHaveValue('Speicher im Haus');
    expect(await screen.findByText(/Nicht gespeichert/)).toBeVisible();

    mockServer.resetHandlers();
    const before = writes().length;
    await user.click(update());
    expect(await screen.findByText('Claim aktualisiert')).toBeVisible();
    expect(writes().slice(before)).toEqual([`PATCH /claims/${claim.id}/topic`]);
    expect(claim.topic).toBe('Speicher im Haus');
    expect(screen.queryByRole('button', { name: /Änderung(en)? veröffentlichen/ })).not.toBeInTheDocument();
  });

  it('include the keywords: nothing is sent before, then every change once and the order last', async () => {
    const { user, claim } = await open('published');
    const calls = recordCalls();
    await openSection(user, /^Stichwörter/);
    await user.type(await screen.findByLabelText('Neues Stichwort'), 'Wallbox{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Mehr zu Wallbox' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Ganz nach vorn' }));
    await user.click(await screen.findByRole('button', { name: 'Mehr zu Photovoltaik' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Löschen' }));
    const writes = () => calls.filter((call) => !call.startsWith('GET')).map((call) => call.split(`${claim.id}/`)[1]);
    expect(writes()).toEqual([]);
    await user.click(screen.getAllByRole('button', { name: '1 Änderung veröffentlichen' })[0] as HTMLElement);
    expect(await screen.findByText('Claim aktualisiert')).toBeVisible();
    expect(writes()).toEqual([expect.stringMatching(/^keyword\/\d+$/), 'add-keyword', 'keyword-reorder']);
    const sorted = claim.keywords.toSorted((one, other) => one.order - other.order);
    expect(sorted.map(({ title }) => title)).toEqual([
      'Wallbox',
      'Batteriespeicher',
      'Eigenverbrauch',
      'Einfamilienhaus',
    ]);
  });

  it('are asked about before they are left behind', async () => {
    const { user, router } = await open('published');
    await openSection(user, /^Kurzantwort/);
    await user.type(await screen.findByLabelText('Überschrift'), '!');
    void router.navigate('/competence/claims');
    const dialog = await screen.findByRole('dialog', { name: 'Seite verlassen?' });
    await user.click(await within(dialog).findByRole('button', { name: 'Hier bleiben' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await screen.findByLabelText('Überschrift')).toHaveValue(`${claimOf('published').short_answer_headline}!`);
  });
});
