import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { occupationName } from '@/domain/occupationName';

/* An occupation in the form of the person who has it (I18-02). */

describe('an occupation', () => {
  it.each([
    ['Elektroingenieurin / Elektroingenieur', 'Elektroingenieurin', 'Elektroingenieur'],
    ['Kaufmann / Kauffrau', 'Kauffrau', 'Kaufmann'],
    ['Technische Assistentin / Technischer Assistent', 'Technische Assistentin', 'Technischer Assistent'],
    ['Fachärztin für Chirurgie / Facharzt für Chirurgie', 'Fachärztin für Chirurgie', 'Facharzt für Chirurgie'],
    ['Krankenschwester / Krankenpfleger', 'Krankenschwester', 'Krankenpfleger'],
    ['Zimmerer/Zimmerin', 'Zimmerin', 'Zimmerer'],
    ['Köchin/Koch', 'Köchin', 'Koch'],
    ['Tischler/in', 'Tischlerin', 'Tischler'],
    ['Tischler/-in', 'Tischlerin', 'Tischler'],
    ['Tischler:in', 'Tischlerin', 'Tischler'],
    ['Tischler*in', 'Tischlerin', 'Tischler'],
    ['Tischler_in für Möbel', 'Tischlerin für Möbel', 'Tischler für Möbel'],
  ])('%s is split into its two forms', (name, female, male) => {
    expect(occupationName(name, 'female')).toBe(female);
    expect(occupationName(name, 'male')).toBe(male);
    for (const gender of ['other', '', undefined]) expect(occupationName(name, gender)).toBe(name);
  });

  it.each([
    '',
    'Electrical engineer',
    'Hebamme',
    'Schweißen/Innenausbau',
    'Kaufmann/-frau',
    'Kaufmann/frau',
    'Architektin / Ingenieurin',
    'Maler / Lackierer',
    'Maler / Lackierer / Tapezierer',
    'Elektroniker/innen',
  ])('%s stays as it is delivered', (name) => {
    for (const gender of ['female', 'male', 'other']) expect(occupationName(name, gender)).toBe(name);
  });

  it('is never lost, and never longer than it was delivered', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('female', 'male', 'other', undefined), (name, gender) => {
        const shown = occupationName(name, gender);
        expect(shown.length).toBeLessThanOrEqual(name.length);
        expect(shown === '').toBe(name === '');
      }),
    );
  });
});
