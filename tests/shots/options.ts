import { parseArgs } from 'node:util';
import { languages } from '@/api/schema/languages';
import { schemes, widths, type Choice } from './plan';

export interface Options {
  choice: Choice;
  /** Makes the pictures of the README instead. */
  readme: boolean;
}

/** All values, or the one that is named; any other is refused. */
function oneOrAll<T extends string | number>(
  option: string,
  values: readonly T[],
  given: string | undefined,
): readonly T[] {
  if (given === undefined) return values;
  const found = values.filter((value) => String(value) === given);
  if (found.length === 0) throw new Error(`--${option} is one of ${values.join(', ')}`);
  return found;
}

export function parseOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      scheme: { type: 'string' },
      lang: { type: 'string' },
      width: { type: 'string' },
      readme: { type: 'boolean', default: false },
    },
  });
  return {
    readme: values.readme,
    choice: {
      words: positionals,
      schemes: oneOrAll('scheme', schemes, values.scheme),
      languages: oneOrAll('lang', languages, values.lang),
      widths: oneOrAll('width', widths, values.width),
    },
  };
}

/** Whether the choice is everything there is. */
export const isEverything = ({ words, ...views }: Choice): boolean =>
  words.length === 0 &&
  views.schemes.length === schemes.length &&
  views.languages.length === languages.length &&
  views.widths.length === widths.length;
