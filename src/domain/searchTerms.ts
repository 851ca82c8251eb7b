/** Shorter words are articles and conjunctions. */
const shortestWord = 4;
/** A word without its ending: "Energien" also finds "Energietechnik". */
const endingLength = 2;
const maxTerms = 6;

export function searchTerms(names: readonly string[]): string[] {
  const terms = names.flatMap((name) => {
    const words = name.split(/[^\p{L}\d]+/u).filter((word) => word.length >= shortestWord);
    const stems = words.flatMap((word) => (word.length > 6 ? [word, word.slice(0, -endingLength)] : [word]));
    return [name.trim(), ...stems].filter(Boolean);
  });
  return [...new Set(terms)].slice(0, maxTerms);
}

export function sharedWords(a: string, b: string): number {
  const wordsOf = (name: string) =>
    new Set(
      name
        .toLowerCase()
        .split(/[^\p{L}\d]+/u)
        .filter((word) => word.length >= shortestWord),
    );
  const words = wordsOf(b);
  return [...wordsOf(a)].filter((word) => words.has(word)).length;
}
