import { webAddress } from './webAddress';

/*
 * Whatever was typed stays text in Markdown: every character that could mean something (also in MDX, templates and
 * formulas) is escaped, and only web addresses are linked to.
 */

/** Keeps lines and paragraphs. */
export function markdownText(text: string): string {
  const lines = text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .split('\n')
    .map((line) => escapeLineStart(escapeInline(line.trim())));
  return lines
    .join('\n')
    .trim()
    .replace(/\n{2,}/g, '\n\n')
    .replace(/([^\n\\])\n(?!\n)/g, breakLine);
}

/** For headings, items and the words of links. */
export function markdownLine(text: string): string {
  return escapeLineStart(escapeInline(text.replace(/\s+/g, ' ').trim()));
}

/** The words alone where the address may not be linked to. */
export function markdownLink(words: string, address: string): string {
  const text = escapeInline(words.replace(/\s+/g, ' ').trim());
  const target = markdownTarget(address);
  return target === '' ? text : `[${text || escapeInline(address.trim())}]${target}`;
}

/** `(<address>)`; '' where it may not be linked to. */
export function markdownTarget(address: string): string {
  const href = webAddress(address)?.href;
  if (href === undefined) return '';
  const plain = href.replaceAll('\\', '%5C').replace(/[<>\s]/g, encodeURIComponent);
  return `(<${plain.replace(/&(?=#?\w+;)/g, '&amp;')}>)`;
}

const breakLine = (_: string, before: string) => `${before}\\\n`;

export function escapeInline(text: string): string {
  return (
    text
      .replace(/\p{Cc}/gu, ' ')
      .replace(/[\\`*_{}[\]<>|~$#]/g, '\\$&')
      .replace(/&(?=#?\w+;)/g, '\\&')
      // Before the bracket of a link it would make that a picture; some readers do so before an escaped one.
      .replace(/!(?=\\\[|$)/g, '\\!')
  );
}

/** Lists, underlines of headings and rules. */
export function escapeLineStart(line: string): string {
  return line.replace(/^([-+=])/, '\\$1').replace(/^(\d{1,9})([.)])/, '$1\\$2');
}
