import { matchesInput, normalize } from './matchesInput';

export interface MergedEdit<Values extends object> {
  /** Newest values of fields changed only elsewhere; lists are merged with what was added and removed here. */
  merged: Partial<Values>;
  /** Changed here and elsewhere, to different values. */
  conflicts: (keyof Values & string)[];
}

/** So that nothing that was saved elsewhere is overwritten unseen. */
export function mergeEdit<Values extends object>(opened: Values, edited: Values, newest: Values): MergedEdit<Values> {
  const names = Object.keys(newest) as (keyof Values & string)[];
  const differs = (a: Values, b: Values) => (name: keyof Values & string) => !matchesInput(a, { [name]: b[name] });
  const changedElsewhere = names.filter(differs(opened, newest));
  const isChangedHere = differs(opened, edited);
  const mergedValue = (name: keyof Values & string): unknown => {
    if (!isChangedHere(name)) return newest[name];
    const [before, here, now]: unknown[] = [opened[name], edited[name], newest[name]];
    return Array.isArray(before) && Array.isArray(here) && Array.isArray(now)
      ? mergeLists(before, here, now)
      : undefined;
  };
  const merged = changedElsewhere
    .map((name) => [name, mergedValue(name)] as const)
    .filter(([, value]) => value !== undefined);
  const isMerged = new Set<string>(merged.map(([name]) => name));
  return {
    merged: Object.fromEntries(merged) as Partial<Values>,
    conflicts: changedElsewhere.filter((name) => !isMerged.has(name) && differs(newest, edited)(name)),
  };
}

/** Of ids, or of items with one: the newest list with what was added and removed here. */
function mergeLists<Item>(opened: readonly Item[], edited: readonly Item[], newest: readonly Item[]): Item[] {
  const [before, here, now] = [opened, edited, newest].map((list) => new Set(list.map(normalize)));
  const keeps = (item: Item) => here?.has(normalize(item)) || !before?.has(normalize(item));
  const isAdded = (item: Item) => !before?.has(normalize(item)) && !now?.has(normalize(item));
  return [...newest.filter(keeps), ...edited.filter(isAdded)];
}
