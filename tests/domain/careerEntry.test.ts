import { expect, it } from 'vitest';
import { periodText } from '@/domain/careerEntry';

const words = {
  month: (day: string) => (/^\d{4}-\d\d/.test(day) ? `${day.slice(5, 7)}/${day.slice(0, 4)}` : null),
  between: (start: string, end: string) => `${start} – ${end}`,
  since: (start: string) => `seit ${start}`,
  until: (end: string) => `bis ${end}`,
};

it.each([
  ['2017-03', '2019-07-01', '03/2017 – 07/2019'],
  ['2017-03', '', 'seit 03/2017'],
  ['', '2020-05', 'bis 05/2020'],
  ['Frühjahr 2017', '2019-07', 'Frühjahr 2017 – 07/2019'],
  ['', '', ''],
])('a period from %j to %j is "%s"', (start, end, text) => {
  expect(periodText(start, end, words)).toBe(text);
});
