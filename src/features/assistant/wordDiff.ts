import { diffWordsWithSpace } from 'diff';

export interface DiffSegment {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Limits (milliseconds, edits) beyond which two texts count as entirely different: such a diff is unreadable. */
const limits = { timeout: 400, maxEditLength: 4000 };

export function wordDiff(before: string, after: string): DiffSegment[] {
  const changes = diffWordsWithSpace(before, after, limits) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  return readable(
    changes.map(({ value: text, added, removed }) => ({ kind: added ? 'added' : removed ? 'removed' : 'same', text })),
  );
}

/** With fewer unchanged words between them, two changes are shown as one. */
const minWords = 3;

/** Joins neighbouring changes into one removal followed by one insertion, across single unchanged words. */
function readable(changed: readonly DiffSegment[]): DiffSegment[] {
  const result: DiffSegment[] = [];
  let removed = '';
  let added = '';
  const flush = () => {
    if (removed) result.push({ kind: 'removed', text: removed });
    if (added) result.push({ kind: 'added', text: added });
    removed = '';
    added = '';
  };
  changed.forEach(({ kind, text }, index) => {
    const isBetween = (removed !== '' || added !== '') && index < changed.length - 1;
    const isChance = kind === 'same' && isBetween && text.trim().split(/\s+/).length < minWords;
    if (kind === 'same' && !isChance) {
      flush();
      result.push({ kind, text });
    }
    if (kind === 'removed' || isChance) removed += text;
    if (kind === 'added' || isChance) added += text;
  });
  flush();
  return result;
}
