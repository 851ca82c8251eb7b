import { renderHook } from '@testing-library/react';
import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { startI18n } from '@/app/i18n';
import { useConfirmationsText, useConfirmedByText } from '@/ui/text/useConfirmationsText';

beforeAll(() => startI18n(['common']));

const [georg, petra, malte, ute] = ['Georg Baumann', 'Petra Lindner', 'Malte Friedrich', 'Ute Sander'];

/** The number as the server has it, the names that are known, and what is said of both. */
const sentences = {
  de: [
    [null, [], ''],
    [0, [], 'Noch keine Bestätigungen'],
    [1, [], '1 Bestätigung'],
    [12, [], '12 Bestätigungen'],
    [1, [georg], 'Bestätigt von Georg Baumann'],
    [12, [georg], '12 Bestätigungen, darunter Georg Baumann'],
    [2, [georg, petra], 'Bestätigt von Georg Baumann und Petra Lindner'],
    [12, [georg, petra], '12 Bestätigungen, darunter Georg Baumann und Petra Lindner'],
    // Three are named at most: with four, the number says that there are more.
    [4, [georg, petra, malte, ute], '4 Bestätigungen, darunter Georg Baumann, Petra Lindner und Malte Friedrich'],
    // No number, or one that is older than what the invitations tell.
    [null, [georg], 'Bestätigt von Georg Baumann'],
    [0, [georg], 'Bestätigt von Georg Baumann'],
    [1, [georg, petra], 'Bestätigt von Georg Baumann und Petra Lindner'],
  ],
  en: [
    [null, [], ''],
    [0, [], 'No confirmations yet'],
    [1, [], '1 confirmation'],
    [1, [georg], 'Confirmed by Georg Baumann'],
    [12, [georg], '12 confirmations, including Georg Baumann'],
    [12, [georg, petra], '12 confirmations, including Georg Baumann and Petra Lindner'],
  ],
} as const;

it.each(['de', 'en'] as const)(
  'says how many confirmations there are, and who is among them (%s)',
  async (language) => {
    await i18next.changeLanguage(language);
    const { result } = renderHook(() => useConfirmationsText());
    for (const [count, names, sentence] of sentences[language]) expect(result.current(count, names)).toBe(sentence);
  },
);

it('names people alone where a number would be another one', async () => {
  await i18next.changeLanguage('de');
  const { result } = renderHook(() => useConfirmedByText());
  expect(result.current(12, [])).toBe('');
  expect(result.current(12, [georg])).toBe('Bestätigt unter anderem von Georg Baumann');
  expect(result.current(1, [georg])).toBe('Bestätigt von Georg Baumann');
});
