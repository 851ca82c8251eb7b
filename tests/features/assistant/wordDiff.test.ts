import { describe, expect, it } from 'vitest';
import { wordDiff, type DiffSegment } from '@/features/assistant/wordDiff';

const marked = (changes: readonly DiffSegment[]) =>
  changes.map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `[+${text}+]` })[kind]).join('');

/** What one side of a comparison says. */
const side = (changes: readonly DiffSegment[], kind: 'removed' | 'added') =>
  changes
    .filter((change) => change.kind === kind || change.kind === 'same')
    .map(({ text }) => text)
    .join('');

describe('the comparison of two texts', () => {
  it('marks what changes word by word', () => {
    const changes = wordDiff(
      'Der Speicher steht kühl im Keller des Hauses.',
      'Der Speicher steht trocken im Keller des Hauses.',
    );
    expect(marked(changes)).toBe('Der Speicher steht [-kühl-][+trocken+] im Keller des Hauses.');
  });

  it('has nothing to mark where both are the same', () => {
    expect(wordDiff('Gleich geblieben.', 'Gleich geblieben.')).toEqual([{ kind: 'same', text: 'Gleich geblieben.' }]);
  });

  it('marks everything where one of them is empty', () => {
    expect(marked(wordDiff('', 'Neu.'))).toBe('[+Neu.+]');
    expect(marked(wordDiff('Alt.', ''))).toBe('[-Alt.-]');
  });

  it('reads changes around a chance word as one', () => {
    const changes = wordDiff('Mehr lohnt sich erst später.', 'Klären Sie erst danach alles.');
    expect(changes.map(({ kind }) => kind)).toEqual(['removed', 'added', 'same']);
  });

  it('holds both texts in full, whatever is joined', () => {
    const before =
      'Für ein Haus mit 4.500 kWh genügen meist 4 bis 5 kWh. Mehr lohnt sich erst mit einem Auto.\n\nEnde.';
    const after = 'Zunächst die Fakten. Bei Häusern zählt die Vorbereitung, und erst danach das Auto.\n\nEnde.';
    const changes = wordDiff(before, after);
    expect(side(changes, 'removed')).toBe(before);
    expect(side(changes, 'added')).toBe(after);
  });

  it('comes to an end with 20,000 letters of different words', () => {
    const text = (word: string) => Array.from({ length: 2500 }, (_, index) => `${word}${index}`).join(' ');
    const changes = wordDiff(text('alt'), text('neu'));
    expect(side(changes, 'added')).toBe(text('neu'));
  });
});
