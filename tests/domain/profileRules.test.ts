import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { educationGrades, educationTypes } from '@/api/endpoints/education';
import { gradesByType, offeredGrades } from '@/domain/educationGrades';
import { isCreationLimitReached, profilesLeft, maxCompetences } from '@/domain/profileLimit';
import { webAddress } from '@/domain/webAddress';
import { monthsOf, yearsAndMonths } from '@/ui/text/useExperienceTime';

describe('experience in years and months (D-20)', () => {
  it('is sent in months', () => {
    expect(monthsOf(6, 7)).toBe(79);
  });

  it('comes back as it was given', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 80 }), fc.integer({ min: 0, max: 11 }), (years, months) => {
        expect(yearsAndMonths(monthsOf(years, months))).toEqual({ years, months });
      }),
    );
  });
});

describe('the limit of profiles (PRO-08)', () => {
  it('is reached with the last allowed profile, counted by the server or else by the list', () => {
    const facts = (max_competences: number | null, competences: number | null) => ({
      max_competences,
      competences,
      available_competence_slots: null,
    });
    expect(isCreationLimitReached(facts(3, 3), 0)).toBe(true);
    expect(isCreationLimitReached(facts(3, 2), 5)).toBe(false);
    expect(isCreationLimitReached(facts(3, null), 3)).toBe(true);
    expect(isCreationLimitReached(facts(null, 9), 9)).toBe(false);
  });

  it('goes by the places left where the server tells them', () => {
    const facts = { max_competences: 4, competences: null };
    expect(profilesLeft({ ...facts, available_competence_slots: 0 }, 1)).toBe(0);
    expect(profilesLeft({ ...facts, available_competence_slots: 2 }, 4)).toBe(2);
  });

  it('stops nobody while it is not known', () => {
    expect(isCreationLimitReached(null, 9)).toBe(false);
  });
});

describe('places for competences (PRO-06)', () => {
  it('takes the maximum, else what is there plus what is left, else no limit', () => {
    const competences = [{}, {}];
    expect(maxCompetences({ competences, max_competences: 5, available_competence_slots: 1 })).toBe(5);
    expect(maxCompetences({ competences, max_competences: null, available_competence_slots: 1 })).toBe(3);
    expect(maxCompetences({ competences, max_competences: null, available_competence_slots: null })).toBeNull();
  });
});

describe('grades by type of education (D-28)', () => {
  it('groups them, and uses every type and every grade', () => {
    expect(Object.keys(gradesByType)).toEqual([...educationTypes]);
    expect(new Set(Object.values(gradesByType).flat())).toEqual(new Set(educationGrades));
    expect(gradesByType.university).toEqual(educationGrades.slice(0, 7));
  });

  it('goes on offering a value of the server that is in no group', () => {
    expect(offeredGrades('qualification', 'habilitation').at(-1)).toBe('habilitation');
    expect(offeredGrades('', '')).toHaveLength(educationGrades.length);
  });
});

describe('addresses that may be linked to (quality T9)', () => {
  it('are whole web addresses', () => {
    expect(webAddress(' https://fachprofil.example/a?b=1 ')?.href).toBe('https://fachprofil.example/a?b=1');
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/path',
    'https://a:b@c.example',
    'ftp://a.example',
    '',
  ])('are not %s', (address) => {
    expect(webAddress(address)).toBeNull();
  });
});
