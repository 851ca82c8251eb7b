import { type Bilingual, bilingualList, fold } from './bilingual';
import { occupationFamilies, ranks, settings, type OccupationFamily } from './occupationRows';

/** How many occupations the product offers (A9). */
const occupationCount = 17_697;

/** A part of a name, and the same as searches compare it. */
interface NamePart {
  shown: Bilingual;
  folded: Bilingual;
}

/** An occupation of the catalogue: its name is `head`, or `head`, `between` and `tail`. */
export interface Composed {
  family: OccupationFamily;
  head: NamePart;
  between: string;
  tail: NamePart | null;
  /** Without rank, speciality and setting. */
  isPlain: boolean;
}

interface Base {
  plain: NamePart;
  /** With each of the family's ranks; null for one that does not go with it. */
  ranked: (NamePart | null)[];
  /** Takes neither specialities nor settings. */
  isAlone: boolean;
}

interface Family {
  row: OccupationFamily;
  bases: Base[];
  specialities: NamePart[];
  settings: NamePart[];
}

let readFamilies: Family[] | null = null;
let plainOccupations: Composed[] | null = null;
let allOccupations: Composed[] | null = null;

function allFamilies(): readonly Family[] {
  readFamilies ??= occupationFamilies.map(readFamily);
  return readFamilies;
}

/** The occupations with which the catalogue begins: those without additions, and all that the seeded world names. */
export function composePlainOccupations(): readonly Composed[] {
  plainOccupations ??= allFamilies().flatMap(({ row: family, bases }) =>
    bases.map(({ plain: head }) => ({ family, head, between: '', tail: null, isPlain: true })),
  );
  return plainOccupations;
}

/** In the order of its ids: plain occupations, then those with one addition, with two. Composed when first searched. */
export function composeOccupations(): readonly Composed[] {
  if (allOccupations) return allOccupations;
  const families = allFamilies();
  const composed: Composed[] = [...composePlainOccupations()];
  const addJoined = (
    head: (base: Base) => NamePart | null | undefined,
    between: string,
    tails: (of: Family) => NamePart[],
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
  for (const { row: family, bases } of families) {
    for (const head of bases.flatMap(({ ranked }) => ranked)) {
      if (head) composed.push({ family, head, between: '', tail: null, isPlain: false });
    }
  }
  for (const place of [0, 1, 2])
    addJoined(
      ({ ranked }) => ranked[place],
      ' – ',
      ({ specialities }) => specialities,
    );
  allOccupations = composed.slice(0, occupationCount);
  return allOccupations;
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

/** Computes a value when it is first read: naming an occupation needs neither what searches compare nor its ranks. */
function lazily<T>(compute: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= compute());
}

function toPart(shown: Bilingual): NamePart {
  const folded = lazily(() => ({ de: fold(shown.de), en: fold(shown.en) }));
  return {
    shown,
    get folded() {
      return folded();
    },
  };
}

function readBase(text: string, familyRanks: readonly Bilingual[]): Base {
  const [german = '', english = ''] = text.split('|').map((text) => text.trim());
  const forms = german.replace(/[!=]$/, '');
  const [male = '', female = german.endsWith('=') ? male : feminine(male)] = forms.split('>');
  const plain = { de: female === male ? female : `${female} / ${male}`, en: capitalised(english) };
  const ranked = lazily(() =>
    familyRanks.map((rank) => {
      if (namedRanks[rank.de]?.test(male)) return null;
      const adjective = capitalised(rank.de);
      const de = `${adjective}e ${female}${female === male ? '' : ` / ${adjective}er ${male}`}`;
      return toPart({ de, en: capitalised(`${rank.en} ${english}`) });
    }),
  );
  return {
    plain: toPart(plain),
    isAlone: german.endsWith('!'),
    get ranked() {
      return ranked();
    },
  };
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
