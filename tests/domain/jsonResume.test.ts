import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CompetenceProfile } from '@/api/endpoints/profiles';
import { jsonResume } from '@/domain/jsonResume';
import { readJsonResume } from '@/features/import/read/jsonResume';

type Validate = (resume: unknown, done: (errors: { message: string }[] | null) => void) => void;
const { validate } = createRequire(import.meta.url)('@jsonresume/schema') as { validate: Validate };

function errorsOf(resume: unknown): string[] {
  let found: string[] = ['never answered'];
  validate(resume, (errors) => {
    found = (errors ?? []).map(({ message }) => message);
  });
  return found;
}

const anna = { firstname: 'Anna', lastname: 'Bergmann', gender: 'female', academic_title: 'Dr.' };
const raw = {
  id: 41,
  public: true,
  public_url: 'https://experts.fachprofil.example/41',
  occupation: { id: 1, name: 'Elektroingenieurin / Elektroingenieur' },
  competence: { id: 2, name: 'Erneuerbare Energien' },
  location: 'Leipzig',
  contact: { id: 5, email: 'anna@example.org', phone: '+49 341 1234', website: 'keine Adresse', address: '' },
  work_experiences: [
    {
      id: 1,
      job_title: 'Planerin',
      company_name: 'Solarwerk',
      location: 'Leipzig',
      start_date: '2020-03-01',
      end_date: null,
      description: 'Plant Dächer.',
    },
    { id: 2, job_title: 'Werkstudentin', company_name: 'Elbtal Netze', start_date: '', end_date: '2013-12-31' },
  ],
  educations: [
    {
      id: 1,
      type: 'university',
      degree_name: 'Diplom',
      institution: 'TU Dresden',
      city: 'Dresden',
      disciplines: [{ id: 1, name: 'Elektrotechnik' }],
    },
  ],
};

describe('a profile as JSON Resume', () => {
  it('holds to the schema and says what the profile says', () => {
    const resume = jsonResume(CompetenceProfile.parse(raw), [{ id: '3', name: 'Photovoltaik' }], anna);
    expect(errorsOf(resume)).toEqual([]);
    expect(resume).toMatchObject({
      basics: {
        name: 'Dr. Anna Bergmann',
        label: 'Elektroingenieurin',
        email: 'anna@example.org',
        url: 'https://experts.fachprofil.example/41',
        location: { city: 'Leipzig' },
      },
      work: [
        { name: 'Solarwerk', position: 'Planerin', startDate: '2020-03', summary: 'Plant Dächer.' },
        { name: 'Elbtal Netze', position: 'Werkstudentin', endDate: '2013-12' },
      ],
      education: [{ institution: 'TU Dresden', studyType: 'Diplom', area: 'Elektrotechnik' }],
      skills: [{ name: 'Erneuerbare Energien' }, { name: 'Photovoltaik' }],
    });
    expect(JSON.stringify(resume)).not.toContain('keine Adresse');
  });

  it('can be taken over again', () => {
    const text = JSON.stringify(jsonResume(CompetenceProfile.parse(raw), [{ id: '3', name: 'Photovoltaik' }], anna));
    expect(readJsonResume(text)).toMatchObject({
      owner: 'Dr. Anna Bergmann',
      experience: [
        { job_title: 'Planerin', company_name: 'Solarwerk', start_date: '2020-03', end_date: '' },
        { job_title: 'Werkstudentin' },
      ],
      education: [{ degree_name: 'Diplom Elektrotechnik', institution: 'TU Dresden', grade: 'diploma' }],
    });
  });

  it('holds to the schema whatever a server delivers', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('2020-13-40', 'javascript:alert(1)', 'a@b', '', 'heute'));
    fc.assert(
      fc.property(text, text, text, text, (start, address, email, name) => {
        const profile = CompetenceProfile.parse({
          ...raw,
          public_url: address,
          contact: { id: 1, email, website: address },
          work_experiences: [{ id: 1, job_title: name, start_date: start, end_date: start }],
        });
        expect(errorsOf(jsonResume(profile, [], { ...anna, firstname: name }))).toEqual([]);
      }),
    );
  });

  it('sees what does not hold to it', () => {
    expect(errorsOf({ work: [{ startDate: 'heute' }] })).not.toEqual([]);
  });
});
