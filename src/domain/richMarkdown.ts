import { escapeInline, escapeLineStart, markdownTarget, markdownText } from './markdown';
import { attributeOf, decodeEntities, readMarkup } from './markup';
import { isMarkup } from './richText';

/** A quotation, or an item of a list with its sign. */
interface Container {
  tag: 'blockquote' | 'li';
  sign: string;
  /** Nothing of it has been written yet. */
  isNew: boolean;
}

interface Mark {
  tag: string;
  text: string;
  href: string;
}

const signs: Readonly<Record<string, string>> = { strong: '**', b: '**', em: '_', i: '_' };
const blocks = /^(?:p|div|h[1-6]|ul|ol|li|blockquote|pre|table|tr|section|article|hr)$/;

/** A plain text keeps its paragraphs. `level` is that of the headings. */
export function richMarkdown(value: string, level: number): string {
  if (!isMarkup(value)) return markdownText(value);
  const writer = new MarkdownWriter(level);
  for (const token of readMarkup(value)) {
    if (token.type === 'text') writer.text(decodeEntities(token.text));
    if (token.type === 'open') writer.open(token.name, decodeEntities(attributeOf(token.attributes, 'href')));
    if (token.type === 'close') writer.close(token.name);
  }
  return writer.end();
}

class MarkdownWriter {
  readonly #headingSign: string;
  readonly #lines: string[] = [];
  readonly #containers: Container[] = [];
  readonly #lists: { isOrdered: boolean; count: number }[] = [];
  readonly #marks: Mark[] = [];
  #words = '';
  #isHeading = false;

  constructor(headingLevel: number) {
    this.#headingSign = `${'#'.repeat(headingLevel)} `;
  }

  text(text: string): void {
    this.#write(escapeInline(text.replace(/\s+/g, ' ')));
  }

  open(tag: string, href: string): void {
    if (tag === 'br') this.#write('\n');
    // Links cannot be nested.
    if (tag === 'a') while (this.#marks.some((mark) => mark.tag === 'a')) this.#endMark();
    if (tag === 'a' || Object.hasOwn(signs, tag)) this.#marks.push({ tag, text: '', href });
    if (!blocks.test(tag)) return;
    this.#endBlock();
    this.#isHeading = /^h\d$/.test(tag);
    if (tag === 'ul' || tag === 'ol') this.#lists.push({ isOrdered: tag === 'ol', count: 0 });
    const list = this.#lists.at(-1);
    if (tag === 'li' && list) {
      list.count += 1;
      this.#containers.push({ tag, sign: list.isOrdered ? `${list.count}. ` : '- ', isNew: true });
    }
    if (tag === 'blockquote') this.#containers.push({ tag, sign: '> ', isNew: true });
  }

  close(tag: string): void {
    if (this.#marks.some((mark) => mark.tag === tag)) {
      while (this.#marks.at(-1)?.tag !== tag) this.#endMark();
      this.#endMark();
    } else if (blocks.test(tag)) {
      this.#endBlock();
      if (tag === 'ul' || tag === 'ol') this.#lists.pop();
      if (this.#containers.at(-1)?.tag === tag) this.#containers.pop();
    }
  }

  end(): string {
    this.#endBlock();
    return this.#lines.join('\n');
  }

  #write(text: string): void {
    const mark = this.#marks.at(-1);
    if (mark) mark.text += text;
    else this.#words += text;
  }

  #endMark(): void {
    const mark = this.#marks.pop();
    if (!mark) return;
    // A mark must not begin or end with a blank.
    const [, before = '', inner = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(mark.text) ?? [];
    const sign = signs[mark.tag] ?? '';
    const target = mark.tag === 'a' ? markdownTarget(mark.href) : '';
    const marked = target === '' ? sign + inner + sign : `[${inner.replaceAll('\n', ' ')}]${target}`;
    this.#write(inner === '' ? mark.text : before + marked + after);
  }

  #endBlock(): void {
    while (this.#marks.length > 0) this.#endMark();
    const lines = this.#words.split('\n').map((line) => escapeLineStart(line.trim()));
    const text = lines.join('\\\n').replace(/^(?:\\\n)+|(?:\\\n)+$/g, '');
    if (text !== '') {
      const isNextItem = this.#containers.at(-1)?.isNew === true && (this.#lists.at(-1)?.count ?? 0) > 1;
      if (this.#lines.length > 0 && !isNextItem) this.#lines.push(this.#prefix(false).trimEnd());
      text.split('\n').forEach((line, index) => {
        this.#lines.push(this.#prefix(index === 0) + (this.#isHeading ? this.#headingSign : '') + line);
        for (const container of this.#containers) container.isNew = false;
      });
    }
    this.#words = '';
    this.#isHeading = false;
  }

  #prefix(isFirst: boolean): string {
    return this.#containers
      .map(({ tag, sign, isNew }) => {
        if (tag === 'blockquote') return '> ';
        return isFirst && isNew ? sign : ' '.repeat(sign.length);
      })
      .join('');
  }
}
