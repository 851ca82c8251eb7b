import { describe, expect, it } from 'vitest';
import { assistantFormalities, assistantStyles, findStyle } from '@mocks/data/assistantOptions';
import { suggestionSegments, type SuggestionTopic } from '@mocks/data/assistantTexts';
import { foldSearch } from '@mocks/data/bilingual';
import { categories, competenceAreas, competencesOfArea, searchCompetences } from '@mocks/data/categories';
import { countries, isCountryName } from '@mocks/data/countries';
import { allDisciplines, descendants, searchDisciplines } from '@mocks/data/disciplines';
import { gameTerms } from '@mocks/data/gameTerms';
import { allOccupations, findOccupation, occupationIdOf, searchOccupations } from '@mocks/data/occupations';
import { planEntries } from '@mocks/data/plans';
import { reportTypeSet } from '@mocks/data/reportTypes';
import { suggestionTypes } from '@/api/endpoints/assistant';
import { shownPlans } from '@/domain/plans';
import { reportTypes } from '@/api/endpoints/posts';
import { languages } from '@/api/schema/languages';

const names = (entries: readonly { name: string }[]) => entries.map(({ name }) => name);
const unique = (values: readonly unknown[]) => new Set(values).size;

describe('occupations', () => {
  it.each(languages)('are exactly 17,697, each once (%s)', (lang) => {
    const all = allOccupations(lang);
    expect(all).toHaveLength(17_697);
    expect(unique(all.map(({ id }) => id))).toBe(17_697);
    expect(unique(all.map(({ name }) => name.toLowerCase()))).toBe(17_697);
    expect(all.filter(({ name }) => name !== name.trim() || /undefined|[|;>=!]/.test(name))).toEqual([]);
  });

  it('keep their ids in both languages', () => {
    expect(findOccupation(100_001, 'de')?.name).toBe('Elektroingenieurin / Elektroingenieur');
    expect(findOccupation('100001', 'en')?.name).toBe('Electrical engineer');
    expect(findOccupation(occupationIdOf('Köchin'), 'en')?.name).toBe('Cook');
    expect(findOccupation(117_697, 'de')).toBeDefined();
    expect([117_698, 100_000, 1, 'x', null, undefined].map((id) => findOccupation(id, 'de'))).toEqual(
      Array.from({ length: 6 }, () => undefined),
    );
  });

  it.each([
    ['elek', 'Elektroingenieurin / Elektroingenieur'],
    ['buchh', 'Buchhalterin / Buchhalter'],
    ['pflege', 'Pflegefachfrau / Pflegefachmann'],
    ['software', 'Softwareentwicklerin / Softwareentwickler'],
    ['ärzt', 'Hausärztin / Hausarzt'],
    ['aerzt', 'Hausärztin / Hausarzt'],
    ['arzt', 'Hausärztin / Hausarzt'],
    ['KÖCHIN', 'Köchin / Koch'],
    ['bueroka', 'Bürokauffrau / Bürokaufmann'],
    ['strassenb', 'Straßenbauerin / Straßenbauer'],
  ])('are found by %s', (search, expected) => {
    expect(names(searchOccupations(search, 'de'))).toContain(expected);
  });

  it('are found in English by their English names', () => {
    expect(searchOccupations('software', 'en', 1)).toMatchObject([{ name: 'Software developer' }]);
    expect(names(searchOccupations('nurs', 'en'))).toContain('Registered nurse');
    expect(searchOccupations('Buchhalter', 'en')).toEqual([]);
  });

  it('come in a useful order: plain ones first, those that begin with the search before others', () => {
    const found = names(searchOccupations('pflege', 'de', 500));
    const firstComposed = found.findIndex((name) => / – | im | in |Leitende/.test(name));
    expect(found[0]).toBe('Pflegefachfrau / Pflegefachmann');
    expect(found.indexOf('Pflegefachkraft')).toBeLessThan(found.indexOf('Altenpflegerin / Altenpfleger'));
    expect(found.indexOf('Altenpflegerin / Altenpfleger')).toBeLessThan(firstComposed);
    expect(found.slice(firstComposed)).toContain('Pflegefachkraft – Intensivpflege');
    expect(searchOccupations('pflege', 'de', 7)).toHaveLength(7);
    expect(searchOccupations('  ', 'de')).toEqual([]);
    expect(searchOccupations('xyzw', 'de')).toEqual([]);
  });

  it('are found by their whole name', () => {
    const name = 'Köchin / Koch – Vegetarische Küche';
    expect(names(searchOccupations(name, 'de'))).toEqual([name]);
  });

  it('belong to a known field of work each', () => {
    const known = new Set(competenceAreas('de').map(({ id }) => id));
    const areas = allOccupations('de').map(({ id }) => findOccupation(id, 'de')?.competence_areas ?? []);
    expect(areas.filter((list) => list.length === 0 || list.some(({ id }) => !known.has(id)))).toEqual([]);
    expect(unique(areas.map(([own]) => own?.id))).toBe(known.size);
  });
});

describe('a search', () => {
  it('is compared without case, accents and umlauts, and with ae for ä', () => {
    expect(foldSearch(' Straße ')).toEqual(['strasse']);
    expect(foldSearch('Café')).toEqual(['cafe']);
    expect(foldSearch('Buerokraefte')).toEqual(['buerokraefte', 'burokrafte']);
  });
});

describe('fields of work', () => {
  it('carry categories, subjects and competences in both languages, with ids of their own', () => {
    for (const lang of languages) {
      const list = categories(lang);
      const subjects = list.flatMap(({ children }) => children);
      expect(competenceAreas(lang)).toHaveLength(list.length);
      expect(list.length).toBeGreaterThanOrEqual(20);
      expect(list.filter(({ children }) => children.length < 5)).toEqual([]);
      expect(unique([...list, ...subjects].map(({ id }) => id))).toBe(list.length + subjects.length);
      expect([...names(list), ...names(subjects)].filter((name) => name === '')).toEqual([]);
      for (const { id } of competenceAreas(lang)) {
        const competences = competencesOfArea(id, lang);
        expect(competences.length).toBeGreaterThanOrEqual(20);
        expect(unique(names(competences))).toBe(competences.length);
        expect(names(competences)).not.toContain('');
      }
    }
  });

  it('offer their own competences before those of others', () => {
    const [electrical] = competenceAreas('de');
    const found = searchCompetences(electrical?.id, 'planen', 'de');
    const own = new Set(competencesOfArea(electrical?.id, 'de').map(({ id }) => id));
    expect(found.length).toBeGreaterThan(5);
    expect(own.has(found[0]?.id ?? 0)).toBe(true);
    expect(unique(found.map(({ id }) => id))).toBe(found.length);
  });
});

describe('disciplines', () => {
  it('are a tree of three levels with at least 300 nodes', () => {
    const all = allDisciplines('de');
    const levels = new Map(all.map(({ id, level }) => [id, level]));
    expect(all.length).toBeGreaterThanOrEqual(300);
    expect(levels.size).toBe(all.length);
    expect(unique(names(all))).toBe(all.length);
    for (const { parent_id, level } of all) {
      if (parent_id === null) expect(level).toBe(1);
      else expect(levels.get(parent_id)).toBe(level - 1);
    }
    expect(unique(names(allDisciplines('en')))).toBe(all.length);
  });

  it('hang below each other: the descendants of the roots are everything else', () => {
    const roots = searchDisciplines('', 'de');
    const below = roots.flatMap(({ id }) => descendants(id, 'de'));
    expect(roots.length + below.length).toBe(allDisciplines('de').length);
    expect(unique(below.map(({ id }) => id))).toBe(below.length);
    expect(descendants(below.find(({ level }) => level === 3)?.id ?? 0, 'de')).toEqual([]);
  });

  it('are found by name, below a discipline too', () => {
    const [first] = searchDisciplines('Elektrotechnik', 'de');
    expect(first).toMatchObject({ name: 'Elektrotechnik', level: 2 });
    expect(names(descendants(first?.id ?? 0, 'de', 'technik'))).toContain('Energietechnik');
    expect(names(searchDisciplines('kuhl', 'de'))).toEqual([]);
    expect(names(searchDisciplines('law', 'en'))).toContain('Employment law');
  });
});

describe('the other lists', () => {
  it('hold every country under its name in both languages', () => {
    const german = countries('de');
    expect(german).toHaveLength(249);
    expect(unique(names(german))).toBe(249);
    expect(names(german).toSorted(new Intl.Collator('de').compare)).toEqual(names(german));
    expect(german.find(({ code }) => code === 'AT')?.name).toBe('Österreich');
    expect([isCountryName('Österreich'), isCountryName('Austria'), isCountryName('Atlantis')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('hold the plans and the ways to report that the contract names', () => {
    expect(planEntries.map(({ slug }) => slug)).toEqual(shownPlans([]).map(({ slug }) => slug));
    expect(Object.values(reportTypeSet).map(({ value }) => value)).toEqual([...reportTypes]);
  });

  it('hold 15 terms per occupation, of which always the same 5 belong to it', () => {
    const occupation = occupationIdOf('Bäcker');
    const terms = gameTerms(occupation, 'de');
    expect(terms).toHaveLength(15);
    expect(unique(names(terms))).toBe(15);
    expect(terms.filter(({ correct }) => correct)).toHaveLength(5);
    expect(gameTerms(occupation, 'de')).toEqual(terms);
    expect(gameTerms(occupation, 'en').map(({ id, correct }) => [id, correct])).toEqual(
      terms.map(({ id, correct }) => [id, correct]),
    );
  });
});

describe('the assistant', () => {
  const about: SuggestionTopic = {
    question: 'Wie plane ich eine Solaranlage?',
    topic: 'Solaranlage planen',
    subtitle: '',
    language: 'de',
    informal: false,
  };
  const say = (type: (typeof suggestionTypes)[number], style: number, change: Partial<SuggestionTopic> = {}) => {
    const tone = findStyle(style);
    if (!tone) throw new Error(`no style ${style}`);
    return JSON.stringify(suggestionSegments(type, tone, { ...about, ...change }));
  };

  it('offers 13 styles and 2 formalities in both languages', () => {
    for (const lang of languages) {
      expect(unique(names(assistantStyles(lang)))).toBe(13);
      expect(assistantFormalities(lang)).toHaveLength(2);
    }
  });

  it.each(suggestionTypes)('writes about the topic, always alike: %s', (type) => {
    expect(say(type, 1)).toContain('Solaranlage planen');
    expect(say(type, 1)).toBe(say(type, 1));
    expect(say(type, 1, { language: 'en' })).not.toBe(say(type, 1));
  });

  it('writes in another manner per style, and says Du where the informal form is chosen', () => {
    expect(unique(assistantStyles('de').map(({ id }) => say('short_answer', id)))).toBe(13);
    for (const type of suggestionTypes) {
      for (const { id } of assistantStyles('de')) {
        expect(say(type, id, { informal: true })).not.toMatch(/\b(?:Sie|Ihr|Ihre|Ihren|Ihrem|Ihnen)\b/);
      }
    }
  });

  it('writes for the headline of a long answer', () => {
    expect(say('long_answer', 1, { subtitle: 'Der richtige Speicher' })).toContain('Der richtige Speicher');
  });
});
