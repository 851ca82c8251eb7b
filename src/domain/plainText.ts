/** A text without line breaks and repeated blanks. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Whether two texts differ in blanks at most. */
export function isSameText(one: string, other: string): boolean {
  return oneLine(one) === oneLine(other);
}

/** Words or groups of words with commas, semicolons or line breaks between them. */
export function listedWords(text: string): string[] {
  return text.split(/[,;\n]/).flatMap((word) => word.trim() || []);
}

/** The first words of a text on one line, with a sign that more follows; `maxLength` is in characters. */
export function truncate(text: string, maxLength: number): string {
  const line = oneLine(text);
  return line.length <= maxLength ? line : `${line.slice(0, maxLength).replace(/\s\S*$/, '')} …`;
}

/** Words of a text; its markup, if it has any, counts for nothing. */
export function wordCount(text: string): number {
  return text.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]+(?:[-'’.,][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

/** Words that are read in a minute. */
const readingPace = 200;

/** Minutes that many words take to read, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / readingPace));
}

/** Between two facts; it never begins a line. */
export const factDot = '\u00a0· ';

/** The text with its numbers on the line of what they count, and of a short word before them ("vor 4 Tagen"). */
export const withNumbersKept = (text: string): string =>
  text.replace(/(\d) (?=\p{L})/gu, '$1\u00a0').replace(/(^| )(\p{Ll}{2,4}) (?=\d+\u00a0)/gu, '$1$2\u00a0');

/**
 * Short facts in one line, parted by dots, the unknown ones left out. Where the line breaks, a dot stays with the fact before
 * it and a number with what it counts, and with a short word before it ("vor 4 Tagen").
 */
export function factsText(facts: readonly (string | false | null | undefined)[]): string {
  return facts.flatMap((fact) => (fact ? [withNumbersKept(fact)] : [])).join(factDot);
}
