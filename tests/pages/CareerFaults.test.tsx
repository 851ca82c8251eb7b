import { describe, expect } from 'vitest';
import type { Endpoint } from '@/api/endpoint';
import { disciplines } from '@/api/endpoints/disciplines';
import { education } from '@/api/endpoints/education';
import { experience } from '@/api/endpoints/experience';
import { mocks } from '@mocks/node';
import { render } from '../render';
import { profileOf, type ProfileName } from './profileWorld';
import { find, findButton, findField, findLine, findNamed, press, pressNamed, write } from './quickFind';
import { faultsOf, ownWords, type FaultRow, type View } from './screenFaults';

/* Work experience, education and disciplines (quality G3, G16, G18); screenFaults.ts says what each row meets. */

const retry = () => findButton('Erneut versuchen');
const holds = async (label: string | RegExp, text: string) => expect(await findField(label)).toHaveDisplayValue(text);

/** An entry that the paused profile shows, without being its main one, and one that it does not. */
const shown = { experience: 'Lehrbeauftragte', education: 'Energieauditorin nach DIN EN 16247' } as const;
const other = { experience: 'Energieauditorin im Nebenberuf', education: 'Diplom-Ingenieurin Elektrotechnik' } as const;
type EntryName = keyof typeof shown;

const titleOf = { experience: 'job_title', education: 'degree_name' } as const;
function idOf(kind: EntryName, title: string): string {
  const row =
    kind === 'experience'
      ? mocks.world.table('experience').find(({ job_title }) => job_title === title)
      : mocks.world.table('education').find(({ degree_name }) => degree_name === title);
  if (!row) throw new Error(`no ${title}`);
  return row.id as string;
}

/** What the paused profile shows, as the mock server holds it. */
const showing = (kind: EntryName) => profileOf('paused')[kind === 'experience' ? 'experience_ids' : 'education_ids'];

/** The profile with both sections there; the paused one shows an education that is not its main one. */
async function open(name: ProfileName, opener?: () => Promise<HTMLElement>): Promise<View> {
  const paused = profileOf('paused');
  paused.education_ids = [idOf('education', shown.education)];
  paused.main_education_id = null;
  const view = await render(`/competence/${profileOf(name).id}`, { as: 'expert' });
  await find('h2', 'Ausbildung');
  if (opener) await press(opener());
  return view;
}

interface Sample {
  kind: EntryName;
  calls: Record<'list' | 'create' | 'update' | 'remove' | 'connect' | 'disconnect' | 'makeMain', Endpoint>;
  label: string;
  add: string;
  /** Fills what a new entry needs besides its title. */
  complete: (view: View) => Promise<unknown>;
  fold: RegExp;
  main: RegExp;
  words: Record<'saved' | 'removed' | 'connected' | 'main', RegExp>;
}

const samples: Sample[] = [
  {
    kind: 'experience',
    calls: {
      list: experience.listExperience,
      create: experience.createExperience,
      update: experience.updateExperience,
      remove: experience.deleteExperience,
      connect: experience.connectExperience,
      disconnect: experience.connectExperience,
      makeMain: experience.makeMainExperience,
    },
    label: 'Position',
    add: 'Berufserfahrung hinzufügen',
    complete: async ({ user }) => {
      await write('Unternehmen', 'Nordlicht Bau');
      await press(find('form input[name="ongoing"]'));
      const [month] = [...document.querySelectorAll<HTMLElement>('form [role="spinbutton"]')];
      await user.click(month as HTMLElement);
      await user.keyboard('032020');
    },
    fold: /Station(?:en)? nicht in diesem Profil/,
    main: /^Als Hauptstation/,
    words: {
      saved: /Die Berufserfahrung konnte nicht gespeichert werden\./,
      removed: /Die Berufserfahrung konnte nicht gelöscht werden\./,
      connected: /Die Berufserfahrung konnte in diesem Profil nicht ein- oder ausgeblendet werden\./,
      main: /Die Hauptstation konnte nicht geändert werden\./,
    },
  },
  {
    kind: 'education',
    calls: {
      list: education.listEducation,
      create: education.createEducation,
      update: education.updateEducation,
      remove: education.deleteEducation,
      connect: education.attachEducation,
      disconnect: education.detachEducation,
      makeMain: education.makeMainEducation,
    },
    label: 'Abschluss oder Bezeichnung',
    add: 'Ausbildung hinzufügen',
    complete: () => write('Art der Ausbildung', 'apprenticeship'),
    fold: /Ausbildung(?:en)? nicht in diesem Profil/,
    main: /^Als Hauptabschluss/,
    words: {
      saved: /Die Ausbildung konnte nicht gespeichert werden\./,
      removed: /Die Ausbildung konnte nicht gelöscht werden\./,
      connected: /Die Ausbildung konnte in diesem Profil nicht ein- oder ausgeblendet werden\./,
      main: /Der Hauptabschluss konnte nicht geändert werden\./,
    },
  },
];

function rowsOf({ kind, calls, label, add, complete, fold, main, words }: Sample): FaultRow[] {
  const form = {
    message: 'form',
    field: { name: titleOf[kind], find: () => findField(label) },
    press: () => find('form button[type="submit"]', /^Speichern/),
    own: { '500 as a page': words.saved },
  } as const;
  const item = { message: 'notice', staysWithoutWords: true } as const;
  const waitsForUndo = (entryLine: string | RegExp) => async () => {
    await pressNamed(`Mehr zu ${shown[kind]}`, entryLine);
    return findNamed('Ohne Rückgängig schließen');
  };
  const isThere = () => findNamed(`Mehr zu ${shown[kind]}`);
  return [
    // What the profile itself holds stays on the screen.
    { call: calls.list, message: 'read', staysWithoutWords: true, open: () => open('paused'), press: retry },
    {
      ...form,
      call: calls.create,
      open: () => open('paused', () => findButton(add)),
      type: async (view) => {
        await write(label, 'Etwas Neues');
        await complete(view);
      },
      kept: () => holds(label, 'Etwas Neues'),
      draft: () => `${kind}-new`,
      // What was made before a reload is not in the profile yet.
      goesOn: true,
      isSaved: () => expect(showing(kind)).toContain(idOf(kind, 'Etwas Neues')),
    },
    {
      ...form,
      call: calls.update,
      open: () => open('paused', () => findNamed(`${shown[kind]} bearbeiten`)),
      type: () => write(label, 'Etwas Anderes'),
      kept: () => holds(label, 'Etwas Anderes'),
      draft: () => `${kind}-${idOf(kind, shown[kind])}`,
    },
    {
      ...item,
      call: calls.remove,
      open: () => open('paused'),
      press: waitsForUndo('Löschen'),
      kept: isThere,
      own: ownWords(words.removed),
    },
    {
      ...item,
      call: calls.connect,
      on: 'connecting',
      open: async () => {
        const view = await open('paused');
        await press(findButton(fold));
        return view;
      },
      press: () => findNamed(`In diesem Profil zeigen: ${other[kind]}`),
      own: ownWords(words.connected),
    },
    {
      ...item,
      call: calls.disconnect,
      on: 'taking off',
      open: () => open('paused'),
      press: waitsForUndo(/^Aus diesem Profil nehmen/),
      kept: isThere,
      own: ownWords(words.connected),
    },
    {
      ...item,
      call: calls.makeMain,
      open: () => open('paused'),
      press: async () => {
        await press(findNamed(`Mehr zu ${shown[kind]}`));
        return findLine(main);
      },
      own: ownWords(words.main),
    },
  ];
}

const chip = () => findNamed('Energietechnik genauer');
const disciplineRows: FaultRow[] = [
  {
    call: disciplines.searchDisciplines,
    message: 'search',
    open: () => open('paused', () => findButton('Berufserfahrung hinzufügen')),
    type: () => write('Fachgebiete', 'Ener'),
    press: retry,
    kept: () => holds('Fachgebiete', 'Ener'),
  },
  {
    call: disciplines.listDescendants,
    message: 'search',
    open: () => open('priority', () => findNamed('Inhaberin und Planerin bearbeiten')),
    type: () => press(chip()),
    press: async () => {
      if ((await chip()).getAttribute('aria-expanded') === 'true') await press(chip());
      return chip();
    },
  },
];

describe('every fault on the screens of work experience and education', () => {
  const calls = [...Object.values(experience), ...Object.values(education), ...Object.values(disciplines)];
  faultsOf(
    calls.filter(({ path }) => !/logo|image/.test(path)),
    [...samples.flatMap(rowsOf), ...disciplineRows],
  );
});
