import { decodeEntities, escapeText, readMarkup } from './markup';
import { htmlOfPlainText, isMarkup, plainTextOf } from './richText';

/** One character or blank of a text, with its position in the source that holds it. */
export interface TextUnit {
  at: number;
  length: number;
  isBlank: boolean;
}

/**
 * A rich text whose words were changed as plain text (`plainTextOf`): the tags around the change stay as they are. A line
 * break becomes one within its paragraph.
 */
export function withWords(html: string, words: string): string {
  const before = plainTextOf(html);
  if (words === before) return html;
  if (!isMarkup(html) || before === '' || words.trim() === '') return htmlOfPlainText(words);
  const units = unitsOf(html);
  const { start, end, inserted } = changeOf(before, words);
  const { index } = placeIn(units, before.slice(0, start));
  const { index: last } = placeIn(units, before.slice(0, end));
  const isNewLine = /(?:^|\n)$/.test(before.slice(0, start));
  const previous = units[index - 1];
  const at = (isNewLine || !previous ? units[index]?.at : undefined) ?? (previous ? previous.at + previous.length : 0);
  let rest = '';
  let from = at;
  for (const unit of units.slice(index, last)) {
    rest += html.slice(from, unit.at);
    from = unit.at + unit.length;
  }
  return html.slice(0, at) + escapeText(inserted).replaceAll('\n', '<br>') + rest + html.slice(from);
}

/**
 * How many units come before the end of `words`, and how many of the blanks there have no unit. Characters are counted
 * without blanks, since blanks and line breaks differ in plain text.
 */
export function placeIn(units: readonly TextUnit[], words: string): { index: number; missingBlanks: number } {
  const count = Array.from(words.replace(/\s/g, '')).length;
  let index = 0;
  for (let signs = 0; index < units.length && signs < count; index += 1) {
    const unit = units[index];
    if (unit && !unit.isBlank) signs += 1;
  }
  let missingBlanks = /[^\S\n]*$/.exec(words)?.[0].length ?? 0;
  if (/(?:^|\n)\s*$/.test(words)) {
    // On the next line, whatever stands between the lines.
    while (units[index]?.isBlank) index += 1;
    return { index, missingBlanks: 0 };
  }
  while (missingBlanks > 0 && units[index]?.isBlank) {
    index += 1;
    missingBlanks -= 1;
  }
  return { index, missingBlanks };
}

function unitsOf(html: string): TextUnit[] {
  const units: TextUnit[] = [];
  for (const token of readMarkup(html)) {
    if (token.type !== 'text') continue;
    for (const { 0: written, index } of token.text.matchAll(/&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,6});|[^]/giu)) {
      units.push({ at: token.at + index, length: written.length, isBlank: decodeEntities(written).trim() === '' });
    }
  }
  return units;
}

/** The one range in which two texts differ: start and end in the first, and its replacement in the second. */
function changeOf(before: string, after: string): { start: number; end: number; inserted: string } {
  const [was, is] = [Array.from(before), Array.from(after)];
  const shorter = Math.min(was.length, is.length);
  let same = 0;
  while (same < shorter && was[same] === is[same]) same += 1;
  let sameEnd = 0;
  while (sameEnd < shorter - same && was.at(-1 - sameEnd) === is.at(-1 - sameEnd)) sameEnd += 1;
  // A new line belongs to the paragraph before it.
  const isLineBreak = (char: string | undefined) => char === '\n';
  while (same > 0 && is.length - sameEnd > same && isLineBreak(was[same - 1])) {
    if (!isLineBreak(was.at(-1 - sameEnd)) || !isLineBreak(is.at(-1 - sameEnd))) break;
    same -= 1;
    sameEnd += 1;
  }
  return {
    start: was.slice(0, same).join('').length,
    end: was.slice(0, was.length - sameEnd).join('').length,
    inserted: is.slice(same, is.length - sameEnd).join(''),
  };
}
