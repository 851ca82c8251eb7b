import type { Language } from '@/api/schema/languages';

/** A text in both languages of the product. */
export type Bilingual = Readonly<Record<Language, string>>;

/** An entity as catalogue responses carry it. */
export interface NamedEntry {
  id: number;
  name: string;
}

/** Reads `German|English`; a text without the bar is the same in both languages. */
export function bilingual(text: string): Bilingual {
  const [de = '', en] = text.split('|').map((text) => text.trim());
  return { de, en: en ?? de };
}

/** Reads `German|English; German|English`. */
export function bilingualList(text: string): Bilingual[] {
  return text
    .split(';')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map(bilingual);
}

/** Lower case without accents and umlauts (`Pflegekräfte` becomes `pflegekrafte`), for comparing. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
}

/** A search as it may have been typed: with umlauts, without them, or with `ae`, `oe`, `ue` in their place. */
export function foldSearch(search: string): string[] {
  const plain = fold(search.trim());
  const rewritten = plain.replace(/([aou])e/g, '$1');
  return plain === rewritten ? [plain] : [plain, rewritten];
}

/** The entries whose name holds the search, those first that begin a word with it. */
export function searchByName<T extends { name: string }>(entries: readonly T[], search: string): T[] {
  const searches = foldSearch(search);
  const found = entries.flatMap((entry) => {
    const rank = searchRank(fold(entry.name), searches);
    return rank === null ? [] : [{ entry, rank }];
  });
  return found.toSorted((one, other) => one.rank - other.rank).map(({ entry }) => entry);
}

/** 0 at the start of the text, 1 at the start of a word, 2 inside one, null where nothing is found. */
export function searchRank(folded: string, searches: readonly string[]): number | null {
  let best: number | null = null;
  for (const search of searches) {
    const at = folded.indexOf(search);
    if (at === -1) continue;
    const rank = at === 0 ? 0 : startsWord(folded, search) ? 1 : 2;
    if (best === null || rank < best) best = rank;
  }
  return best;
}

function startsWord(folded: string, search: string): boolean {
  for (let at = folded.indexOf(search); at !== -1; at = folded.indexOf(search, at + 1)) {
    if (at === 0 || !/[\p{L}\d]/u.test(folded[at - 1] ?? '')) return true;
  }
  return false;
}
