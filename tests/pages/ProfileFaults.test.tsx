import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect } from 'vitest';
import type { Endpoint } from '@/api/endpoint';
import { profiles } from '@/api/endpoints/profiles';
import { draftNames } from '@/platform/drafts';
import { render } from '../render';
import { chooseOccupation, fillCompetence } from './profileWizard';
import { accountOf, completePaused, profileOf, type ProfileName } from './profileWorld';
import { find, findButton, findField, findLine, findNamed, press, pressNamed, write } from './quickFind';
import { faultsOf, inDialog, ownWords, type FaultRow, type View } from './screenFaults';

/* Profiles, their stories, connections and contact data (quality G3, G16, G18); screenFaults.ts says what each row meets. */

const closeUndo = () => findNamed('Ohne Rückgängig schließen');
const retry = () => findButton('Erneut versuchen');
const holds = async (label: string | RegExp, text: string) => expect(await findField(label)).toHaveDisplayValue(text);

const draftOf = (name: string) => `profile-${profileOf('paused').id}-${name}`;

async function openEditor(name: ProfileName): Promise<View> {
  const view = await render(`/competence/${profileOf(name).id}`, { as: 'expert' });
  await find('[aria-label^="Weitere Aktionen"]');
  return view;
}
const openList = () => render('/competence/profiles', { as: 'expert' });
const openCompetences = async () => {
  const view = await render(`/competence/competence-form?id=${profileOf('priority').id}`, { as: 'expert' });
  return view;
};

/** ---- reading ---- */

const unexpected = /^Unerwarteter Fehler\./;

const reads: FaultRow[] = [
  { call: profiles.listProfiles, message: 'read', open: openList, press: retry },
  {
    call: profiles.getProfile,
    message: 'read',
    open: () => render(`/competence/${profileOf('paused').id}`, { as: 'expert' }),
    press: retry,
  },
  { call: profiles.getCompetences, message: 'read', open: openCompetences, press: retry },
  { call: profiles.listCategories, message: 'read', open: openCompetences, press: retry },
  {
    call: profiles.getPreviewLink,
    message: inDialog,
    open: async () => {
      const view = await openEditor('paused');
      await press(find('[aria-label^="Weitere Aktionen"]'));
      await press(findLine('Adressen'));
      return view;
    },
    press: () => findButton('Vorschau-Link erstellen'),
    staysWithoutWords: true,
  },
  {
    call: profiles.searchOccupations,
    message: 'search',
    open: () => render('/competence/new-profile', { as: 'expert' }),
    type: () => write('Beruf', 'Energieb'),
    press: retry,
    kept: () => holds('Beruf', 'Energieb'),
    own: { ...ownWords(unexpected), 'cut JSON': unexpected, 'network down': unexpected },
  },
  {
    call: profiles.getLimit,
    message: 'nowhere',
    open: openList,
    press: async ({ router }) => {
      await act(() => router.navigate('/posts/my-posts'));
      return find('nav a[href="/competence/profiles"]');
    },
    kept: () => find('h2', 'Elektroingenieurin'),
  },
  {
    call: profiles.searchCompetences,
    message: 'search',
    open: openCompetences,
    type: () => write('Kompetenzen', 'Planung'),
    press: retry,
    kept: () => holds('Kompetenzen', 'Planung'),
  },
];

/** ---- the state of a profile ---- */

/** Opens a dialog of the head's menu, or of the head itself; a refusal leaves it open. */
const confirmed = (opener: () => Promise<void>, confirm: string) => async () => {
  if (!document.querySelector('[role="dialog"]')) await opener();
  return find('[role="dialog"] button', confirm);
};
const fromMenu = (line: string) => async () => {
  await press(find('[aria-label^="Weitere Aktionen"]'));
  await press(findLine(line));
};

/** The server's own words, where it has some (PRO-12, ERR-01). */
const ownReasons = { '403': /^Das ist so nicht möglich Nein$/ };

const states: FaultRow[] = [
  {
    call: profiles.publishProfile,
    message: inDialog,
    open: () => {
      completePaused();
      return openEditor('paused');
    },
    press: confirmed(() => press(findButton('Veröffentlichen')), 'Veröffentlichen'),
    own: ownReasons,
  },
  {
    call: profiles.unpublishProfile,
    message: 'notice',
    staysWithoutWords: true,
    open: () => openEditor('published'),
    press: async () => {
      await fromMenu('Pausieren')();
      await press(find('[role="dialog"] button', 'Pausieren'));
      return closeUndo();
    },
    own: ownWords(/konnte nicht pausiert werden/),
  },
  {
    call: profiles.makeCanonical,
    message: inDialog,
    open: () => openEditor('published'),
    press: confirmed(fromMenu('Zum Hauptprofil machen'), 'Zum Hauptprofil machen'),
    own: ownReasons,
  },
  {
    call: profiles.deleteProfile,
    message: inDialog,
    open: () => openEditor('paused'),
    press: confirmed(fromMenu('Profil löschen'), 'Endgültig löschen'),
    own: ownWords(/konnte nicht gelöscht werden|Fehler/),
  },
];

/** ---- forms of a profile ---- */

const years = 'Berufserfahrung in Jahren';

/** A subject that the profile does not have. */
const otherSubject = 'Softwareentwicklung';

const forms: FaultRow[] = [
  {
    call: profiles.setTitle,
    message: () => document.querySelector('form[aria-label="Kompetenztitel"] [role="status"]'),
    open: () => openEditor('paused'),
    press: async (_, attempt) => {
      if (attempt > 0) return retry();
      await press(findNamed('Titel ändern'));
      return find('label', 'Meisterin');
    },
    kept: () =>
      waitFor(() =>
        expect(document.querySelector('form[aria-label="Kompetenztitel"] dd')).toHaveTextContent('Meisterin'),
      ),
    draft: () => draftOf('title'),
  },
  {
    call: profiles.createProfile,
    message: 'form',
    field: { name: 'month_of_experience', find: () => findField(years) },
    open: async () => {
      const view = await render('/competence/new-profile', { as: 'new' });
      if (draftNames(String(accountOf('new').id)).length > 0) return view;
      await chooseOccupation(view.user);
      await press(findButton('Weiter'));
      return view;
    },
    type: ({ user }) => fillCompetence(user),
    press: () => findButton('Profil anlegen'),
    kept: async () => {
      if (!screen.queryByLabelText(years)) await press(findButton('Weiter'));
      await holds(years, '6');
    },
    draft: () => 'new-profile',
    goesOn: true,
  },
  {
    call: profiles.setCompetence,
    message: 'form',
    field: { name: 'subject_category_id', find: () => findField('Schwerpunkt') },
    open: openCompetences,
    type: async () => {
      await write('Schwerpunkt', otherSubject);
      await press(find('[role="option"]', otherSubject));
    },
    press: () => findButton('Speichern und veröffentlichen'),
    kept: () => holds('Schwerpunkt', otherSubject),
    draft: () => `profile-${profileOf('priority').id}-competence`,
  },
  {
    call: profiles.saveCompetences,
    message: 'form',
    field: { name: 'competences', find: () => findField('Kompetenzen') },
    open: openCompetences,
    type: () => press(find('form .MuiChip-deleteIcon')),
    press: () => findButton('Speichern und veröffentlichen'),
    kept: () =>
      waitFor(() =>
        expect(document.querySelectorAll('form .MuiChip-root')).toHaveLength(
          profileOf('priority').competence_ids.length - 1,
        ),
      ),
    draft: () => `profile-${profileOf('priority').id}-competence`,
  },
];

/** ---- stories, connections, contact data ---- */

interface PartSample {
  calls: Record<'add' | 'update' | 'remove', Endpoint> & { makeMain?: Endpoint };
  opener: () => Promise<HTMLElement>;
  label: string | RegExp;
  text: string;
  field: string;
  draft: () => string;
  id: string;
  notDeleted: RegExp;
  notMain?: RegExp;
}

const samples: PartSample[] = [
  {
    calls: {
      add: profiles.addConnection,
      update: profiles.updateConnection,
      remove: profiles.deleteConnection,
      makeMain: profiles.makeMainConnection,
    },
    opener: () => findNamed('Antworten: Leidenschaft'),
    label: 'Ihre Antwort',
    text: 'Licht.',
    field: 'question',
    draft: () => draftOf('connections-passion'),
    id: '9101',
    notDeleted: /Die Antwort konnte nicht gelöscht werden\./,
    notMain: /Der Leitsatz konnte nicht geändert werden\./,
  },
  {
    calls: {
      add: profiles.addStory,
      update: profiles.updateStory,
      remove: profiles.deleteStory,
      makeMain: profiles.makeMainStory,
    },
    opener: () => findNamed('Antworten: Erfolge'),
    label: 'Ihre Antwort',
    text: 'Erste Anlage.',
    field: 'story_question',
    draft: () => draftOf('stories-successes'),
    id: '9102',
    notDeleted: /Die Geschichte konnte nicht gelöscht werden\./,
    notMain: /Die Leitgeschichte konnte nicht geändert werden\./,
  },
  {
    calls: { add: profiles.addContact, update: profiles.updateContact, remove: profiles.deleteContact },
    opener: () => findButton('Kontakt hinzufügen'),
    label: /^Telefon/,
    text: '0341 5550142',
    field: 'phone',
    draft: () => draftOf('contacts'),
    id: '9103',
    notDeleted: /Die Kontaktdaten konnten nicht gelöscht werden\./,
  },
];

/** The paused profile, with one connection, one story and one contact. */
async function openParts(isFilled: boolean): Promise<View> {
  const profile = profileOf('paused');
  if (isFilled && profile.personal_connections.length === 0) {
    profile.personal_connections.push({ id: 9101, type: 'passion', question: 'Licht.', image_id: null, main: false });
    const texts = { story_question: 'Erste Anlage.', type: 'successes' };
    profile.competence_stories.push({ id: 9102, ...texts, image_ids: [], main: false, order: 1 });
    profile.contacts.push({ id: 9103, phone: '0341 5550142', email: '', website: '', address: '' });
  }
  const view = await render(`/competence/${profile.id}`, { as: 'expert' });
  await find('[aria-label$=": Wie es begann"]');
  // The form of a kept draft stands in the place of the button.
  await find('#contact button');
  return view;
}

function rowsOfPart({ calls, opener, label, text, field, draft, id, notDeleted, notMain }: PartSample): FaultRow[] {
  const form = { message: 'form', field: { name: field, find: () => findField(label) } } as const;
  const changed = `${text} 7`;
  const rows: FaultRow[] = [
    {
      ...form,
      call: calls.add,
      open: async () => {
        const view = await openParts(false);
        // A kept draft opens it, in the place of its button; also one that turns out to be saved.
        const isOpen = screen.queryByText('Wiederherstellen') ?? document.querySelector('#contact form');
        if (!isOpen) await press(opener());
        return view;
      },
      type: () => write(label, text),
      press: () => find('button[type="submit"]', 'Hinzufügen'),
      kept: () => holds(label, text),
      draft: () => `${draft()}.new`,
      reopen: () => openParts(false),
    },
    {
      ...form,
      call: calls.update,
      open: async () => {
        const view = await openParts(true);
        if (!screen.queryByText('Wiederherstellen')) await pressNamed(`Mehr zu ${text}`, 'Bearbeiten');
        return view;
      },
      type: () => write(label, changed),
      press: () => find('button[type="submit"]', 'Speichern'),
      kept: () => holds(label, changed),
      draft: () => `${draft()}.${id}`,
    },
    {
      call: calls.remove,
      message: 'notice',
      staysWithoutWords: true,
      open: () => openParts(true),
      press: async () => {
        await pressNamed(`Mehr zu ${text}`, 'Löschen');
        return closeUndo();
      },
      kept: () => findNamed(`Mehr zu ${text}`),
      own: ownWords(notDeleted),
    },
  ];
  if (!calls.makeMain || !notMain) return rows;
  const makeMain: FaultRow = {
    call: calls.makeMain,
    message: 'notice',
    staysWithoutWords: true,
    open: () => openParts(true),
    press: async () => {
      await press(findNamed(`Mehr zu ${text}`));
      return findLine(/^Als Leit/);
    },
    kept: () => findNamed(`Mehr zu ${text}`),
    own: ownWords(notMain),
  };
  return [...rows, makeMain];
}

describe('every fault on the screens of a profile', () => {
  const images = Object.values(profiles).filter(({ path }) => path.includes('image'));
  const calls = Object.values(profiles).filter((call) => !images.includes(call));
  faultsOf(calls, [...reads, ...states, ...forms, ...samples.flatMap(rowsOfPart)]);
});
