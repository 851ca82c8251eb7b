import MiniSearch, { type SearchResult } from 'minisearch';

/*
 * The search over everything that is the user's own, and the help: which entries a text finds, and in what order. A word
 * of the text finds the words that begin with it, and the first letters of successive words ("wbe" finds "Was bringt ein").
 */

export type SearchGroup = 'profile' | 'claim' | 'invitation' | 'post' | 'product' | 'page' | 'article' | 'action';

export interface SearchEntry {
  /** Unique, and the same at the next visit. */
  key: string;
  group: SearchGroup;
  name: string;
  /** It is found by them after everything that is found by its name. */
  words?: string;
  /** When it was last worked on, in milliseconds; 0 or undefined where that is not known. */
  at?: number;
}

export interface FoundGroup<Entry extends SearchEntry> {
  group: SearchGroup | 'recent';
  /** The best first, no more than are shown. */
  hits: Entry[];
  /** With those that are not shown. */
  total: number;
}

/** In all groups together, and in each where there are several. */
export const shownHits = { all: 50, ofGroup: 8, recent: 5 } as const;

/** Without case, accents and punctuation; "ä" and "ae" are the same. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('ß', 'ss')
    .replace(/([aou])e/g, '$1')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

interface SearchIndex<Entry> {
  words: MiniSearch<{ key: string; name: string; words: string }>;
  entries: readonly { entry: Entry; name: string; initials: string }[];
}

export function indexEntries<Entry extends SearchEntry>(entries: readonly Entry[]): SearchIndex<Entry> {
  const named = entries.map((entry) => {
    const name = plain(entry.name);
    return { entry, name, initials: name.replace(/(\S)\S*\s*/g, '$1') };
  });
  const words: SearchIndex<Entry>['words'] = new MiniSearch({
    idField: 'key',
    fields: ['name', 'words'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    searchOptions: { combineWith: 'AND', prefix: true },
  });
  words.addAll(named.map(({ entry, name }) => ({ key: entry.key, name, words: plain(entry.words ?? '') })));
  return { words, entries: named };
}

/** Shorter terms would be like too many words. */
const minSimilarLength = 4;

/** A low one is good: the name itself, its beginning, its words, their first letters, words that are not of the name. */
const ranks = { name: 0, beginning: 1, word: 2, initials: 3, further: 4 } as const;

/** That of the term that is found least well. */
function rankOf({ match, queryTerms }: SearchResult): number {
  const found = Object.entries(match).map(([word, fields]) => ({ word, isOfName: fields.includes('name') }));
  const isOfName = (term: string) => {
    const begun = found.filter(({ word }) => word.startsWith(term));
    return (begun.length > 0 ? begun : found).some((one) => one.isOfName);
  };
  return queryTerms.every(isOfName) ? ranks.word : ranks.further;
}

/**
 * What is found, by key, with its rank. A part of a word finds only where no word begins with it, and a wrong letter of
 * a whole word is forgiven only where nothing else is found.
 */
function ranksOf<Entry extends SearchEntry>({ words, entries }: SearchIndex<Entry>, text: string): Map<string, number> {
  const ranked = (results: SearchResult[]) => new Map(results.map((result) => [result.id as string, rankOf(result)]));
  const found = ranked(words.search(text));
  for (const { entry, name, initials } of entries) {
    if (name.startsWith(text)) found.set(entry.key, name === text ? ranks.name : ranks.beginning);
    else if (text.length > 1 && initials.includes(text) && found.get(entry.key) !== ranks.word)
      found.set(entry.key, ranks.initials);
  }
  if (found.size > 0) return found;
  const contain = entries.filter(({ name }) => name.includes(text));
  if (contain.length > 0) return new Map(contain.map(({ entry }) => [entry.key, ranks.word]));
  return ranked(words.search(text, { fuzzy: (term) => (term.length < minSimilarLength ? false : 1) }));
}

/** Of equal ranks those chosen before come first, then the ones worked on last. */
function byRank<Entry extends SearchEntry>(rankOfKey: ReadonlyMap<string, number>, recentKeys: readonly string[]) {
  const rank = ({ key }: Entry) => rankOfKey.get(key) ?? 0;
  const places = new Map(recentKeys.map((key, place) => [key, place]));
  const place = ({ key }: Entry) => places.get(key) ?? recentKeys.length;
  return (one: Entry, other: Entry) =>
    rank(one) - rank(other) || place(one) - place(other) || (other.at ?? 0) - (one.at ?? 0);
}

/** The group with the best hit first; of several groups each shows only its best, so that none hides the others. */
export function search<Entry extends SearchEntry>(
  index: SearchIndex<Entry>,
  text: string,
  recentKeys: readonly string[] = [],
): FoundGroup<Entry>[] {
  const plainText = plain(text);
  if (plainText === '') return [];
  const found = ranksOf(index, plainText);
  const hits = index.entries
    .flatMap(({ entry }) => (found.has(entry.key) ? [entry] : []))
    .toSorted(byRank(found, recentKeys));
  const groups = [...new Set(hits.map(({ group }) => group))];
  const limit = groups.length > 1 ? shownHits.ofGroup : shownHits.all;
  return groups.map((group) => {
    const all = hits.filter((entry) => entry.group === group);
    return { group, total: all.length, hits: all.slice(0, limit) };
  });
}

/** Before anything is typed: what was chosen or worked on last, then actions and pages. */
export function suggested<Entry extends SearchEntry>(
  entries: readonly Entry[],
  recentKeys: readonly string[],
): FoundGroup<Entry>[] {
  const chosen = recentKeys.flatMap((key) => entries.find((entry) => entry.key === key) ?? []);
  const worked = entries.filter(({ at }) => at).toSorted((one, other) => (other.at ?? 0) - (one.at ?? 0));
  const recent = [...new Set([...chosen, ...worked])].slice(0, shownHits.recent);
  const others = (['action', 'page'] as const).map((group) => ({
    group,
    hits: entries.filter((entry) => entry.group === group && !recent.includes(entry)),
  }));
  return [{ group: 'recent' as const, hits: recent }, ...others]
    .filter(({ hits }) => hits.length > 0)
    .map((found) => ({ ...found, total: found.hits.length }));
}

export function withRecent(recentKeys: readonly string[], key: string): string[] {
  return [key, ...recentKeys.filter((known) => known !== key)].slice(0, 2 * shownHits.recent);
}
