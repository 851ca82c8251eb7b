/** Questions that are asked in every field, by the keys of their texts. */
export const questionTemplates = ['worth', 'cost', 'recognise', 'lookFor'] as const;

/** Beginnings into whose gap the name of a field of work fits as it is, whatever its number and gender. */
export const fieldTemplates = ['know', 'mistakes'] as const;

/** Placeholder for the expert's own words. */
const gap = '…';

interface Started {
  question: string;
  caret: number;
}

/** The caret goes into the gap. Text in the gap of another starter moves along; anything else fills the gap. */
export function startQuestion(typed: string, starter: string, starters: readonly string[]): Started {
  const [before = '', after = ''] = starter.split(gap);
  const own = ownWords(typed.trim(), starters);
  return { question: `${before}${own}${after}`, caret: before.length + own.length };
}

function ownWords(typed: string, starters: readonly string[]): string {
  for (const starter of starters) {
    const [before = '', after = ''] = starter.split(gap);
    const end = typed.endsWith(after) ? typed.length - after.length : typed.length;
    if (before.trim() !== '' && typed.startsWith(before.trim())) return typed.slice(before.trim().length, end).trim();
  }
  return typed.replace(/\?$/, '').trim();
}
