import type { Emphasis } from './emphasis';

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
