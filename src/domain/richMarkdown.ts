import { escapeInline, escapeLineStart, markdownTarget, markdownText } from './markdown';
import { attributeOf, decodeEntities, readMarkup } from './markup';
import { isMarkup } from './richText';

/** What surrounds a block: a quotation, or an item of a list with its sign. */
interface Container {
  tag: 'blockquote' | 'li';
  sign: string;
  /** Nothing of it has been written yet. */
  isNew: boolean;
}

/** Words within a mark, until it ends. */
interface Mark {
  tag: string;
  text: string;
  href: string;
}

const signs: Readonly<Record<string, string>> = { strong: '**', b: '**', em: '_', i: '_' };
const blocks = /^(?:p|div|h[1-6]|ul|ol|li|blockquote|pre|table|tr|section|article|hr)$/;

/** A rich text as Markdown; a plain one with its paragraphs. `level` is that of its headings. */
export function richMarkdown(value: string, level: number): string {
  if (!isMarkup(value)) return markdownText(value);
  const writer = markdownWriter();
  for (const token of readMarkup(value)) {
    if (token.type === 'text') writer.text(decodeEntities(token.text));
    if (token.type === 'open') writer.open(token.name, decodeEntities(attributeOf(token.attributes, 'href')), level);
    if (token.type === 'close') writer.close(token.name);
  }
  return writer.end();
}

function markdownWriter() {
  const lines: string[] = [];
  const containers: Container[] = [];
  const lists: { isOrdered: boolean; count: number }[] = [];
  const marks: Mark[] = [];
  let words = '';
  let heading = '';

  const write = (text: string) => {
    const mark = marks.at(-1);
    if (mark) mark.text += text;
    else words += text;
  };
  const endMark = () => {
    const mark = marks.pop();
    if (!mark) return;
    // A mark does not begin or end with a blank.
    const [, before = '', inner = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(mark.text) ?? [];
    const sign = signs[mark.tag] ?? '';
    const target = mark.tag === 'a' ? markdownTarget(mark.href) : '';
    const marked = target === '' ? sign + inner + sign : `[${inner.replaceAll('\n', ' ')}]${target}`;
    write(inner === '' ? mark.text : before + marked + after);
  };
  const prefix = (isFirst: boolean) =>
    containers
      .map((container) => {
        if (container.tag === 'blockquote') return '> ';
        return isFirst && container.isNew ? container.sign : ' '.repeat(container.sign.length);
      })
      .join('');
  const endBlock = () => {
    while (marks.length > 0) endMark();
    const block = words.split('\n').map((line) => escapeLineStart(line.trim()));
    const text = block.join('\\\n').replace(/^(?:\\\n)+|(?:\\\n)+$/g, '');
    words = '';
    if (text !== '') {
      const isNextItem = containers.at(-1)?.isNew === true && (lists.at(-1)?.count ?? 0) > 1;
      if (lines.length > 0 && !isNextItem) lines.push(prefix(false).trimEnd());
      text.split('\n').forEach((line, index) => {
        lines.push(prefix(index === 0) + heading + line);
        for (const container of containers) container.isNew = false;
      });
    }
    heading = '';
  };

  return {
    text: (text: string) => write(escapeInline(text.replace(/\s+/g, ' '))),
    open: (tag: string, href: string, level: number) => {
      if (tag === 'br') return write('\n');
      // Links do not stand in one another.
      if (tag === 'a') while (marks.some((mark) => mark.tag === 'a')) endMark();
      if (tag === 'a' || Object.hasOwn(signs, tag)) return void marks.push({ tag, text: '', href });
      if (!blocks.test(tag)) return undefined;
      endBlock();
      if (/^h\d$/.test(tag)) heading = `${'#'.repeat(level)} `;
      if (tag === 'ul' || tag === 'ol') lists.push({ isOrdered: tag === 'ol', count: 0 });
      const list = lists.at(-1);
      if (tag === 'li' && list) {
        list.count += 1;
        containers.push({ tag, sign: list.isOrdered ? `${list.count}. ` : '- ', isNew: true });
      }
      if (tag === 'blockquote') containers.push({ tag, sign: '> ', isNew: true });
      return undefined;
    },
    close: (tag: string) => {
      if (marks.some((mark) => mark.tag === tag)) {
        while (marks.at(-1)?.tag !== tag) endMark();
        return endMark();
      }
      if (!blocks.test(tag)) return undefined;
      endBlock();
      if (tag === 'ul' || tag === 'ol') lists.pop();
      if (containers.at(-1)?.tag === tag) containers.pop();
      return undefined;
    },
    end: () => {
      endBlock();
      return lines.join('\n');
    },
  };
}
