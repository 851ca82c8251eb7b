import { fireEvent, waitFor } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { mocks } from '@mocks/node';
import type { Endpoint } from '@/api/endpoint';
import { assistant } from '@/api/endpoints/assistant';
import { claims } from '@/api/endpoints/claims';
import { longAnswers } from '@/api/endpoints/longAnswers';
import { render } from '../render';
import { forms as savedForms, fullDraft, listNames, lists as rowLists, titlesOf, type ListName } from './claimParts';
import { keepOneProfile, questionsOfSteps } from './claimWizard';
import { claimOf, type questions } from './claimWorld';
import { find, findButton, findField, findLine, findNamed, press, pressNamed, write } from './quickFind';
import { faultsOf, inDialog, ownWords, type FaultRow, type View } from './screenFaults';

/* Claims, their long answers and the assistant (quality G3, G16, G18); screenFaults.ts says what each row meets. */

type Part = keyof typeof questions;

const closeUndo = () => findNamed('Ohne Rückgängig schließen');
const retry = () => findButton('Erneut versuchen');
const holds = async (label: string | RegExp, text: string) => expect(await findField(label)).toHaveDisplayValue(text);

async function openEditor(section: Part): Promise<View> {
  const view = await render(`/competence/claim/${claimOf(section).id}`, { as: 'expert' });
  await find('h1', claimOf(section).question);
  return view;
}

async function openSection(words: RegExp): Promise<HTMLElement> {
  const head = await find('button[aria-expanded]', words);
  if (head.getAttribute('aria-expanded') === 'false') fireEvent.click(head);
  return waitFor(() => {
    const body = document.getElementById(head.getAttribute('aria-controls') ?? '');
    if (!body) throw new Error(`no section ${words}`);
    return body;
  });
}

const sectionBody = (name: string) => document.getElementById(name);

async function openProfileSection(): Promise<View> {
  const view = await openEditor('ready');
  await openSection(/^Verknüpftes Profil/);
  await findButton('Profil wechseln');
  return view;
}

/** ---- reading ---- */

const saysNo = { 'success: false': 'this is how the server says that a change is not possible: no failure' };

const reads: FaultRow[] = [
  {
    call: claims.listClaims,
    message: 'read',
    open: () => render('/competence/claims', { as: 'expert' }),
    press: retry,
  },
  {
    call: claims.getClaim,
    message: 'read',
    open: () => render(`/competence/claim/${claimOf('ready').id}`, { as: 'expert' }),
    press: retry,
  },
  {
    call: claims.listClaimProfiles,
    message: 'read',
    open: () => render('/competence/new-claim', { as: 'expert' }),
    press: retry,
  },
  {
    call: claims.checkQuestionChange,
    message: 'read',
    open: () => render(`/competence/claim-form?id=${claimOf('ready').id}`, { as: 'expert' }),
    press: retry,
    without: saysNo,
  },
  {
    call: claims.checkProfileChange,
    message: () => sectionBody('profile')?.querySelector('[role="alert"]'),
    open: () => openProfileSection(),
    press: (_, attempt) => (attempt === 0 ? findButton('Profil wechseln') : retry()),
    without: saysNo,
    staysWithoutWords: true,
  },
  {
    call: claims.getPreviewLink,
    message: () => document.querySelector('[role="dialog"] [role="alert"]'),
    open: async () => {
      const view = await openEditor('ready');
      await pressNamed('Mehr zu diesem Claim', 'Privater Vorschau-Link');
      return view;
    },
    press: () => findButton('Vorschau-Link erstellen'),
    staysWithoutWords: true,
  },
];

/** ---- the state of a claim ---- */

/** Opens a dialog; a refusal leaves it open. */
const confirmed = (opener: () => Promise<unknown>, confirm: string) => async () => {
  if (!document.querySelector('[role="dialog"]')) await opener();
  return find('[role="dialog"] button', confirm);
};
const fromMenu = (line: string) => () => pressNamed('Mehr zu diesem Claim', line);

const states: FaultRow[] = [
  {
    call: claims.publishClaim,
    message: inDialog,
    open: () => openEditor('ready'),
    press: confirmed(async () => {
      await press(findButton('Veröffentlichen'));
      await find('[role="dialog"] input[type="checkbox"]');
      for (const box of document.querySelectorAll('[role="dialog"] input[type="checkbox"]')) fireEvent.click(box);
    }, 'Jetzt veröffentlichen'),
    // The server's own words, where it has some (ERR-01).
    own: { '403': /^Das ist so nicht möglich Nein$/ },
  },
  {
    call: claims.pauseClaim,
    message: 'notice',
    staysWithoutWords: true,
    open: () => openEditor('published'),
    press: async () => {
      await fromMenu('Pausieren')();
      await press(find('[role="dialog"] button', 'Claim pausieren'));
      return closeUndo();
    },
    own: ownWords(/Der Claim wurde nicht pausiert\./),
  },
  {
    call: claims.upgradeClaim,
    message: inDialog,
    open: () => openEditor('published'),
    press: confirmed(fromMenu('Auf Basic hochstufen'), 'Auf Basic hochstufen'),
  },
  {
    call: claims.deleteClaim,
    message: inDialog,
    open: () => openEditor('ready'),
    press: confirmed(fromMenu('Löschen'), 'Claim löschen'),
  },
];

/** ---- sections of one form, which save themselves ---- */

interface FormSample {
  call: Endpoint;
  head: RegExp;
  label: string;
  /** Name of the field for the server. */
  field: string;
  /** Name of the form and of its draft. */
  form: string;
  draft: string;
}

const formSamples: FormSample[] = [
  { call: claims.updateTopic, head: /^Thema/, label: 'Thema', field: 'topic', form: 'Thema', draft: 'topic' },
  {
    call: claims.updatePainPoint,
    head: /^Thema/,
    label: 'Problem',
    field: 'pain_point',
    form: 'Problem',
    draft: 'painPoint',
  },
  {
    call: claims.saveShortAnswer,
    head: /^Kurzantwort/,
    label: 'Überschrift',
    field: 'short_answer_headline',
    form: 'Kurzantwort',
    draft: 'shortAnswer',
  },
  ...Object.entries(savedForms).map(([draft, form]) => ({ ...form, draft })),
];

const changed = 'Ganz anders gesagt';

function rowOfForm({ call, head, label, field, form, draft }: FormSample): FaultRow {
  const formOf = () => document.querySelector(`form[aria-label="${form}"]`);
  const fieldOf = () =>
    waitFor(() => {
      const found = [...(formOf()?.querySelectorAll('label') ?? [])].find(({ textContent }) =>
        textContent.startsWith(label),
      );
      const input = document.getElementById(found?.htmlFor ?? '');
      if (!input) throw new Error(`no ${label} in ${form}`);
      return input;
    });
  return {
    call,
    message: () => formOf()?.querySelector('[role="status"]'),
    field: { name: field, find: fieldOf },
    open: async () => {
      const view = await openEditor('ready');
      await openSection(head);
      await fieldOf();
      return view;
    },
    press: async (_, attempt) => {
      if (attempt > 0) return retry();
      const input = await fieldOf();
      fireEvent.focus(input);
      fireEvent.change(input, { target: { value: changed } });
      fireEvent.blur(input);
      return input;
    },
    kept: async () => expect(await fieldOf()).toHaveDisplayValue(changed),
    draft: () => `claim-${claimOf('ready').id}-${draft}`,
  };
}

/** ---- other forms ---- */

const question = 'Was kostet ein Balkonkraftwerk?';

const questionField = () => find('textarea[name="question"]');

const forms: FaultRow[] = [
  {
    call: claims.createClaim,
    message: 'form',
    open: async () => {
      keepOneProfile();
      return render('/competence/new-claim', { as: 'expert' });
    },
    type: async () => {
      fireEvent.change(await questionField(), { target: { value: question } });
      for (const next of ['subject', 'finding', 'answer'] as const) {
        await press(findButton('Weiter'));
        await find('h1', questionsOfSteps[next]);
        if (next === 'subject') await write('Thema', 'Strom vom Balkon');
        if (next === 'subject') await write('Problem', 'Niemand weiß, was es kostet.');
        if (next === 'finding') await write('Stichwörter', 'Balkon, Kosten, Strom,');
        if (next === 'finding') await press(find('.MuiChip-clickable[aria-pressed="false"]'));
      }
      await write('Überschrift', 'Weniger als gedacht.');
      await write('Text', 'Rechnen Sie mit 500 Euro.');
    },
    press: () => findButton('Claim anlegen'),
    // The server's own words, where it has some (CLA-14).
    own: { '403': /^Nein/, 'success: false': /^Nein|Bitte prüfen/ },
    // Restored, it begins with its first step.
    kept: async () => {
      if (document.querySelector('h1')?.textContent !== questionsOfSteps.question) {
        return holds('Überschrift', 'Weniger als gedacht.');
      }
      return expect(await questionField()).toHaveDisplayValue(question);
    },
    draft: () => 'newClaim',
    goesOn: true,
  },
  {
    call: claims.updateQuestion,
    message: 'form',
    field: { name: 'question', find: () => findField('Frage') },
    open: () => render(`/competence/claim-form?id=${claimOf('ready').id}`, { as: 'expert' }),
    type: () => write('Frage', question),
    press: () => findButton('Frage ändern'),
    kept: () => holds('Frage', question),
    draft: () => `claim-${claimOf('ready').id}-question`,
  },
  {
    call: claims.updateClaimProfile,
    message: inDialog,
    open: async () => {
      const view = await openProfileSection();
      await press(findButton('Profil wechseln'));
      await press(find('form label:has([type="radio"])'));
      return view;
    },
    press: confirmed(() => press(findButton('Weiter')), 'Profil wechseln'),
  },
  {
    call: claims.setCategories,
    message: () => document.querySelector('form[aria-label="Kategorien"] [role="status"]'),
    open: async () => {
      const view = await openEditor('ready');
      await openSection(/^Kategorien/);
      return view;
    },
    press: (_, attempt) =>
      attempt === 0 ? find('form[aria-label="Kategorien"] .MuiChip-clickable[aria-pressed="false"]') : retry(),
    kept: () => find('form[aria-label="Kategorien"] [aria-pressed="true"]'),
    draft: () => `claim-${claimOf('ready').id}-categories`,
  },
];

/** ---- the assistant ---- */

async function openAssistant(): Promise<View> {
  const view = await openEditor('ready');
  await openSection(/^Kurzantwort/);
  await press(find('button', /^Mit Eulalia schreiben/));
  await find('[role="dialog"] h2', 'Schreiben mit Eulalia');
  return view;
}

const notLoaded = /Die Stile konnten nicht geladen werden\./;

const assistantRows: FaultRow[] = [
  {
    call: assistant.getVariables,
    message: 'read',
    open: openAssistant,
    press: retry,
    own: { ...ownWords(notLoaded), 'cut JSON': notLoaded, 'network down': notLoaded },
  },
  {
    call: assistant.suggestText,
    message: inDialog,
    staysWithoutWords: true,
    open: openAssistant,
    type: async () => {
      await find('[role="dialog"] select');
      await write('Stil', '4');
      await press(find('[role="dialog"] label', /^Sie/));
    },
    press: () => find('[role="dialog"] button', 'Vorschlag holen'),
    // The server's own words, where it has some (ERR-01).
    own: { '403': /^Nein/, '500 as a page': /^Eulalia kann gerade nicht schreiben/, 'success: false': /^Nein/ },
  },
];

/** ---- lists ---- */

interface ListSample {
  calls: Record<'add' | 'update' | 'remove' | 'reorder', Endpoint>;
  head: RegExp;
  /** Opens the form; chips have theirs open. */
  add?: string;
  label: string;
  /** Of the form that changes an item, where it is another one. */
  changeLabel?: (title: string) => string;
  field: string;
  /** Name of the section and of its draft. */
  draft: string;
  titles: () => readonly string[];
  notDeleted: RegExp;
}

const inOrder = <Item extends { order: number }>(items: readonly Item[]) =>
  items.toSorted((one, other) => one.order - other.order);

function sampleOf(name: ListName): ListSample {
  const { calls, head, add, fields, titleField, notDeleted } = rowLists[name];
  const [label = ''] = Object.keys(fields);
  return {
    calls: { add: calls[0], update: calls[1], remove: calls[2], reorder: calls[3] },
    head,
    add,
    label,
    field: titleField,
    draft: name,
    titles: () => titlesOf(name),
    notDeleted,
  };
}

const lists: ListSample[] = [
  {
    calls: {
      add: claims.addKeyword,
      update: claims.updateKeyword,
      remove: claims.deleteKeyword,
      reorder: claims.reorderKeywords,
    },
    head: /^Stichwörter/,
    label: 'Neues Stichwort',
    changeLabel: (title) => `„${title}“ umbenennen`,
    field: 'title',
    draft: 'keywords',
    titles: () => inOrder(claimOf('published').keywords).map(({ title }) => title),
    notDeleted: /Das Stichwort wurde nicht gelöscht\./,
  },
  ...listNames.map(sampleOf),
  {
    calls: {
      add: longAnswers.createLongAnswer,
      update: longAnswers.updateLongAnswer,
      remove: longAnswers.deleteLongAnswer,
      reorder: longAnswers.reorderLongAnswers,
    },
    head: /^Ausführliche Antworten/,
    add: 'Ausführliche Antwort hinzufügen',
    label: 'Überschrift',
    field: 'headline',
    draft: 'longAnswers',
    titles: () =>
      inOrder(mocks.world.table('longAnswers').where(({ claim_id }) => claim_id === claimOf('published').id)).map(
        ({ headline }) => headline,
      ),
    notDeleted: /Die ausführliche Antwort wurde nicht gelöscht\./,
  },
];

const notMoved = ownWords(/Die neue Reihenfolge wurde nicht gespeichert/);

function rowsOfList(sample: ListSample): FaultRow[] {
  const { calls, head, add, label, changeLabel, field, draft, titles, notDeleted } = sample;
  const [change, down] = changeLabel ? ['Umbenennen', 'Nach hinten'] : ['Bearbeiten', 'Nach unten'];
  const first = () => titles()[0] ?? '';
  /** In the section, the field of the form that is open. */
  const fieldOf = (name: string) =>
    waitFor(() => {
      const section = sectionBody(draft);
      const labels = [...(section?.querySelectorAll('label') ?? [])];
      const id = labels.find(({ textContent }) => textContent === name)?.htmlFor;
      const field = id
        ? document.getElementById(id)
        : section?.querySelector<HTMLElement>(`input[aria-label="${name}"]`);
      if (!field) throw new Error(`no ${name}`);
      return field;
    });
  const formWith = (name: string) => ({
    message: 'form' as const,
    field: { name: field, find: () => fieldOf(name) },
    type: async () => void fireEvent.change(await fieldOf(name), { target: { value: changed } }),
    kept: async () => expect(await fieldOf(name)).toHaveDisplayValue(changed),
    press: async () => {
      const submit = (await fieldOf(name)).closest('form')?.querySelector<HTMLElement>('[type="submit"]');
      if (!submit) throw new Error(`no way to send ${name}`);
      return submit;
    },
  });
  const open = async () => {
    fullDraft();
    const view = await openEditor('published');
    await openSection(head);
    await findNamed(`Mehr zu ${first()}`);
    return view;
  };
  const isOffered = () => document.body.textContent.includes('Wiederherstellen');
  return [
    {
      ...formWith(label),
      call: calls.add,
      open: async () => {
        const view = await open();
        // A kept draft opens it, in the place of the button; also one that turns out to be saved.
        const isOpen = sectionBody(draft)?.querySelector('[data-layout="rows"]');
        if (add && !isOpen) await press(findButton(add));
        return view;
      },
      draft: () => `claim-${claimOf('published').id}-${draft}.new`,
    },
    {
      ...formWith(changeLabel?.(first()) ?? label),
      call: calls.update,
      open: async () => {
        const view = await open();
        if (!isOffered()) await pressNamed(`Mehr zu ${first()}`, change);
        return view;
      },
    },
    {
      call: calls.remove,
      message: 'notice',
      staysWithoutWords: true,
      open,
      press: async () => {
        await pressNamed(`Mehr zu ${first()}`, 'Löschen');
        return closeUndo();
      },
      kept: () => findNamed(`Mehr zu ${first()}`),
      own: ownWords(notDeleted),
    },
    {
      call: calls.reorder,
      message: 'form',
      staysWithoutWords: true,
      open,
      press: async () => {
        await press(findNamed(`Mehr zu ${first()}`));
        return findLine(down);
      },
      kept: () => findNamed(`Mehr zu ${first()}`),
      own: notMoved,
    },
  ];
}

describe('every fault on the screens of a claim', () => {
  const images: Endpoint[] = [...Object.values(claims), ...Object.values(longAnswers)].filter(({ path }) =>
    path.includes('image'),
  );
  const calls: Endpoint[] = [...Object.values(claims), ...Object.values(longAnswers), ...Object.values(assistant)];
  faultsOf(
    calls.filter((call) => !images.includes(call)),
    [...reads, ...states, ...formSamples.map(rowOfForm), ...forms, ...lists.flatMap(rowsOfList), ...assistantRows],
  );
});
