/*
 * Reads HTML without a document, in one pass. What may be shown is decided elsewhere (ui/richText/sanitise.ts), so a
 * mistake of this reader is never one of safety.
 */

export type MarkupToken =
  | { type: 'text'; text: string; at: number }
  /** `attributes` as they are written; see `attributeOf`. */
  | { type: 'open' | 'close'; name: string; attributes: string }
  /** A comment or declaration, from `<!` to `>`. */
  | { type: 'comment'; text: string };

/** Elements whose content is no text of the page, or not to be read as markup. */
const unread =
  /^(?:script|style|title|textarea|xmp|iframe|noembed|noframes|noscript|template|svg|math|object|select|xml|head)$/;

export function* readMarkup(html: string): Generator<MarkupToken, void, void> {
  let at = 0;
  while (at < html.length) {
    const start = html.indexOf('<', at);
    if (start !== at) yield { type: 'text', text: html.slice(at, start === -1 ? undefined : start), at };
    if (start === -1) return;
    const [, slash, written = ''] = matchAt(/<(\/?)([a-z][^\s/>]*)/iy, html, start) ?? [];
    const name = written.toLowerCase();
    if (name !== '') {
      const from = start + written.length + (slash ? 2 : 1);
      const end = endOfTag(html, from);
      yield { type: slash ? 'close' : 'open', name, attributes: html.slice(from, end) };
      at = !slash && unread.test(name) ? endOfElement(html, name, end) : end + 1;
    } else if (/[!?/]/.test(html[start + 1] ?? '')) {
      const end = endOfComment(html, start);
      yield { type: 'comment', text: html.slice(start, end) };
      at = end;
    } else {
      yield { type: 'text', text: '<', at: start };
      at = start + 1;
    }
  }
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** A `>` within a quoted value does not end it. */
function endOfTag(html: string, from: number): number {
  let isValue = false;
  for (let at = from; at < html.length; at += 1) {
    const sign = html[at] ?? '';
    if (sign === '>') return at;
    if (isValue && (sign === '"' || sign === "'")) {
      const close = html.indexOf(sign, at + 1);
      if (close === -1) return html.length;
      at = close;
    }
    if (!/\s/.test(sign)) isValue = sign === '=';
  }
  return html.length;
}

/** Where its closing tag begins. */
function endOfElement(html: string, name: string, from: number): number {
  const end = matchAt(new RegExp(`</${name}(?=[\\s/>])`, 'gi'), html, from);
  return end ? end.index : html.length;
}

function endOfComment(html: string, start: number): number {
  const isComment = html.startsWith('<!--', start);
  const end = matchAt(isComment ? /--!?>/g : />/g, html, start + 2);
  return end ? end.index + end[0].length : html.length;
}

/** As it is written, i.e. with its entities; '' where there is none. */
export function attributeOf(attributes: string, name: string): string {
  const pattern = new RegExp(`(?:^|[\\s/"'])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i');
  const [, ...values] = pattern.exec(attributes) ?? [];
  return values.find((value) => value !== undefined) ?? '';
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '\u00AD',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  euro: '€',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bdquo: '„',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  laquo: '«',
  raquo: '»',
  bull: '•',
  middot: '·',
};

/** Unknown ones stay. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (entity, decimal, hex, name: string) => {
    if (name !== undefined) return Object.hasOwn(entities, name) ? (entities[name] ?? entity) : entity;
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : '\u{FFFD}';
  });
}

export function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
