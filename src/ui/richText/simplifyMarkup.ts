import { attributeOf, decodeEntities, escapeText, readMarkup, type MarkupToken } from '@/domain/markup';
import { webAddress } from '@/domain/webAddress';
import { emphasisIn, noEmphasis, type Emphasis } from './emphasis';

type Tag = Extract<MarkupToken, { name: string }>;

const block: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, 'h3'])),
  ...Object.fromEntries(['p', 'blockquote', 'ul', 'ol', 'li'].map((name) => [name, name])),
  ...Object.fromEntries(['menu', 'dir'].map((name) => [name, 'ul'])),
};
/** Parts of a page or table, each a paragraph. */
const blocks =
  /^(?:div|section|article|main|header|footer|aside|nav|address|figure|figcaption|details|summary|fieldset|form|dl|dt|dd|pre|hr|center|table|caption|tr|td|th)$/;

/** Word writes list items as paragraphs, marked by a style, with the bullet of each as text. */
const wordItem = /mso-list\s*:(?!\s*(?:none|ignore))/i;
const wordLevel = /mso-list\s*:[^;]*\blevel(\d)/i;
const ignoredByWord = /mso-list\s*:\s*ignore/i;
const numbering = /^\s*(?:\d{1,3}|[a-z]{1,4})\s*[.)]/i;
/** Word on the web wraps each item in a list of its own, with its level, and its number where the list has any. */
const webWordList = /\bListContainerWrapper\b/;

/** Slack ends a paragraph within its text by an empty element. */
const paragraphBreak = /\bdata-stringify-type\s*=\s*["']?paragraph-break\b/i;
const keepsLines = /white-space(?:-collapse)?\s*:\s*(?:pre|break)/i;

/** An open element, with what applies to all of its content. */
interface OpenElement {
  name: string;
  emphasis: Emphasis;
  /** Line breaks of the source are kept. */
  keepsLines?: boolean;
  isInWebWordList?: boolean;
  list: { name: string; isNew: boolean };
}

function elementIn(around: OpenElement, { name, attributes }: Tag): OpenElement {
  const style = attributeOf(attributes, 'style');
  const isList = name === 'ul' || name === 'ol';
  return {
    name,
    emphasis: emphasisIn(around.emphasis, name, style),
    keepsLines: around.keepsLines === true || name === 'pre' || keepsLines.test(style),
    isInWebWordList: around.isInWebWordList === true || webWordList.test(attributeOf(attributes, 'class')),
    list: isList ? { name, isNew: attributeOf(attributes, 'start') === '1' } : around.list,
  };
}

/**
 * Rewrites markup from any source, e.g. Word or a web page, with the few tags of rich text: no styles, comments or
 * attributes except the address of a link; all headings on one level, table cells as paragraphs, Word's lists as lists,
 * bold and italic by tag or by style.
 */
export function simplifyMarkup(html: string): string {
  const tokens = [...readMarkup(html)];
  const out = createWriter();
  const lists = createWordLists(out);
  const page: OpenElement = { name: '', emphasis: noEmphasis, list: { name: 'ul', isNew: false } };
  const elements: OpenElement[] = [];
  /** Name of the element of the open list item from Word; '' between items. */
  let item = '';
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.type === 'comment') continue;
    const around = elements.at(-1) ?? page;
    if (token.type === 'text') {
      // Between blocks, blanks and line breaks are those of the source.
      if (token.text.trim() === '' && (out.isAfterBlock() || (lists.areOpen() && item === ''))) continue;
      if (item === '') lists.closeBelow(0);
      out.text(token.text, around);
      continue;
    }
    const { type: kind, name, attributes } = token;
    const element = kind === 'open' ? elementIn(around, token) : around;
    if (kind === 'open') elements.push(element);
    // Elements left open in an element end with it.
    else elements.splice(lastIndexOf(elements, name));
    const style = kind === 'open' ? attributeOf(attributes, 'style') : '';
    if (name === 'p' && kind === 'open' && wordItem.test(style)) {
      const [sign, next] = wordSign(tokens, at + 1);
      lists.begin({ name: numbering.test(sign) ? 'ol' : 'ul', isNew: false }, Number(wordLevel.exec(style)?.[1] ?? 1));
      item = name;
      at = next - 1;
    } else if (name === 'li' && kind === 'open' && element.isInWebWordList) {
      lists.begin(element.list, Number(attributeOf(attributes, 'data-aria-level')) || 1);
      element.list.isNew = false;
      item = name;
    } else if (name === item && kind === 'close') {
      item = '';
    } else if (!element.isInWebWordList || !/^(?:div|[ou]l)$/.test(name)) {
      const tag = simpleTag(token);
      if (item === '' && tag !== '') lists.closeBelow(0);
      if (tag !== '') out.tag(tag);
    }
  }
  lists.closeBelow(0);
  return out.end();
}

/** Lists from Word, whose items state their level; each open list has an open item. */
function createWordLists(out: ReturnType<typeof createWriter>) {
  /** The innermost last. */
  const open: string[] = [];
  const closeBelow = (level: number) => {
    while (open.length > level) out.tag(`</li></${open.pop()}>`);
  };
  return {
    areOpen: () => open.length > 0,
    closeBelow,
    begin: ({ name, isNew }: OpenElement['list'], wanted: number) => {
      // At most one level deeper than the previous item, whatever Word says.
      const level = Math.min(wanted, open.length + 1);
      closeBelow(level);
      if (open.length === level && (isNew || open.at(-1) !== name)) closeBelow(level - 1);
      if (open.length === level) out.tag('</li>');
      else {
        open.push(name);
        out.tag(`<${name}>`);
      }
      out.tag('<li>');
    },
  };
}

/** Index of the innermost open element with that name; behind all of them where there is none. */
function lastIndexOf(elements: readonly { name: string }[], name: string): number {
  const found = elements.findLastIndex((element) => element.name === name);
  return found === -1 ? elements.length : found;
}

/** Writes `strong` and `em` directly around the text, inside of blocks and links, wherever they were before. */
function createWriter() {
  const out: string[] = [];
  const open: (keyof Emphasis)[] = [];
  const close = (from: number) => {
    for (const tag of open.splice(from).toReversed()) out.push(`</${tag}>`);
  };
  const dropBreaks = () => {
    while (/^(?:<br>|\s*)$/.test(out.at(-1) ?? '<p>')) out.pop();
  };
  const isAfterBlock = () => isBlockTag(out.at(-1));
  const tag = (tag: string) => {
    // Between blocks, and at the end of one, a line break is not visible.
    if (tag === '<br>' && isAfterBlock() && !/^<\w/.test(out.at(-1) ?? '')) return;
    if (isBlockTag(tag)) dropBreaks();
    if (tag !== '<br>') close(0);
    out.push(tag);
  };
  return {
    tag,
    text: (text: string, { emphasis, keepsLines }: OpenElement) => {
      const ended = open.findIndex((tag) => !emphasis[tag]);
      if (ended !== -1) close(ended);
      for (const tag of ['strong', 'em'] as const) {
        if (!emphasis[tag] || open.includes(tag)) continue;
        open.push(tag);
        out.push(`<${tag}>`);
      }
      const lines = keepsLines ? text.split('\n') : [text];
      if (lines[0] === '' && isAfterBlock()) lines.shift();
      lines.forEach((line, index) => {
        if (index > 0) tag('<br>');
        out.push(escapeSigns(line));
      });
    },
    isAfterBlock,
    end: () => {
      dropBreaks();
      close(0);
      return out.join('');
    },
  };
}

function simpleTag({ type: kind, name, attributes }: Tag): string {
  if (name === 'br') return '<br>';
  if (paragraphBreak.test(attributes) && kind === 'open') return '</div><div>';
  const tag = block[name] ?? (blocks.test(name) ? 'div' : undefined);
  if (tag !== undefined) return kind === 'open' ? `<${tag}>` : `</${tag}>`;
  if (name !== 'a') return '';
  if (kind === 'close') return '</a>';
  const address = webAddress(decodeEntities(attributeOf(attributes, 'href')));
  // Without an address it is text; its closing tag closes nothing then.
  return address ? `<a href="${escapeText(address.href)}">` : '';
}

/** The bullet of a Word list item, and the index of the token after it; '' where there is none. */
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
  return written === undefined || /<\/?(?:p|div|h3|ul|ol|li|blockquote)>$/.test(written);
}

/** Keeps entities; nothing in the result can begin a tag. */
function escapeSigns(text: string): string {
  return text.replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
