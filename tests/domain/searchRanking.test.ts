import { describe, expect, it } from 'vitest';
import { createSearch, resultLimits, suggested, withRecent, type SearchEntry } from '@/domain/searchRanking';

const entry = (key: string, name: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  key,
  group: 'claim',
  name,
  ...more,
});

const names = (entries: SearchEntry[], text: string, recent: string[] = []) =>
  createSearch(entries)(text, recent).flatMap(({ results }) => results.map(({ name }) => name));

describe('a search', () => {
  it('finds by name, by its beginning, by its words, by their first letters and by further words, in this order', () => {
    const entries = [
      entry('words', 'Etwas anderes', { words: 'Wie im Garten' }),
      entry('letters', 'Was ist ein Balkonkraftwerk?'),
      entry('laterWord', 'Frage: wie groß?'),
      entry('beginning', 'Wie viele Ladepunkte?'),
      entry('name', 'Wie'),
    ];
    expect(names(entries, 'wie')).toEqual([
      'Wie',
      'Wie viele Ladepunkte?',
      'Frage: wie groß?',
      'Was ist ein Balkonkraftwerk?',
      'Etwas anderes',
    ]);
  });

  it('does not tell case, accents and punctuation apart', () => {
    const entries = [entry('a', 'Ärztin für Straßenmedizin'), entry('b', 'Anderes')];
    for (const text of ['ärz', 'ARZ', 'aer', 'AERZTIN FUER', 'strassen', 'ärztin, STRASSE']) {
      expect(names(entries, text), text).toEqual(['Ärztin für Straßenmedizin']);
    }
    expect(names([entry('a', 'Aerztekammer')], 'ärzte')).toEqual(['Aerztekammer']);
  });

  it('finds a part of a word where no word begins with it', () => {
    expect(names([entry('a', 'Wärmepumpe'), entry('b', 'Pumpen')], 'pumpe')).toEqual(['Pumpen']);
    expect(names([entry('a', 'Wärmepumpe')], 'pumpe')).toEqual(['Wärmepumpe']);
  });

  it('forgives one letter of a word where it finds nothing else', () => {
    const entries = [entry('a', 'Wie groß sollte eine Batterie sein?'), entry('b', 'Batik')];
    for (const text of ['Baterie', 'Battterie', 'Battarie', 'sollte baterie']) {
      expect(names(entries, text), text).toEqual(['Wie groß sollte eine Batterie sein?']);
    }
    // Not of a short one, and not two.
    for (const text of ['bot', 'botterei']) expect(names(entries, text), text).toEqual([]);
    expect(names([...entries, entry('c', 'Baterie')], 'baterie')).toEqual(['Baterie']);
  });

  it('wants every word of the text, in any order', () => {
    const entries = [entry('a', 'Lohnt sich ein Balkonkraftwerk?'), entry('b', 'Was kostet ein Balkonkraftwerk?')];
    expect(names(entries, 'balkon lohnt')).toEqual(['Lohnt sich ein Balkonkraftwerk?']);
    expect(names(entries, 'balkon wintergarten')).toEqual([]);
  });

  it('finds nothing without a letter or digit', () => {
    expect(names([entry('a', 'Was?')], ' ?! ')).toEqual([]);
  });

  it('prefers what was chosen before, then what was worked on last, among equally good results', () => {
    const entries = [
      entry('old', 'Wind alt', { at: 1 }),
      entry('new', 'Wind neu', { at: 2 }),
      entry('chosen', 'Wind gewählt'),
    ];
    expect(names(entries, 'win', ['chosen'])).toEqual(['Wind gewählt', 'Wind neu', 'Wind alt']);
    expect(names(entries, 'wind neu', ['chosen'])).toEqual(['Wind neu']);
  });

  it('begins with the group of the best hit', () => {
    const entries = [entry('claim', 'Frage zu Bildern'), entry('page', 'Bilder', { group: 'page' })];
    expect(createSearch(entries)('bild').map(({ group }) => group)).toEqual(['page', 'claim']);
  });

  it('shows so many of a long list, and says how many there are', () => {
    const claims = Array.from({ length: 10_000 }, (_, at) => entry(`claim:${at}`, `Frage ${at}`));
    const [alone] = createSearch(claims)('frage');
    expect(alone).toMatchObject({ group: 'claim', total: 10_000 });
    expect(alone?.results).toHaveLength(resultLimits.all);
    const page = entry('page', 'Häufige Fragen', { group: 'page' });
    const beside = createSearch([...claims, page])('frage');
    expect(beside.map(({ group, total, results }) => [group, total, results.length])).toEqual([
      ['claim', 10_000, resultLimits.ofGroup],
      ['page', 1, 1],
    ]);
  });
});

describe('before anything is typed', () => {
  const entries = [
    entry('claim:1', 'Früher bearbeitet', { at: 1 }),
    entry('claim:2', 'Zuletzt bearbeitet', { at: 2 }),
    entry('page:a', 'Übersicht', { group: 'page' }),
    entry('page:b', 'Mediathek', { group: 'page' }),
    entry('action:c', 'Abmelden', { group: 'action' }),
  ];

  it('stands what was chosen last, then what was worked on last, each once', () => {
    const found = suggested(entries, ['page:b', 'claim:gone', 'claim:1']);
    expect(found.map(({ group, results }) => [group, results.map(({ key }) => key)])).toEqual([
      ['recent', ['page:b', 'claim:1', 'claim:2']],
      ['action', ['action:c']],
      ['page', ['page:a']],
    ]);
  });

  it('leaves out a group with nothing in it', () => {
    expect(suggested([entry('page:a', 'Übersicht', { group: 'page' })], []).map(({ group }) => group)).toEqual([
      'page',
    ]);
  });
});

it('keeps what was chosen, the last first and each once', () => {
  expect(withRecent(['a', 'b', 'c'], 'b')).toEqual(['b', 'a', 'c']);
  const many = Array.from({ length: 30 }, (_, at) => String(at));
  expect(withRecent(many, 'new').length).toBeLessThan(many.length);
});
