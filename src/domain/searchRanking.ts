import MiniSearch, { type SearchOptions } from 'minisearch';

/* The search of the search dialog and of the help (docs/ux.md no. 30): which entries a text finds, and in what order. */

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

export interface ResultGroup<Entry extends SearchEntry> {
  group: SearchGroup | 'recent';
  /** The best first, no more than are shown. */
  results: Entry[];
  /** With those that are not shown. */
  total: number;
}

/** In all groups together, and in each where there are several. */
export const resultLimits = { all: 50, ofGroup: 8, recent: 5 } as const;

/** Without case, accents and punctuation; "ä" and "ae" are the same. */
function normalise(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('ß', 'ss')
    .replace(/([aou])e/g, '$1')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * A word finds the words that begin with it, "wbe" finds "Was bringt ein"; a part of a word, or one wrong letter,
 * counts only where nothing else is found. The group of the best result comes first; each of several shows only its
 * best.
 */
export function createSearch<Entry extends SearchEntry>(entries: readonly Entry[]) {
  const documents = entries.map((entry) => {
    const name = normalise(entry.name);
    const initials = name.replace(/(\S)\S*\s*/g, '$1');
    return { entry, key: entry.key, name, initials, words: normalise(entry.words ?? '') };
  });
  const index = new MiniSearch({
    idField: 'key',
    fields: ['name', 'initials', 'words'],
    searchOptions: { combineWith: 'AND', prefix: true },
  });
  index.addAll(documents);
  return (text: string, recentKeys: readonly string[] = []): ResultGroup<Entry>[] => {
    const plain = normalise(text);
    if (plain === '') return [];
    const find = (options?: SearchOptions) => {
      const keys = new Set(index.search(plain, options).map(({ id }) => id as string));
      return documents.filter(({ key }) => keys.has(key));
    };
    let matches = find();
    if (matches.length === 0) matches = documents.filter(({ name }) => name.includes(plain));
    // Of a short term, one other letter would make too many words.
    const fuzzy = (term: string) => (term.length < 4 ? false : 1);
    if (matches.length === 0) matches = find({ fuzzy, fields: ['name', 'words'] });
    const results = matches
      .map(({ entry, name, initials }) => ({ entry, rank: rankOf(plain, name, initials) }))
      .toSorted((a, b) => a.rank - b.rank || compareUse(a.entry, b.entry, recentKeys))
      .map(({ entry }) => entry);
    const groups = [...new Set(results.map(({ group }) => group))];
    const limit = groups.length > 1 ? resultLimits.ofGroup : resultLimits.all;
    return groups.map((group) => {
      const all = results.filter((entry) => entry.group === group);
      return { group, total: all.length, results: all.slice(0, limit) };
    });
  };
}

/** The lower, the better. */
function rankOf(text: string, name: string, initials: string): number {
  if (name === text) return 0;
  if (name.startsWith(text)) return 1;
  if (text.split(' ').every((term) => ` ${name}`.includes(` ${term}`))) return 2;
  return initials.startsWith(text) ? 3 : 4;
}

/** Those chosen before come first, then the ones worked on last. */
function compareUse(a: SearchEntry, b: SearchEntry, recentKeys: readonly string[]): number {
  const isRecent = ({ key }: SearchEntry) => Number(recentKeys.includes(key));
  return isRecent(b) - isRecent(a) || (b.at ?? 0) - (a.at ?? 0);
}

/** Before anything is typed: what was chosen or worked on last, then actions and pages. */
export function suggested<Entry extends SearchEntry>(
  entries: readonly Entry[],
  recentKeys: readonly string[],
): ResultGroup<Entry>[] {
  const chosen = recentKeys.flatMap((key) => entries.find((entry) => entry.key === key) ?? []);
  const worked = entries.filter(({ at }) => at).toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0));
  const recent = [...new Set([...chosen, ...worked])].slice(0, resultLimits.recent);
  const others = (['action', 'page'] as const).map((group) => ({
    group,
    results: entries.filter((entry) => entry.group === group && !recent.includes(entry)),
  }));
  return [{ group: 'recent' as const, results: recent }, ...others]
    .filter(({ results }) => results.length > 0)
    .map((group) => ({ ...group, total: group.results.length }));
}

export function withRecent(recentKeys: readonly string[], key: string): string[] {
  return [key, ...recentKeys.filter((recent) => recent !== key)].slice(0, 2 * resultLimits.recent);
}
