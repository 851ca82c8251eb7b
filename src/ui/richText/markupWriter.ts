import { decodeEntities } from '@/domain/markup';

export interface Emphasis {
  strong: boolean;
  em: boolean;
}

export const noEmphasis: Emphasis = { strong: false, em: false };

const tags: Readonly<Record<string, Partial<Emphasis>>> = {
  b: { strong: true },
  strong: { strong: true },
  i: { em: true },
  em: { em: true },
  cite: { em: true },
};

/**
 * The emphasis of an element from that around it, its tag and its style, where the style wins: Google Docs wraps all it
 * copies in a `<b>` that is not bold, and writes bold text as a font weight. The weight of a heading is ignored.
 */
export function emphasisIn(around: Emphasis, name: string, style: string): Emphasis {
  const isHeading = /^h[1-6]$/.test(name);
  const { strong, em } = emphasisOf(style);
  return {
    strong: (isHeading ? undefined : strong) ?? tags[name]?.strong ?? around.strong,
    em: em ?? tags[name]?.em ?? around.em,
  };
}

/** Undefined where the style does not say. */
function emphasisOf(style: string): Partial<Emphasis> {
  const own: Partial<Emphasis> = {};
  // The quoted name of a font may hold any character.
  const declarations = decodeEntities(style)
    .replace(/"[^"]*"|'[^']*'/g, '')
    .split(';');
  for (const declaration of declarations) {
    const [, property = '', value = ''] = /^\s*font-(weight|style)\s*:\s*([\w.]+)/i.exec(declaration) ?? [];
    if (property === '' || /^(?:inherit|unset|revert)$/i.test(value)) continue;
    if (property.toLowerCase() === 'weight') own.strong = /^bold/i.test(value) || Number(value) >= 600;
    else own.em = /^(?:italic|oblique)$/i.test(value);
  }
  return own;
}

const blanks = /^(?:\s|&nbsp;)*$/;
const breakOrBlanks = /^(?:<br>|(?:\s|&nbsp;)*)$/;

/** Writes `strong` and `em` directly around the text, inside of blocks and links, wherever they were before. */
export function createWriter() {
  const out: string[] = [];
  const open: (keyof Emphasis)[] = [];
  const close = (from: number) => {
    for (const tag of open.splice(from).toReversed()) out.push(`</${tag}>`);
  };
  const dropLast = (written: RegExp) => {
    while (written.test(out.at(-1) ?? '<p>')) out.pop();
  };
  const isAfterBlock = () => isBlockTag(out.at(-1));
  const tag = (tag: string) => {
    // Between blocks, and at the end of one, a line break is not visible.
    if (tag === '<br>' && isAfterBlock() && !/^<\w/.test(out.at(-1) ?? '')) return;
    if (isBlockTag(tag)) dropLast(breakOrBlanks);
    // Word on the web has a blank before each line break.
    else if (tag === '<br>') dropLast(blanks);
    if (tag !== '<br>') close(0);
    out.push(tag);
  };
  return {
    tag,
    text: (text: string, { emphasis, keepsLines }: { emphasis: Emphasis; keepsLines?: boolean }) => {
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
      dropLast(breakOrBlanks);
      close(0);
      return out.join('');
    },
  };
}

function isBlockTag(written: string | undefined): boolean {
  return written === undefined || /<\/?(?:p|div|h3|ul|ol|li|blockquote)>$/.test(written);
}

/** Keeps entities; nothing in the result can begin a tag. */
function escapeSigns(text: string): string {
  return text.replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
