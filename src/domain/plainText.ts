export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

export function isSameText(a: string, b: string): boolean {
  return oneLine(a) === oneLine(b);
}

/** A keyword or an e-mail address, however it is written. */
export function isSameWord(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

export function listedWords(text: string): string[] {
  return text.split(/[,;\n]/).flatMap((word) => word.trim() || []);
}

/** On one line, with a sign that more follows; `maxLength` is in characters. */
export function truncate(text: string, maxLength: number): string {
  const line = oneLine(text);
  return line.length <= maxLength ? line : `${line.slice(0, maxLength).replace(/\s\S*$/, '')} …`;
}

export function wordCount(text: string): number {
  return text.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]+(?:[-'’.,][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

/** Words a minute. */
const readingPace = 200;

export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / readingPace));
}

/** Between two facts; it never begins a line. */
export const factDot = '\u00a0· ';

export const withoutLineBreaks = (text: string): string => text.replaceAll(' ', '\u00a0');

/** No line break between a number and what it counts, or a short word before it ("vor 4 Tagen"). */
export const withNumbersKept = (text: string): string =>
  text.replace(/(\d) (?=\p{L})/gu, '$1\u00a0').replace(/(^| )(\p{Ll}{2,4}) (?=\d+\u00a0)/gu, '$1$2\u00a0');

export function factsText(facts: readonly (string | false | null | undefined)[]): string {
  return facts.flatMap((fact) => (fact ? [withNumbersKept(fact)] : [])).join(factDot);
}
