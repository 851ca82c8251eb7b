/** Letters that are spelled out in addresses; every other accent is simply dropped. */
const spelled: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'oe',
  å: 'aa',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};

/** Lower-case ASCII, umlauts spelled out, with hyphens; '' without Latin letters or digits. The server decides. */
export function questionAddress(question: string): string {
  return question
    .normalize('NFC')
    .toLowerCase()
    .replace(/./gu, (letter) => spelled[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Words without a meaning of their own, in both languages, as they are spelled in an address. */
const fillers = new Set(
  (
    'aber alle auch beim dass dein deine denn diese dieser doch eine einem einen einer eines fuer habe haben ' +
    'hat ich ihre ihren kann koennen mache machen man mein meine meinem meinen meiner mich mit muss nach nicht oder ' +
    'ohne sich sie sind soll sollte und uns unser vom von wann warum was welche welchen welcher welches wenn wer ' +
    'werden wie wird wirklich about and are can does for from have how into must not should that the this what ' +
    'when where which who why will with your'
  ).split(' '),
);

/** Cut to their first characters so that endings do not matter. */
function subjectsOf(question: string): Set<string> {
  const words = questionAddress(question).split('-');
  return new Set(words.filter((word) => word.length > 2 && !fillers.has(word)).map((word) => word.slice(0, 6)));
}

const similarFrom = 0.5;
const maxShown = 3;

/** The closest first, at most three (ux no. 9). */
export function similarQuestions<T extends { question: string }>(question: string, others: readonly T[]): T[] {
  const subjects = subjectsOf(question);
  return others
    .map((entry) => ({ entry, likeness: likeness(subjects, subjectsOf(entry.question)) }))
    .filter(({ likeness }) => likeness >= similarFrom)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, maxShown)
    .map(({ entry }) => entry);
}

/** Shared words in relation to all words of both (Dice), from 0 to 1. */
function likeness(a: Set<string>, b: Set<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  const shared = [...a].filter((word) => b.has(word)).length;
  return (2 * shared) / (a.size + b.size);
}
