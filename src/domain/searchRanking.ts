/*
 * The search over everything that is the user's own: which entries a text finds, and in what order. A word of the text finds the
 * words that begin with it; letters also find the first letters of successive words ("wbe" finds "Was bringt ein ..."). Where
 * nothing else is found, one letter may be wrong.
 */

/** In the order of groups whose best hits are equally good. */
export const searchGroups = ['profile', 'claim', 'invitation', 'post', 'product', 'page', 'action'] as const;
export type SearchGroup = (typeof searchGroups)[number];

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

interface IndexedEntry<Entry extends SearchEntry> {
  entry: Entry;
  name: string;
  nameWords: string[];
  initials: string;
  words: string;
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

export function indexEntries<Entry extends SearchEntry>(entries: readonly Entry[]): IndexedEntry<Entry>[] {
  return entries.map((entry) => {
    const name = plain(entry.name);
    const nameWords = name.split(' ');
    const initials = nameWords.map((word) => word.charAt(0)).join('');
    return { entry, name, nameWords, initials, words: ` ${plain(entry.words ?? '')}` };
  });
}

const ranks = {
  name: 0,
  beginning: 1,
  firstWord: 2,
  firstInitials: 3,
  word: 4,
  initials: 5,
  within: 6,
  words: 7,
  similar: 8,
} as const;

/** Shorter terms would be like too many words. */
const minSimilarLength = 4;

/** Begins as the term does but for one letter: wrong, missing, added, or two that changed places. */
function isSimilar(word: string, term: string): boolean {
  if (term.length < minSimilarLength) return false;
  let at = 0;
  while (at < term.length && term.charAt(at) === word.charAt(at)) at += 1;
  if (at === 0) return false;
  const rest = term.slice(at + 1);
  const swapped = word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
  return (
    word.slice(at + 1).startsWith(rest) ||
    word.slice(at + 1).startsWith(term.slice(at)) ||
    word.slice(at).startsWith(rest) ||
    swapped.startsWith(term.slice(at))
  );
}

/** A low number is good; null where it does not match. */
function rankOf(
  entry: IndexedEntry<SearchEntry>,
  text: string,
  terms: readonly string[],
  allowsMistakes: boolean,
): number | null {
  if (entry.name === text) return ranks.name;
  if (entry.name.startsWith(text)) return ranks.beginning;
  let worst: number = ranks.name;
  for (const term of terms) {
    const rank = rankOfTerm(entry, term) ?? (allowsMistakes && isSimilarTo(entry, term) ? ranks.similar : null);
    if (rank === null) return null;
    worst = Math.max(worst, rank);
  }
  return worst;
}

function rankOfTerm({ name, nameWords, initials, words }: IndexedEntry<SearchEntry>, term: string): number | null {
  const word = nameWords.findIndex((one) => one.startsWith(term));
  if (word === 0) return ranks.firstWord;
  const place = term.length > 1 ? initials.indexOf(term) : -1;
  if (place === 0) return ranks.firstInitials;
  if (word > 0) return ranks.word;
  if (place > 0) return ranks.initials;
  if (name.includes(term)) return ranks.within;
  return words.includes(` ${term}`) ? ranks.words : null;
}

const isSimilarTo = ({ nameWords }: IndexedEntry<SearchEntry>, term: string) =>
  nameWords.some((word) => isSimilar(word, term));

/** Of equal ranks those chosen before come first, then the ones worked on last. */
function byRank<Entry extends SearchEntry>(recentKeys: readonly string[]) {
  const places = new Map(recentKeys.map((key, place) => [key, place]));
  const placeOf = ({ key }: Entry) => places.get(key) ?? recentKeys.length;
  return (one: Ranked<Entry>, other: Ranked<Entry>) =>
    one.rank - other.rank || placeOf(one.entry) - placeOf(other.entry) || (other.entry.at ?? 0) - (one.entry.at ?? 0);
}

interface Ranked<Entry> {
  entry: Entry;
  rank: number;
}

function rankedByGroup<Entry extends SearchEntry>(
  index: readonly IndexedEntry<Entry>[],
  text: string,
  allowsMistakes: boolean,
): Map<SearchGroup, Ranked<Entry>[]> {
  const terms = text.split(' ');
  const found = new Map<SearchGroup, Ranked<Entry>[]>();
  for (const indexed of index) {
    const rank = rankOf(indexed, text, terms, allowsMistakes);
    if (rank === null) continue;
    const { group } = indexed.entry;
    const ranked = { entry: indexed.entry, rank };
    const known = found.get(group);
    if (known) known.push(ranked);
    else found.set(group, [ranked]);
  }
  return found;
}

/** The group with the best hit first; of several groups each shows only its best, so that none hides the others. */
export function search<Entry extends SearchEntry>(
  index: readonly IndexedEntry<Entry>[],
  text: string,
  recentKeys: readonly string[] = [],
): FoundGroup<Entry>[] {
  const plainText = plain(text);
  if (plainText === '') return [];
  const exact = rankedByGroup(index, plainText, false);
  const found = exact.size > 0 ? exact : rankedByGroup(index, plainText, true);
  const limit = found.size > 1 ? shownHits.ofGroup : shownHits.all;
  return searchGroups
    .flatMap((group) => {
      const all = found.get(group)?.toSorted(byRank(recentKeys));
      return all?.[0] ? [{ group, best: all[0].rank, total: all.length, hits: all.slice(0, limit) }] : [];
    })
    .toSorted((one, other) => one.best - other.best)
    .map(({ group, total, hits }) => ({ group, total, hits: hits.map(({ entry }) => entry) }));
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
