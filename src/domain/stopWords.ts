import { questionAddress } from './questionAddress';

/** By language, as they are spelled in an address. */
const words = {
  de:
    'ab aber alle allem allen aller alles als also am an auch auf aus bei beim bis bin bist da dabei dafuer damit dann das ' +
    'dass dein deine dem den denn der des dessen deutlich die dies diese diesem diesen dieser dieses doch dort du durch ' +
    'ein eine einem einen einer eines einfach er es etwa etwas euch fuer gar gegen gerade genau gibt geht gilt hab habe ' +
    'haben hat ihm ihn ihnen ihr ihre ihrem ihren im immer in ins ist ja jede jedem jeden jeder jedes kann kein keine ' +
    'keinen koennen lohnt lohnen mache machen man mehr mein meine meinem meinen meiner mich mir mit muss muessen nach ' +
    'nicht nie nichts noch nun nur ob oder ohne pro schon sehr sein seine selbst sich sie sind so soll sollen sollte ' +
    'sollten statt ueber um und uns unser unsere unter viel viele vielen vom von vor wann war warum was weil welche ' +
    'welchem welchen welcher welches wem wen wenn wer werden wie wieder wieviel will wir wird wirklich wo wofuer woran ' +
    'worauf worin wovon wozu zu zum zur zwischen achten achte beachten brauche brauchen braucht bringt bringen dauert ' +
    'erkenne erkennen erkennt finde finden funktioniert gelingt gross hoch kostet lang lange wichtig wissen worueber',
  en:
    'a about after all am an and any are as at be been before best better between but by can cost costs could did do does ' +
    'for from get good had has have how i if in into is it its large long look made make makes many may me mean more most ' +
    'much must my need needs not of on one or our out over pay should so some spot take than that the their them then ' +
    'there these they this those to too under up us use was watch we were what when where whether which who why will with ' +
    'without work works worth would you your recognise recognize tell know',
} as const;
export type TextLanguage = keyof typeof words;

const stopWords: Record<TextLanguage, ReadonlySet<string>> = {
  de: new Set(words.de.split(' ')),
  en: new Set(words.en.split(' ')),
};

export function isStopWord(word: string): boolean {
  const plain = questionAddress(word);
  return stopWords.de.has(plain) || stopWords.en.has(plain);
}

/** By its small words; null where they do not tell. */
export function languageOfWords(all: readonly string[]): TextLanguage | null {
  const countOf = (language: TextLanguage) =>
    all.filter((word) => stopWords[language].has(questionAddress(word))).length;
  const difference = countOf('de') - countOf('en');
  if (difference === 0) return null;
  return difference > 0 ? 'de' : 'en';
}
