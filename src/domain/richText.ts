import { decodeEntities, escapeText, readMarkup } from './markup';

/*
 * A rich text is stored as HTML with few tags, '' when it is empty. What was entered before there was an editor is plain
 * text with line breaks, and counts as such wherever it stands.
 */

const knownTag =
  /<\/?(?:p|h[1-6]|b|strong|i|em|u|s|ul|ol|li|blockquote|a|br|div|span|font|table|tr|td|pre|hr|img|section|article)(?:\s[^<>]*)?\/?>/i;

/** A text that merely holds a sign like `<` is none. */
export function isMarkup(value: string): boolean {
  return knownTag.test(value);
}

/** Elements on lines of their own, with the number of line breaks around them. */
const breaks: Readonly<Record<string, number>> = {
  ...Object.fromEntries(['p', 'div', 'blockquote', 'ul', 'ol', 'table', 'pre', 'hr'].map((name) => [name, 2])),
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'section', 'article'].map((name) => [name, 2])),
  ...Object.fromEntries(['li', 'tr', 'br'].map((name) => [name, 1])),
};

/** A blank line between paragraphs, items of lists on lines of their own. */
export function plainTextOf(value: string): string {
  if (!isMarkup(value)) return value.replace(/\r\n?/g, '\n').trim();
  let text = '';
  let pendingBreaks = 0;
  let listDepth = 0;
  for (const token of readMarkup(value)) {
    if (token.type === 'text') {
      const words = decodeEntities(token.text).replace(/\s+/g, ' ');
      const isBlank = words === ' ' || words === '';
      if (isBlank && (pendingBreaks > 0 || text === '')) continue;
      const isNewLine = pendingBreaks > 0 || text === '' || text.endsWith(' ');
      text += (text === '' ? '' : '\n'.repeat(pendingBreaks)) + (isNewLine ? words.trimStart() : words);
      pendingBreaks = 0;
    } else if (token.type !== 'comment') {
      const { name, type: kind } = token;
      if (name === 'li') listDepth += kind === 'open' ? 1 : -1;
      // Two line breaks in a row make a blank line.
      if (name === 'br') pendingBreaks = Math.min(2, pendingBreaks + 1);
      else pendingBreaks = Math.max(pendingBreaks, Math.min(breaks[name] ?? 0, listDepth > 0 ? 1 : 2));
      if (/^t[dh]$/.test(name) && !text.endsWith(' ')) text += text && pendingBreaks === 0 ? ' ' : '';
    }
  }
  return text.replace(/ +$/gm, '');
}

export function isEmptyRichText(value: string): boolean {
  return plainTextOf(value) === '';
}

/** Paragraphs, each with its lines. */
export function linesOfPlainText(text: string): string[][] {
  const trimmed = text.replace(/\r\n?/g, '\n').trim();
  if (trimmed === '') return [];
  return trimmed.split(/\n\s*\n/).map((paragraph) => paragraph.split('\n').map((line) => line.trim()));
}

/** Blank lines separate paragraphs. */
export function htmlOfPlainText(text: string): string {
  return linesOfPlainText(text)
    .map((lines) => `<p>${lines.map(escapeText).join('<br>')}</p>`)
    .join('');
}

/** Ignores how servers write the same HTML: blanks between tags, closed empty tags, protected blanks, quotes. */
export function comparableHtml(html: string): string {
  return html
    .replace(/\s*\/?>/g, '>')
    .replace(/(?:&nbsp;|&#160;|\u00a0)/g, ' ')
    .replace(/&(?:quot|#34);/g, '"')
    .replace(/&(?:#0?39|apos);/g, "'")
    .replace(/>\s+|\s+</g, (text) => text.trim())
    .trim();
}
