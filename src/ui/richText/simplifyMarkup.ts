import { attributeOf, decodeEntities, escapeText, readMarkup, type MarkupToken } from '@/domain/markup';
import { webAddress } from '@/domain/webAddress';
import { createWriter, emphasisIn, noEmphasis, type Emphasis } from './markupWriter';

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
/**
 * Word on the web wraps each item in a list of its own, with its level, and its number where the list has any. Slack
 * used to begin a list at each change of the level, and marks those that contain their levels.
 */
const listOfLevels = /\bListContainerWrapper\b|\bp-rich_text_list\b/;
const nestedList = /\bp-rich_text_list--nested\b/;

/** Slack ends a paragraph within its text by an empty element. */
const paragraphBreak = /\bdata-stringify-type\s*=\s*["']?paragraph-break\b/i;
const keepsLines = /white-space(?:-collapse)?\s*:\s*(?:pre|break)/i;
const joinsLines = /white-space(?:-collapse)?\s*:\s*(?:normal|nowrap|collapse)/i;
const isShownAsBlock = /(?:^|[\s;])display\s*:\s*(?:block|flex|grid|table|list-item)\b/i;
const isShownInline = /(?:^|[\s;])display\s*:\s*(?:inline|contents)\s*(?:!|;|$)/i;
const voidElement = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;

/** An open element, with what applies to all of its content. */
interface OpenElement {
  name: string;
  /** What is written for it, the outermost first. */
  tags: string[];
  emphasis: Emphasis;
  /** Line breaks of the source are kept. */
  keepsLines?: boolean;
  /** Its items state their level. */
  isInListOfLevels?: boolean;
  list: { name: string; isNew: boolean };
}

function elementIn(around: OpenElement, tag: Tag): OpenElement {
  const { name, attributes } = tag;
  const style = attributeOf(attributes, 'style');
  const classes = attributeOf(attributes, 'class');
  const isList = name === 'ul' || name === 'ol';
  return {
    name,
    emphasis: emphasisIn(around.emphasis, name, style),
    tags: tagsOf(tag),
    keepsLines: keepsLines.test(style) || ((around.keepsLines === true || name === 'pre') && !joinsLines.test(style)),
    isInListOfLevels: around.isInListOfLevels === true || (listOfLevels.test(classes) && !nestedList.test(classes)),
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
  const lists = createListsOfLevels(out);
  const page: OpenElement = { name: '', tags: [], emphasis: noEmphasis, list: { name: 'ul', isNew: false } };
  const elements: OpenElement[] = [];
  /** Name of the element of the open list item that states its level; '' between items. */
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
    const isOpened = kind === 'open' && !voidElement.test(name);
    const element = isOpened ? elementIn(around, token) : around;
    if (isOpened) elements.push(element);
    // Elements left open in an element end with it.
    const [ended] = kind === 'close' ? elements.splice(lastIndexOf(elements, name)) : [];
    const style = kind === 'open' ? attributeOf(attributes, 'style') : '';
    if (name === 'p' && kind === 'open' && wordItem.test(style)) {
      const [sign, next] = wordSign(tokens, at + 1);
      lists.begin({ name: numbering.test(sign) ? 'ol' : 'ul', isNew: false }, Number(wordLevel.exec(style)?.[1] ?? 1));
      item = name;
      at = next - 1;
    } else if (name === 'li' && kind === 'open' && element.isInListOfLevels) {
      lists.begin(element.list, levelOf(attributes));
      element.list.isNew = false;
      item = name;
    } else if (name === item && kind === 'close') {
      item = '';
    } else if (!element.isInListOfLevels || !/^(?:div|[ou]l)$/.test(name)) {
      const tags = writtenTags(token, (isOpened ? element : ended)?.tags ?? tagsOf(token));
      if (item === '' && tags.length > 0) lists.closeBelow(0);
      for (const tag of tags) out.tag(tag);
    }
  }
  lists.closeBelow(0);
  return out.end();
}

function levelOf(attributes: string): number {
  const level = Number(attributeOf(attributes, 'data-aria-level'));
  return level || Number(attributeOf(attributes, 'data-stringify-indent')) + 1 || 1;
}

/** Lists from Word and Slack, whose items state their level; each open list has an open item. */
function createListsOfLevels(out: ReturnType<typeof createWriter>) {
  const open: string[] = [];
  const closeBelow = (level: number) => {
    while (open.length > level) out.tag(`</li></${open.pop()}>`);
  };
  return {
    areOpen: () => open.length > 0,
    closeBelow,
    begin: ({ name, isNew }: OpenElement['list'], wanted: number) => {
      // At most one level deeper than the previous item, whatever is said.
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
  const index = elements.findLastIndex((element) => element.name === name);
  return index === -1 ? elements.length : index;
}

/** Names of the tags for an element, a link with its address. */
function tagsOf({ name, attributes }: Tag): string[] {
  const style = attributeOf(attributes, 'style');
  const tag = block[name] ?? (blocks.test(name) ? 'div' : '');
  if (tag === 'p' && attributeOf(attributes, 'role') === 'heading') return ['h3'];
  if (tag === 'div' && isShownInline.test(style)) return [];
  if (tag !== '') return [tag];
  // Without an address it is text.
  const address = name === 'a' ? webAddress(decodeEntities(attributeOf(attributes, 'href'))) : null;
  const link = address ? [`a href="${escapeText(address.href)}"`] : [];
  return isShownAsBlock.test(style) || paragraphBreak.test(attributes) ? ['div', ...link] : link;
}

function writtenTags({ type: kind, name }: Tag, tags: readonly string[]): string[] {
  if (name === 'br') return ['<br>'];
  const opening = tags.map((tag) => `<${tag}>`);
  const closing = tags.map((tag) => `</${tag.split(' ')[0]}>`).toReversed();
  if (voidElement.test(name)) return [...opening, ...closing];
  return kind === 'open' ? opening : closing;
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
