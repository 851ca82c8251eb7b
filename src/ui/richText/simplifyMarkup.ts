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
/** Word on the web wraps each item in a list of its own, with its level, and its number where the list has any. */
const webWordList = /\bListContainerWrapper\b/;

/** Slack ends a paragraph within its text by an empty element. */
const paragraphBreak = /\bdata-stringify-type\s*=\s*["']?paragraph-break\b/i;
const keepsLines = /white-space(?:-collapse)?\s*:\s*(?:pre|break)/i;

/** An element that is open, with what it says of all that is in it. */
interface OpenElement {
  name: string;
  emphasis: Emphasis;
  /** Line breaks of the source are shown. */
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
 * Rewrites markup from anywhere, e.g. from Word or a web page, with the few tags of rich text alone: no styles, comments
 * or attributes but the address of a link, headings of one level, tables as paragraphs, Word's lists as lists, bold and
 * italic by tag or by style.
 */
export function simplifyMarkup(html: string): string {
  const tokens = [...readMarkup(html)];
  const out = createWriter();
  const lists = createWordLists(out);
  const page: OpenElement = { name: '', emphasis: noEmphasis, list: { name: 'ul', isNew: false } };
  const elements: OpenElement[] = [];
  /** Name of the element that holds the open item of Word's lists; '' between items. */
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
    // What is left open in an element ends with it.
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

/** The lists of Word, whose items tell their level themselves; all that are open have an open item. */
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
      // Right below the item before, whatever level Word gives it.
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
  const dropBreaks = () => {
    while (/^(?:<br>|\s*)$/.test(out.at(-1) ?? '<p>')) out.pop();
  };
  const isAfterBlock = () => isBlockTag(out.at(-1));
  const tag = (tag: string) => {
    // Between blocks, and at the end of one, a line break is nothing that is seen.
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
  return written === undefined || /<\/?(?:p|div|h3|ul|ol|li|blockquote)>$/.test(written);
}

/** Text between tags as it stands, entities included, without anything that could begin a tag. */
function escapeSigns(text: string): string {
  return text.replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
