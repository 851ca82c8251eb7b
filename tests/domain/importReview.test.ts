import { describe, expect, it } from 'vitest';
import { educationFields } from '@/domain/educationFields';
import { monthsFrom, noCareer } from '@/domain/importedCareer';
import { isSamePerson, reviewEducation, reviewExperience, withoutRepeats } from '@/domain/importReview';

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
    expect(review.known).toBe(verdict === 'new' ? null : own);
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
  const career = { ...noCareer, experience: [entry, { ...entry }, { ...entry, start_date: '2020-03' }] };
  expect(withoutRepeats(career).experience.map(({ start_date }) => start_date)).toEqual(['2014-09', '2020-03']);
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
