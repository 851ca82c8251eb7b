import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mockEndpoint } from '@mocks/createHandlers';
import { mocks, mockServer } from '@mocks/node';
import { setScenario } from '@mocks/server';
import { education } from '@/api/endpoints/education';
import { experience } from '@/api/endpoints/experience';
import { bom, fileOf, tables, zipOf } from '../features/import/linkedInExport';
import { render } from '../render';
import { recordBodies, recordCalls } from './authForms';
import {
  chooseFile,
  educationNamed,
  entry,
  experienceNamed,
  openImport,
  SameThreadWorker,
  useSameThreadWorker,
} from './importWorld';
import { loseAnswer, losses, reconnect } from './loseAnswer';
import { experienceOf, fail, profileOf } from './profileWorld';

beforeEach(useSameThreadWorker);
afterEach(() => void vi.unstubAllGlobals());

const take = (count: number) =>
  screen.findByRole('button', { name: new RegExp(`^${count} Eintr(?:ag|äge) (?:übernehmen|noch einmal versuchen)$`) });
const isDone = () => screen.findByRole('heading', { name: 'Der Import ist fertig' });
const positions = (...rows: string[]) =>
  fileOf(`Company Name,Title,Description,Location,Started On,Finished On\n${rows.join('\n')}\n`, 'Positions.csv');

describe('a LinkedIn export that is taken over (ux no. 10)', () => {
  it('is reviewed and saved entry by entry, with nothing that was not chosen', async () => {
    const { user } = await openImport();
    await chooseFile(user, zipOf(tables));
    const planner = await entry('Leiterin Planung');
    expect(await planner.findByText('Neu')).toBeVisible();
    expect(await planner.findByText('Solarwerk Grünau · Leipzig · März 2020 – heute')).toBeVisible();
    expect(await (await entry('Werkstudentin')).findByText(/Nur das Jahr war angegeben/)).toBeVisible();
    expect(await screen.findByText('Photovoltaik')).toBeVisible();
    await user.click(await (await entry('Werkstudentin')).findByRole('checkbox'));
    const bodies = recordBodies('/competenceprofile/experience');
    await user.dblClick(await take(4));
    await isDone();
    expect(await screen.findByText('4 Einträge sind gespeichert.')).toBeVisible();
    expect(experienceNamed('Leiterin Planung')).toMatchObject([
      { company_name: 'Solarwerk Grünau', start_date: '2020-03-01', end_date: null },
    ]);
    expect(experienceNamed('Werkstudentin')).toEqual([]);
    expect(educationNamed('Diplom Elektrotechnik')).toMatchObject([{ type: 'university', grade: 'diploma' }]);
    expect(bodies.map(({ job_title }) => job_title)).toEqual(['Leiterin Planung', 'Planerin']);
    expect(SameThreadWorker.started.every(({ isTerminated }) => isTerminated)).toBe(true);
  });

  it('says what is there already and what looks like it, and chooses neither', async () => {
    const own = experienceOf('Inhaberin und Planerin');
    const [year, month] = own.start_date.split('-');
    const { user } = await openImport();
    await chooseFile(
      user,
      positions(
        `"${own.company_name}",Inhaberin und Planerin,,Leipzig,${month}/${year},${own.end_date?.slice(0, 7) ?? ''}`,
        `"${own.company_name}",Inhaberin und Planerin,,Leipzig,01/1999,`,
      ),
    );
    const [same, alike] = await screen.findAllByRole('checkbox', { name: 'Inhaberin und Planerin übernehmen' });
    expect(same).not.toBeChecked();
    expect(alike).not.toBeChecked();
    expect(await screen.findByText('Schon vorhanden')).toBeVisible();
    expect(await screen.findByText('Bitte vergleichen')).toBeVisible();
    expect((await screen.findAllByText(/^Bei Ihnen steht schon: /))[0]).toBeVisible();
    const calls = recordCalls();
    await user.click(await screen.findByRole('button', { name: 'Wählen Sie Einträge aus' }));
    expect(await screen.findByText('Bitte wählen Sie mindestens einen Eintrag aus.')).toBeVisible();
    expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
  });

  it('names what is missing and takes it at its field', async () => {
    const { user } = await openImport();
    await chooseFile(user, positions('Solarwerk,Leiterin,,,,'));
    const row = await entry('Leiterin');
    expect(await row.findByRole('checkbox')).not.toBeChecked();
    expect(await row.findByRole('button', { name: 'Ort ergänzen' })).toBeVisible();
    expect(await row.findByRole('button', { name: 'Fachgebiete ergänzen' })).toBeVisible();
    await user.click(await row.findByRole('button', { name: 'Beginn fehlt' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Berufserfahrung bearbeiten' }));
    await user.click((await drawer.findAllByRole('spinbutton'))[0] as HTMLElement);
    await user.keyboard('052019');
    await user.click(await drawer.findByLabelText('Ort'));
    await user.paste('Jena');
    await user.click(await drawer.findByRole('button', { name: 'Übernehmen' }));
    expect(await row.findByText('Solarwerk · Jena · Mai 2019 – heute')).toBeVisible();
    await user.click(await take(1));
    await isDone();
    expect(experienceNamed('Leiterin')).toMatchObject([{ location: 'Jena', start_date: '2019-05-01' }]);
  });

  it('shows type and grade of an education, and takes both as they were changed', async () => {
    const { user } = await openImport();
    await chooseFile(user, zipOf(tables));
    const row = await entry('Zertifikat Projektmanagement');
    expect(await row.findByText(/Berufliche Qualifikation oder Fortbildung · Zertifikat$/)).toBeVisible();
    expect(await screen.findByText(/Jahre und Notizen werden nicht übernommen\./)).toBeVisible();
    await user.click(await row.findByRole('button', { name: 'Zertifikat Projektmanagement bearbeiten' }));
    await user.selectOptions(await screen.findByLabelText('Art der Ausbildung'), 'apprenticeship');
    await user.selectOptions(screen.getByLabelText(/^Grad/), 'training');
    await user.click(screen.getByRole('button', { name: 'Übernehmen' }));
    await user.click(await take(5));
    await isDone();
    expect(educationNamed('Zertifikat Projektmanagement')).toMatchObject([
      { type: 'apprenticeship', grade: 'training' },
    ]);
  });

  it('asks for an end unless an entry goes on (D-27)', async () => {
    const { user } = await openImport();
    await chooseFile(user, positions('A,Eins,,C,Jan 2020,'));
    await user.click(await (await entry('Eins')).findByRole('button', { name: 'Eins bearbeiten' }));
    const ongoing = await screen.findByRole('checkbox', { name: 'Ich arbeite hier noch' });
    expect(ongoing).toBeChecked();
    await user.click(ongoing);
    await user.click(screen.getByRole('button', { name: 'Übernehmen' }));
    expect(await screen.findByText('Bitte geben Sie Monat und Jahr an.')).toBeVisible();
    await user.click(ongoing);
    await user.click(screen.getByRole('button', { name: 'Übernehmen' }));
    await user.click(await take(1));
    await isDone();
    expect(experienceNamed('Eins')).toMatchObject([{ end_date: null }]);
  });

  it('connects what is taken over with the profile that is named', async () => {
    const profile = profileOf('paused');
    const { user } = await openImport(`?profile=${profile.id}`);
    await chooseFile(user, fileOf(bom + tables['Education.csv'], 'Education.csv'), positions('A,B,,C,Jan 2020,'));
    await user.click(await take(3));
    await isDone();
    expect(profile.experience_ids).toContain(experienceNamed('B')[0]?.id);
    expect(profile.education_ids).toContain(educationNamed('Diplom Elektrotechnik')[0]?.id);
    expect(await screen.findByRole('link', { name: 'Zum Profil' })).toHaveAttribute(
      'href',
      `/competence/${profile.id}`,
    );
  });

  it('shows nothing incomplete in a published profile (D-62)', async () => {
    const profile = profileOf('priority');
    const { user } = await openImport(`?profile=${profile.id}`);
    await chooseFile(user, positions('A,B,,C,Jan 2020,'));
    expect(await screen.findByText(/^Ihr Profil ist veröffentlicht\./)).toBeVisible();
    expect(await (await entry('B')).findByRole('button', { name: 'Fachgebiete fehlen' })).toBeVisible();
    await user.click(await take(1));
    await isDone();
    expect(experienceNamed('B')).toHaveLength(1);
    expect(profile.experience_ids).not.toContain(experienceNamed('B')[0]?.id);
  });

  it('warns where the file names somebody else', async () => {
    const { user } = await openImport();
    const other = tables['Profile.csv'].replace('Anna,Bergmann', 'Petra,Krause');
    await chooseFile(user, zipOf({ ...tables, 'Profile.csv': other }));
    expect(await screen.findByText(/^Die Datei gehört zu „Petra Krause“/)).toBeVisible();
  });
});

describe('files that cannot be taken over', () => {
  it.each([
    ['%PDF-1.7', 'Aus einer PDF-Datei lassen sich Stationen nicht zuverlässig lesen.'],
    [
      'Datum;Betrag\n1;2',
      'Das ist weder ein LinkedIn-Export noch ein Lebenslauf im Format JSON Resume oder Reactive Resume.',
    ],
  ])('are refused with a sentence: %s', async (content, sentence) => {
    const calls = recordCalls();
    const { user } = await openImport();
    await chooseFile(user, fileOf(content, 'Positions.csv'));
    expect(await screen.findByText(sentence, { exact: false })).toBeVisible();
    expect(calls.filter((call) => !/^GET|login$/.test(call))).toEqual([]);
    expect(await screen.findByRole('button', { name: 'Datei wählen' })).toBeVisible();
  });

  it('are let go of when reading is cancelled', async () => {
    vi.spyOn(SameThreadWorker.prototype, 'postMessage').mockImplementation(() => undefined);
    const { user } = await openImport();
    await chooseFile(user, zipOf(tables));
    await user.click(await screen.findByRole('button', { name: 'Abbrechen' }));
    expect(await screen.findByRole('button', { name: 'Datei wählen' })).toBeVisible();
    expect(SameThreadWorker.started.map(({ isTerminated }) => isTerminated)).toEqual([true]);
    expect(screen.queryByText(/^Das Lesen hat zu lange gedauert/)).toBeNull();
  });
});

describe('a refused entry', () => {
  it('says why, lets the others pass, and is sent again once it is changed', async () => {
    const { user } = await openImport();
    await chooseFile(user, positions('A,Eins,,C,Jan 2020,', 'A,Zwei,,C,Jan 2018,Jan 2019'));
    mockServer.use(
      mockEndpoint(
        experience.createExperience,
        () =>
          HttpResponse.json(
            { success: false, message: 'x', data: { company_name: ['Dieses Unternehmen ist gesperrt.'] } },
            { status: 422 },
          ),
        { once: true },
      ),
    );
    await user.click(await take(2));
    const refused = await entry('Eins');
    expect(await refused.findByText('Unternehmen: Dieses Unternehmen ist gesperrt.')).toBeVisible();
    expect(await (await entry('Zwei')).findByText('Übernommen')).toBeVisible();
    expect(await screen.findByText(/^1 Eintrag wurde nicht übernommen/)).toBeVisible();
    await user.click(await refused.findByRole('button', { name: 'Eins bearbeiten' }));
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByText('Dieses Unternehmen ist gesperrt.')).toBeVisible();
    await user.type(await drawer.findByLabelText('Unternehmen'), ' AG');
    await user.click(await drawer.findByRole('button', { name: 'Übernehmen' }));
    await user.click(await take(1));
    await isDone();
    expect(experienceNamed('Eins')).toMatchObject([{ company_name: 'A AG' }]);
    expect(experienceNamed('Zwei')).toHaveLength(1);
  });

  it('is connected later where only that failed', async () => {
    const profile = profileOf('paused');
    const { user } = await openImport(`?profile=${profile.id}`);
    await chooseFile(user, positions('A,B,,C,Jan 2020,'));
    fail(experience.connectExperience);
    await user.click(await take(1));
    expect(await (await entry('B')).findByText('Gespeichert, noch nicht im Profil')).toBeVisible();
    reconnect();
    await user.click(await take(1));
    await isDone();
    expect(experienceNamed('B')).toHaveLength(1);
    expect(profile.experience_ids).toContain(experienceNamed('B')[0]?.id);
  });
});

describe('an entry whose response was lost (D-66)', () => {
  const ways = Object.keys(losses) as (keyof typeof losses)[];

  it.each(ways)('is saved once, and the next ones too (%s)', async (how) => {
    const { user } = await openImport();
    await chooseFile(user, zipOf(tables));
    loseAnswer(experience.createExperience, { how });
    loseAnswer(education.createEducation, { how });
    await user.click(await take(5));
    await isDone();
    for (const title of ['Leiterin Planung', 'Planerin', 'Werkstudentin'])
      expect(experienceNamed(title)).toHaveLength(1);
    for (const name of ['Diplom Elektrotechnik', 'Zertifikat Projektmanagement']) {
      expect(educationNamed(name)).toHaveLength(1);
    }
  });

  it('is looked for after a reload before anything is sent again', async () => {
    const { user, store, router } = await openImport();
    await chooseFile(user, positions('A,Eins,,C,Jan 2020,', 'A,Zwei,,C,Jan 2018,Jan 2019'));
    loseAnswer(experience.createExperience, { offline: true });
    await user.click(await take(2));
    expect(await (await entry('Eins')).findByText(/^Möglicherweise ist der Eintrag/)).toBeVisible();
    await router.navigate('/competence/profiles');
    await screen.findByRole('heading', { level: 1, name: 'Kompetenzprofile' });
    // Another tab, or the next day: only what the device keeps is left.
    sessionStorage.clear();
    store.dispatch({ type: 'pendingWrites/pendingWritesChanged', payload: {} });
    reconnect();
    await router.navigate('/competence/import');
    expect(await screen.findByText(/^Ihr begonnener Import ist noch da\./)).toBeVisible();
    await user.click(await take(2));
    await isDone();
    expect(experienceNamed('Eins')).toHaveLength(1);
    expect(experienceNamed('Zwei')).toHaveLength(1);
    expect(Object.keys(localStorage).filter((key) => key.endsWith('.import'))).toEqual([]);
  });
});

describe('an import that is interrupted', () => {
  it('stops after the entry under way, and goes on', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const { user } = await openImport();
    await chooseFile(user, positions('A,Eins,,C,Jan 2020,', 'A,Zwei,,C,Jan 2018,Jan 2019'));
    mockServer.use(
      mockEndpoint(
        experience.createExperience,
        async () => {
          await held;
          return undefined;
        },
        { once: true },
      ),
    );
    await user.click(await take(2));
    await user.click(await screen.findByRole('button', { name: 'Anhalten' }));
    release();
    expect(await screen.findByText('1 von 2 übernommen')).toBeVisible();
    expect(experienceNamed('Zwei')).toEqual([]);
    await user.click(await take(1));
    await isDone();
    expect(experienceNamed('Zwei')).toHaveLength(1);
  });

  it('says how many entries a failing server has kept from being tried', async () => {
    fail(experience.createExperience, 503);
    const { user } = await openImport();
    await chooseFile(user, positions('A,Eins,,C,Jan 2020,', 'A,Zwei,,C,Jan 2018,', 'A,Drei,,C,Jan 2016,'));
    await user.click(await take(3));
    expect(
      await screen.findByText(
        /^1 Eintrag wurde nicht übernommen\. .* 2 weitere Einträge kamen nicht mehr an die Reihe\.$/,
      ),
    ).toBeVisible();
  });

  it('is given up with a button, on the device too', async () => {
    const { user } = await openImport();
    await chooseFile(user, zipOf(tables));
    await entry('Planerin');
    await waitFor(() => expect(Object.keys(localStorage).some((key) => key.endsWith('.import'))).toBe(true));
    await user.click(await screen.findByRole('button', { name: 'Import verwerfen' }));
    expect(await screen.findByRole('button', { name: 'Datei wählen' })).toBeVisible();
    expect(Object.keys(localStorage).filter((key) => key.endsWith('.import'))).toEqual([]);
  });

  it('runs on a server that answers documented fields only', async () => {
    setScenario(mocks, { responses: 'plain' });
    const profile = profileOf('paused');
    const { user } = await openImport(`?profile=${profile.id}`);
    await chooseFile(user, zipOf(tables));
    await user.click(await take(5));
    await isDone();
    expect(profile.experience_ids).toContain(experienceNamed('Planerin')[0]?.id);
  });

  it('waits for the import of another tab, and adds nothing that was saved there a second time', async () => {
    let isFree = false;
    const request = (_: string, __: LockOptions, work: (lock: object | null) => unknown) => work(isFree ? {} : null);
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    try {
      const { user } = await openImport();
      await chooseFile(user, positions('A,Eins,,C,Jan 2020,', 'A,Zwei,,C,Jan 2018,Jan 2019'));
      const calls = recordCalls();
      await user.click(await take(2));
      expect(await screen.findByText(/^In einem anderen Tab läuft gerade ein Import\./)).toBeVisible();
      expect(calls).toEqual([]);
      const { id: _id, ...like } = experienceOf('Inhaberin und Planerin');
      const there = { job_title: 'Eins', company_name: 'A', start_date: '2020-01-01', end_date: null };
      mocks.world.table('experience').add({ ...like, ...there });
      isFree = true;
      await user.click(await take(2));
      await isDone();
      expect(await screen.findByText('1 Eintrag ist gespeichert.')).toBeVisible();
      expect(experienceNamed('Eins')).toHaveLength(1);
      expect(experienceNamed('Zwei')).toHaveLength(1);
    } finally {
      Reflect.deleteProperty(navigator, 'locks');
    }
  });

  it('is reached from the list of profiles', async () => {
    await render('/competence/profiles', { as: 'expert' });
    const link = await screen.findByRole('link', { name: 'Aus LinkedIn oder Lebenslauf übernehmen' });
    expect(link).toHaveAttribute('href', '/competence/import');
  });
});
