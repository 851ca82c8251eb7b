import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PersonalInvitation, PublicInvitation } from '@/api/endpoints/endorsements';
import {
  answersOf,
  applyChoices,
  applyPersonalChoices,
  childKey,
  confirmedNames,
  confirmedPoints,
  openInvitation,
  personalBody,
  personalRows,
  readChoices,
  relations,
  verificationBody,
} from '@/domain/verification';

/** As a server sends it: flags as numbers, children of other types among the competences. */
const delivered = PublicInvitation.parse({
  id: 12,
  token: 'abc',
  accepted: 0,
  personal_connection: 0,
  usual_channel: null,
  is_fan: '0',
  endorsements: [
    {
      id: 1,
      type: 'competence_profile',
      name: 'Architektin',
      verified: 0,
      is_fan: 1,
      children: [
        { id: 1, type: 'competence', name: 'Bauleitung', verified: 0 },
        { id: 2, type: 'competence', name: 'Bauphysik', verified: 1 },
        { id: 3, type: 'occupation', name: 'Architektin', verified: 0 },
        { id: 4, type: 'Competence', name: 'falsch geschrieben', verified: 0 },
      ],
    },
    { id: 2, type: 'competence_profile', name: 'Leer', verified: 0, is_fan: 0, children: [] },
    { id: 3, type: 'x', name: 'Nochmal', children: [{ id: 1, type: 'competence', name: 'Statik', verified: 0 }] },
  ],
});
const none = {};
/** Answers of no to each of these points. */
const no = (...keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, false]));

describe('opening an invitation (VER-06)', () => {
  const opened = openInvitation(delivered);

  it('answers the three relations with yes', () => {
    expect(relations.map((relation) => opened[relation])).toEqual([true, true, true]);
  });

  it('verifies every child and keeps only those of type competence', () => {
    expect(opened.endorsements.map(({ children }) => children.map(({ name, verified }) => [name, verified]))).toEqual([
      [
        ['Bauleitung', true],
        ['Bauphysik', true],
      ],
      [],
      [['Statik', true]],
    ]);
  });

  it('leaves everything else, and the delivered invitation itself, as they were', () => {
    const { endorsements: _, ...rest } = delivered;
    expect(opened).toMatchObject({ ...rest, personal_connection: true, usual_channel: true, is_fan: true });
    expect(opened.endorsements.map(({ id, name, is_fan }) => [id, name, is_fan])).toEqual(
      delivered.endorsements.map(({ id, name, is_fan }) => [id, name, is_fan]),
    );
    expect(delivered.personal_connection).toBe(false);
    expect(delivered.endorsements[0]?.children).toHaveLength(4);
  });

  it('changes nothing when done twice', () => {
    expect(openInvitation(opened)).toEqual(opened);
  });
});

describe('what was confirmed', () => {
  const opened = openInvitation(delivered);

  it('is counted as it is listed, relations included', () => {
    const { names, relations: confirmed, count } = confirmedPoints({ ...opened, is_fan: false, count: 3 });
    expect(names).toEqual(['Bauleitung', 'Bauphysik', 'Statik']);
    expect(confirmed).toEqual(['personal_connection', 'usual_channel']);
    expect(count).toBe(5);
  });

  it('is the delivered number where the competences are not delivered', () => {
    expect(confirmedPoints({ ...opened, endorsements: [], count: 8 }).count).toBe(8);
  });
});

describe('what the visitor takes back', () => {
  const opened = openInvitation(delivered);
  const countOf = (answers: Record<string, boolean>) =>
    confirmedPoints({ ...applyChoices(opened, answers), count: 0 }).count;

  it('counts competences and relations as points', () => {
    expect(countOf(none)).toBe(6);
    expect(countOf(no('is_fan', '1/1'))).toBe(4);
  });

  it('tells children of the same id apart', () => {
    const decided = applyChoices(opened, no(childKey({ id: '3' }, { id: '1' })));
    expect(confirmedNames(decided)).toEqual(['Bauleitung', 'Bauphysik']);
  });

  it('reaches nothing at all, and never more than was offered', () => {
    fc.assert(
      fc.property(fc.subarray([...relations, '1/1', '1/2', '3/1', '9/9']), (removed) => {
        expect(countOf(no(...removed))).toBe(6 - removed.filter((key) => key !== '9/9').length);
        expect(countOf({ ...no(...removed), '1/3': true, '9/9': true })).toBe(countOf(no(...removed)));
      }),
    );
  });
});

describe('the body of a verification (VER-07)', () => {
  it('names every kept competence with yes or no, and nothing else', () => {
    const decided = applyChoices(openInvitation(delivered), no('is_fan', '1/2', '3/1'));
    expect(verificationBody(decided)).toEqual({
      id: '12',
      personal_connection: true,
      usual_channel: true,
      is_fan: false,
      endorsements: [
        {
          id: '1',
          type: 'competence_profile',
          verified: true,
          is_fan: true,
          children: [
            { id: '1', type: 'competence', verified: true },
            { id: '2', type: 'competence', verified: false },
          ],
        },
        { id: '2', type: 'competence_profile', verified: false, is_fan: false, children: [] },
        {
          id: '3',
          type: 'x',
          verified: false,
          is_fan: false,
          children: [{ id: '1', type: 'competence', verified: false }],
        },
      ],
    });
  });
});

describe('stored choices', () => {
  it('survive being written down', () => {
    const choices = { answers: { ...no('usual_channel', '1/1'), 'competence/1': true }, awaitsSignIn: true };
    expect(readChoices(JSON.parse(JSON.stringify(choices)))).toEqual(choices);
  });

  it('are none where anything else is stored', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const { answers, awaitsSignIn } = readChoices(value);
        expect(Object.values(answers).every((answer) => typeof answer === 'boolean')).toBe(true);
        expect(typeof awaitsSignIn).toBe('boolean');
      }),
    );
    expect(readChoices({ answers: { is_fan: 'no' }, awaitsSignIn: true })).toEqual(readChoices(null));
  });
});

describe('the personal page (VER-08)', () => {
  const invitation = PersonalInvitation.parse({
    id: 31,
    competence: { id: 5, name: 'Bauleitung', verified: 1, is_fan: 0 },
    occupation: { id: 6, name: 'Architektin', verified: 0, is_fan: 0 },
    discipline: null,
    educations: [{ id: 'u-1', degree_name: 'Diplom', institution: 'TU Graz', verified: 0, is_fan: 0 }],
    work_experiences: [
      { id: 8, job_title: 'Leitung', company_name: 'Bau AG' },
      { job_title: 'Praktikum', company_name: 'Holz GmbH' },
    ],
    same_field: false,
  });
  const rows = personalRows(invitation);

  it('lists what was delivered in its order, each with its own key', () => {
    expect(rows.map(({ group, name }) => [group, name])).toEqual([
      ['competence', 'Bauleitung'],
      ['occupation', 'Architektin'],
      ['educations', 'Diplom'],
      ['work_experiences', 'Leitung'],
      ['work_experiences', 'Praktikum'],
      ['same_field', ''],
    ]);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  });

  it('starts from what was delivered and takes over the answers; a fan confirms as well', () => {
    const answers = {
      ...answersOf({ key: String(rows[0]?.key), verified: false, is_fan: true }),
      ...answersOf({ key: String(rows[2]?.key), verified: true, is_fan: true }),
    };
    const answered = applyPersonalChoices(rows, answers);
    expect(answered.map(({ verified, is_fan }) => [verified, is_fan])).toEqual([
      [false, false],
      [false, false],
      [true, true],
      [false, false],
      [false, false],
      [false, false],
    ]);
  });

  it('mirrors the delivered shape in the body (D-49)', () => {
    const answered = rows.map((row) => ({ ...row, verified: true }));
    const mark = { verified: true, is_fan: false };
    expect(personalBody(answered)).toEqual({
      competence: { id: '5', ...mark },
      occupation: { id: '6', ...mark },
      discipline: null,
      educations: [{ id: 'u-1', ...mark }],
      work_experiences: [
        { id: '8', ...mark },
        { id: null, ...mark },
      ],
      same_field: { id: null, ...mark },
    });
  });
});
