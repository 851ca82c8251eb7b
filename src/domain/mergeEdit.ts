import { matchesInput } from './matchesInput';

/** What a form and somebody else have made of the same fields since the form was opened. */
export interface MergedEdit<Values extends object> {
  /** The newest values of the fields that were changed only elsewhere. */
  taken: Partial<Values>;
  /** The fields that were changed here and elsewhere, to different values. */
  conflicts: (keyof Values & string)[];
}

/** Compares what is to be saved with the newest version of it, so that nothing saved elsewhere is overwritten unseen. */
export function mergeEdit<Values extends object>(opened: Values, edited: Values, newest: Values): MergedEdit<Values> {
  const names = Object.keys(newest) as (keyof Values & string)[];
  const differs = (one: Values, other: Values) => (name: keyof Values & string) =>
    !matchesInput(one, { [name]: other[name] });
  const changedElsewhere = names.filter(differs(opened, newest));
  const isChangedHere = differs(opened, edited);
  return {
    taken: Object.fromEntries(
      changedElsewhere.filter((name) => !isChangedHere(name)).map((name) => [name, newest[name]]),
    ) as Partial<Values>,
    conflicts: changedElsewhere.filter((name) => isChangedHere(name) && differs(newest, edited)(name)),
  };
}
