import { attributeOf, decodeEntities, escapeText, readMarkup, type MarkupToken } from '@/domain/markup';
import { webAddress } from '@/domain/webAddress';
import { emphasisIn, noEmphasis, type Emphasis } from './emphasis';

type Tag = Extract<MarkupToken, { name: string }>;

const block: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, 'h3'])),
  ...Object.fromEntries(['p', 'blockquote', 'ul', 'ol', 'li'].map((name) => [name, name])),
  ...Object.fromEntries(['menu', 'dir'].map((name) => [name, 'ul'])),
};
/** Parts of a page or table, each with text of its own. */
const blocks =
  /^(?:div|section|article|main|header|footer|aside|nav|address|figure|figcaption|details|summary|fieldset|form|dl|dt|dd|pre|hr|center|table|caption|tr|td|th)$/;

/** Word writes the items of a list as paragraphs, with a style that says so, and the sign before each as text. */
const wordItem = /mso-list\s*:(?!\s*(?:none|ignore))/i;
const wordLevel = /mso-list\s*:[^;]*\blevel(\d)/i;
const ignoredByWord = /mso-list\s*:\s*ignore/i;
const numbering = /^\s*(?:\d{1,3}|[a-z]{1,4})\s*[.)]/i;

/**
 * Rewrites markup from anywhere, e.g. from Word or a web page, with the few tags of rich text alone: no styles, comments
 * or attributes but the address of a link, headings of one level, tables as paragraphs, Word's lists as lists, bold and
 * italic by tag or by style.
 */
export function simplifyMarkup(html: string): string {
  const tokens = [...readMarkup(html)];
  const out = createWriter();
  const elements: { name: string; emphasis: Emphasis }[] = [];
  /** Word's lists that are open, the innermost last; each with an open item. */
  const wordLists: string[] = [];
  let isWordItem = false;
  const closeListsBelow = (level: number) => {
    while (wordLists.length > level) out.tag(`</li></${wordLists.pop()}>`);
  };
  const beginItem = (list: string, wanted: number) => {
    // Right below the item before, whatever level Word gives it.
    const level = Math.min(wanted, wordLists.length + 1);
    closeListsBelow(level);
    if (wordLists.length === level && wordLists.at(-1) !== list) closeListsBelow(level - 1);
    if (wordLists.length === level) out.tag('</li>');
    else {
      wordLists.push(list);
      out.tag(`<${list}>`);
    }
    out.tag('<li>');
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.type === 'comment') continue;
    const emphasis = elements.at(-1)?.emphasis ?? noEmphasis;
    if (token.type === 'text') {
      // Between blocks, blanks and line breaks are those of the source.
      if (token.text.trim() === '' && (out.isAfterBlock() || (wordLists.length > 0 && !isWordItem))) continue;
      if (!isWordItem) closeListsBelow(0);
      out.text(token.text, emphasis);
      continue;
    }
    const { type: kind, name, attributes } = token;
    const style = kind === 'open' ? attributeOf(attributes, 'style') : '';
    if (kind === 'open') elements.push({ name, emphasis: emphasisIn(emphasis, name, style) });
    // What is left open in an element ends with it.
    else elements.splice(lastIndexOf(elements, name));
    if (name === 'p' && kind === 'open' && wordItem.test(style)) {
      const [sign, next] = wordSign(tokens, at + 1);
      beginItem(numbering.test(sign) ? 'ol' : 'ul', Number(wordLevel.exec(style)?.[1] ?? 1));
      isWordItem = true;
      at = next - 1;
    } else if (name === 'p' && kind === 'close' && isWordItem) {
      isWordItem = false;
    } else {
      const tag = simpleTag(token);
      if (!isWordItem && tag !== '') closeListsBelow(0);
      if (tag !== '') out.tag(tag);
    }
  }
  closeListsBelow(0);
  return out.end();
}

/** Position of the innermost open element of a name; behind all of them where there is none. */
function lastIndexOf(elements: readonly { name: string }[], name: string): number {
  const found = elements.findLastIndex((element) => element.name === name);
  return found === -1 ? elements.length : found;
}

/** Puts `strong` and `em` around the text itself: within blocks and links, whatever they were around before. */
function createWriter() {
  const out: string[] = [];
  const open: (keyof Emphasis)[] = [];
  const close = (from: number) => {
    for (const tag of open.splice(from).toReversed()) out.push(`</${tag}>`);
  };
  return {
    tag: (tag: string) => {
      if (tag !== '<br>') close(0);
      out.push(tag);
    },
    text: (text: string, emphasis: Emphasis) => {
      const ended = open.findIndex((tag) => !emphasis[tag]);
      if (ended !== -1) close(ended);
      for (const tag of ['strong', 'em'] as const) {
        if (!emphasis[tag] || open.includes(tag)) continue;
        open.push(tag);
        out.push(`<${tag}>`);
      }
      out.push(escapeSigns(text));
    },
    isAfterBlock: () => isBlockTag(out.at(-1)),
    end: () => {
      close(0);
      return out.join('');
    },
  };
}

function simpleTag({ type: kind, name, attributes }: Tag): string {
  if (name === 'br') return '<br>';
  const tag = block[name] ?? (blocks.test(name) ? 'div' : undefined);
  if (tag !== undefined) return kind === 'open' ? `<${tag}>` : `</${tag}>`;
  if (name !== 'a') return '';
  if (kind === 'close') return '</a>';
  const address = webAddress(decodeEntities(attributeOf(attributes, 'href')));
  // Without an address it is text; its closing tag closes nothing then.
  return address ? `<a href="${escapeText(address.href)}">` : '';
}

/** The bullet before an item of a Word list, and the position of the text after it. */
function wordSign(tokens: readonly MarkupToken[], from: number): [sign: string, next: number] {
  let sign = '';
  let depth = 0;
  let isConditional = false;
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    if (token.type === 'comment') {
      if (/supportLists/i.test(token.text)) isConditional = true;
      else if (isConditional && /endif/i.test(token.text)) return [sign, at + 1];
    } else if (token.type === 'text') {
      if (!isConditional && depth === 0 && token.text.trim() !== '') break;
      sign += decodeEntities(token.text);
    } else if (!isConditional) {
      const isIgnored = token.type === 'open' && ignoredByWord.test(attributeOf(token.attributes, 'style'));
      if (isIgnored || depth > 0) depth += token.type === 'open' ? 1 : -1;
      if (token.type === 'close' && depth === 0 && sign !== '') return [sign, at + 1];
      if (token.type === 'close' && token.name === 'p') break;
    }
  }
  return ['', from];
}

function isBlockTag(written: string | undefined): boolean {
  return written === undefined || /^<\/?(?:p|div|h3|ul|ol|li|blockquote)>$/.test(written);
}

/** Text between tags as it stands, entities included, without anything that could begin a tag. */
function escapeSigns(text: string): string {
  return text.replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
