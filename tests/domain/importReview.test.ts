import { describe, expect, it } from 'vitest';
import { educationFields } from '@/domain/educationFields';
import { monthsFrom } from '@/domain/importedCareer';
import {
  editedValues,
  inSendingOrder,
  isSamePerson,
  profileToConnect,
  restoredRows,
  reviewedAgain,
  reviewEducation,
  reviewExperience,
  rowsOf,
  savedFromNetwork,
  valuesToEdit,
  withoutRepeats,
  type ImportRow,
  type RowState,
} from '@/domain/importReview';
import { Education } from '@/api/endpoints/education';
import { WorkExperience } from '@/api/endpoints/experience';

const own = {
  id: '1',
  job_title: 'Planerin',
  company_name: 'Ingenieurbüro Weiß & Partner GmbH',
  start_date: '2014-09-01',
  end_date: '2020-02-29',
};
const found = { job_title: 'Planerin', company_name: 'Ingenieurbuero', start_date: '2014-09', end_date: '2020-02' };

describe('a work experience that is found', () => {
  it.each([
    ['the same', { company_name: 'Ingenieurbüro Weiss & Partner' }, 'duplicate'],
    ['with another end', { company_name: 'Ingenieurbüro Weiß und Partner', end_date: '' }, 'new'],
    ['with another month', { company_name: own.company_name, start_date: '2014-10' }, 'conflict'],
    ['under another title', { company_name: own.company_name, job_title: 'Projektleiterin' }, 'conflict'],
    [
      'another one there',
      { company_name: own.company_name, job_title: 'Projektleiterin', start_date: '2019-01' },
      'new',
    ],
    ['elsewhere', {}, 'new'],
  ] as const)('%s', (_, changes, verdict) => {
    const review = reviewExperience({ ...found, ...changes }, [own]);
    expect(review.verdict).toBe(verdict);
    expect(review.existing).toBe(verdict === 'new' ? null : own);
  });
});

describe('an education that is found', () => {
  const degree = { id: '7', degree_name: 'Diplom Elektrotechnik', institution: 'TU Dresden' };
  it.each([
    ['diplom  elektrotechnik', 'TU Dresden', 'duplicate'],
    ['Diplom', 'TU Dresden', 'conflict'],
    ['Diplom Elektrotechnik', '', 'conflict'],
    ['Diplom Elektrotechnik', 'TU Berlin', 'new'],
    ['Master', 'TU Dresden', 'new'],
  ] as const)('%s, %s: %s', (degree_name, institution, verdict) => {
    expect(reviewEducation({ degree_name, institution }, [degree]).verdict).toBe(verdict);
  });

  it.each([
    ['Bachelor of Science', 'university', 'bachelor'],
    ['B.Eng. Maschinenbau', 'university', 'bachelor'],
    ['M.Sc.', 'university', 'master'],
    ['Master of Business Administration', 'university', 'master'],
    ['Diplom-Ingenieurin', 'university', 'diploma'],
    ['Magister Artium', 'university', 'magister'],
    ['1. Staatsexamen', 'university', 'state_examination'],
    ['Ph.D.', 'university', 'other_degree'],
    ['Tischlermeisterin', 'apprenticeship', 'master_craftsman'],
    ['Ausbildung zur Elektronikerin', 'apprenticeship', 'training'],
    ['Zertifikat Projektmanagement', 'qualification', 'certificate'],
    ['Elektrotechnik', 'university', ''],
    ['', 'university', ''],
  ])('%s is of a kind', (name, type, grade) => {
    expect(educationFields(name)).toEqual({ type, grade });
  });
});

it('names each entry of a file once', () => {
  const entry = { ...found, location: '', description: '', guessed: null };
  const repeated = [entry, { ...entry }, { ...entry, start_date: '2020-03' }];
  expect(withoutRepeats(repeated).map(({ start_date }) => start_date)).toEqual(['2014-09', '2020-03']);
});

it.each([
  ['Dr. Anna Bergmann', true],
  ['BERGMANN, Anna-Maria', true],
  ['Petra Bergmann', false],
  ['', false],
])('knows the owner of a file: %s', (name, isOwn) => {
  expect(isSamePerson(name, { firstname: 'Anna', lastname: 'Bergmann' })).toBe(isOwn);
});

describe('the time of an imported station', () => {
  it.each([
    ['Mar 2018', 'Jun 2020', { start_date: '2018-03', end_date: '2020-06', guessed: null }],
    ['2018-03', '', { start_date: '2018-03', end_date: '', guessed: null }],
    ['2018-03', 'Present', { start_date: '2018-03', end_date: '', guessed: null }],
    ['2018-03', 'bis heute', { start_date: '2018-03', end_date: '', guessed: null }],
    ['2018', '2020-06', { start_date: '2018-01', end_date: '2020-06', guessed: 'month' }],
    ['2018-03', 'Sommer 2020', { start_date: '2018-03', end_date: '', guessed: 'end' }],
    ['2018-03', '2017-01', { start_date: '2018-03', end_date: '', guessed: 'end' }],
  ])('from %s to "%s"', (start, end, expected) => {
    expect(monthsFrom(start, end)).toEqual(expected);
  });
});

describe('a row of the review', () => {
  const station = { ...found, location: 'Weimar', description: '', guessed: null };
  const degree = { type: 'university', grade: '', degree_name: 'Diplom', institution: '', city: '', period: '2004' };
  const none = { experience: [], education: [] };
  const profiles = [{ id: '9', title: '' }];
  const existing = {
    experience: [WorkExperience.parse({ ...own, company_name: found.company_name, competence_profiles: profiles })],
    education: [Education.parse({ id: '7', ...degree })],
  };
  const rows = rowsOf({ experience: [station, { ...station, company_name: '' }], education: [degree] }, none);
  const [row, incomplete, study] = rows as [ImportRow, ImportRow, ImportRow];
  const at = (state: RowState, isChosen = true): ImportRow => ({ ...row, state, isChosen });
  const failure = { kind: 'server' } as const;

  it('is chosen where it is new and complete', () => {
    expect(rows.map(({ isChosen }) => isChosen)).toEqual([true, false, true]);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(3);
    expect(rowsOf({ experience: [station, station], education: [degree] }, existing)).toMatchObject([
      { verdict: 'duplicate', known: 'Planerin\u00a0· Ingenieurbuero', isChosen: false },
      { verdict: 'duplicate', known: 'Diplom', isChosen: false },
    ]);
  });

  it('that was saved meanwhile is not chosen any more', () => {
    expect(reviewedAgain(row, existing)).toMatchObject({ verdict: 'duplicate', known: 'Planerin', isChosen: false });
    expect(reviewedAgain(row, none)).toBe(row);
    const failed = at({ step: 'failed', failure });
    expect(reviewedAgain(failed, existing)).toBe(failed);
  });

  it('is left out of a published profile while it is incomplete (D-62)', () => {
    expect(profileToConnect(row, null)).toBeNull();
    expect(profileToConnect(row, { id: '9', isPublic: false })).toBe('9');
    expect(profileToConnect(row, { id: '9', isPublic: true })).toBeNull();
    const whole = { ...row, values: { ...row.values, disciplines: [{ id: '1', name: 'Bau' }] } } as ImportRow;
    expect(profileToConnect(whole, { id: '9', isPublic: true })).toBe('9');
  });

  it('of the network only waits for the profile that does not show it yet', () => {
    const stateFor = (profileId: string) => savedFromNetwork(row, existing, { id: profileId, isPublic: false }).state;
    expect(stateFor('3')).toEqual({ step: 'saved', id: '1' });
    expect(stateFor('9')).toEqual({ step: 'done' });
    expect(savedFromNetwork(row, existing, null).state).toEqual({ step: 'done' });
    const left = at({ step: 'open' }, false);
    expect(savedFromNetwork(left, existing, null)).toBe(left);
  });

  it('that was perhaps sent comes first, also where it is not chosen', () => {
    const unsure = at({ step: 'failed', failure: { kind: 'network', outcome: 'unknown' } }, false);
    const done = at({ step: 'done' });
    expect(inSendingOrder([row, done, incomplete, unsure, study])).toEqual([unsure, row, study]);
  });

  it('goes on after a reload with an unknown outcome', () => {
    const kept: unknown = JSON.parse(JSON.stringify([at({ step: 'sending' }), study]));
    expect(restoredRows(kept)).toMatchObject([
      { state: { step: 'failed', failure: { kind: 'network', outcome: 'unknown' } } },
      { values: { degree_name: 'Diplom' }, state: { step: 'open' } },
    ]);
    expect(restoredRows(undefined)).toBeNull();
    expect(restoredRows([{ kind: 'award', values: { disciplines: [] }, state: { step: 'open' } }])).toBeNull();
    expect(restoredRows([{ ...row, values: null }])).toBeNull();
  });

  it('is edited with the end of its period as a choice (D-27)', () => {
    const editing = (values: object) => valuesToEdit({ ...row, values: { ...row.values, ...values } } as ImportRow);
    expect(editing({})).toMatchObject({ ongoing: false, end_date: '2020-02' });
    expect(editing({ end_date: '' })).toMatchObject({ ongoing: true });
    expect(editing({ end_date: '', guessed: 'end' })).toMatchObject({ ongoing: false });
    expect(valuesToEdit(study)).not.toHaveProperty('ongoing');
    const edited = editedValues({ ...valuesToEdit(row), guessed: 'month', ongoing: true });
    expect(edited).toMatchObject({ end_date: '', guessed: null });
    expect(edited).not.toHaveProperty('ongoing');
  });
});
