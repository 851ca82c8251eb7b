import { type Bilingual, bilingualList, fold } from './bilingual';
import { occupationFamilies, ranks, settings, type OccupationFamily } from './occupationRows';

/** How many occupations the product offers (A9). */
const occupationCount = 17_697;

/** A part of a name, and the same as searches compare it. */
interface Loadable {
  shown: Bilingual;
  folded: Bilingual;
}

/** An occupation of the catalogue: its name is `head`, or `head`, `between` and `tail`. */
export interface Composed {
  family: OccupationFamily;
  head: Loadable;
  between: string;
  tail: Loadable | null;
  /** Without rank, speciality and setting. */
  isPlain: boolean;
}

interface Base {
  plain: Loadable;
  /** With each of the family's ranks; null for one that does not go with it. */
  ranked: (Loadable | null)[];
  /** Takes neither specialities nor settings. */
  isAlone: boolean;
}

interface Family {
  row: OccupationFamily;
  bases: Base[];
  specialities: Loadable[];
  settings: Loadable[];
}

let allEndpoints: Composed[] | null = null;

/**
 * The catalogue in the order of its ids: plain occupations first, then those with one addition, then those with two, so
 * that ids and the order of equal finds follow simplicity. Composed once, when it is first asked for.
 */
export function composeOccupations(): readonly Composed[] {
  if (allEndpoints) return allEndpoints;
  const families = occupationFamilies.map(readFamily);
  const composed: Composed[] = [];
  const addAlone = (heads: (base: Base) => readonly (Loadable | null)[], isPlain: boolean) => {
    for (const { row: family, bases } of families) {
      for (const head of bases.flatMap(heads)) {
        if (head) composed.push({ family, head, between: '', tail: null, isPlain });
      }
    }
  };
  const addJoined = (
    head: (base: Base) => Loadable | null | undefined,
    between: string,
    tails: (of: Family) => Loadable[],
  ) => {
    for (const family of families) {
      for (const base of family.bases) {
        const first = base.isAlone ? null : head(base);
        if (!first) continue;
        for (const tail of tails(family))
          composed.push({ family: family.row, head: first, between, tail, isPlain: false });
      }
    }
  };
  addAlone(({ plain }) => [plain], true);
  addJoined(
    ({ plain }) => plain,
    ' – ',
    ({ specialities }) => specialities,
  );
  addJoined(
    ({ plain }) => plain,
    ' ',
    ({ settings }) => settings,
  );
  addAlone(({ ranked }) => ranked, false);
  for (const place of [0, 1, 2])
    addJoined(
      ({ ranked }) => ranked[place],
      ' – ',
      ({ specialities }) => specialities,
    );
  allEndpoints = composed.slice(0, occupationCount);
  return allEndpoints;
}

function readFamily(row: OccupationFamily): Family {
  const familyRanks = bilingualList(ranks[row.rank]);
  return {
    row,
    bases: row.bases.split(';').map((text) => readBase(text, familyRanks)),
    specialities: bilingualList(row.specialities).map(toPart),
    settings: bilingualList(settings[row.setting]).map(toPart),
  };
}

function toPart(shown: Bilingual): Loadable {
  return { shown, folded: { de: fold(shown.de), en: fold(shown.en) } };
}

function readBase(text: string, familyRanks: readonly Bilingual[]): Base {
  const [german = '', english = ''] = text.split('|').map((part) => part.trim());
  const forms = german.replace(/[!=]$/, '');
  const [male = '', female = german.endsWith('=') ? male : feminine(male)] = forms.split('>');
  const plain = { de: female === male ? female : `${female} / ${male}`, en: capitalised(english) };
  const ranked = familyRanks.map((rank) => {
    if (namedRanks[rank.de]?.test(male)) return null;
    const adjective = capitalised(rank.de);
    const de = `${adjective}e ${female}${female === male ? '' : ` / ${adjective}er ${male}`}`;
    return toPart({ de, en: capitalised(`${rank.en} ${english}`) });
  });
  return { plain: toPart(plain), ranked, isAlone: german.endsWith('!') };
}

/** The regular female forms: -frau for -mann, an umlaut in Ärztin and Anwältin, -in for everything else. */
function feminine(male: string): string {
  const [first = '', ...rest] = male.split(' ');
  const stem = first
    .replace(/arzt$/, 'ärzt')
    .replace(/anwalt$/, 'anwält')
    .replace(/e$/, '');
  return [first.endsWith('mann') ? first.replace(/mann$/, 'frau') : `${stem}in`, ...rest].join(' ');
}

/** Ranks that an occupation has in its name already, such as a leading head of something. */
const namedRanks: Record<string, RegExp> = {
  leitend: /leiter|direktor|geschäftsführer|chef|vorstand|meister|polier|manager/i,
  beratend: /berater|coach|supervisor|mediator|anwalt/i,
  ausbildend: /ausbilder|lehrer|trainer|leiter/i,
  freiberuflich: /leiter|direktor|beamte|amts|vorstand|geschäftsführer/i,
};

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
