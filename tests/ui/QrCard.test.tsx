import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { startI18n } from '@/app/i18n';
import { QrCard } from '@/ui/share/QrCard';

beforeAll(() => startI18n(['common', 'sharing']));

it.each([
  ['Anna Bergmann', ['Anna Bergmann']],
  ['Dr. Anna Müller-Lüdenscheidt', ['Dr. Anna', 'Müller-Lüdenscheidt']],
  ['Hans Schwarzenberger-Lüdenscheidt', ['Hans', 'Schwarzenberger-Lüdenscheidt']],
])('has room for the whole name: %s', (name, lines) => {
  render(<QrCard name={name} title="" address="https://fachprofil.example/anna" />);
  const card = screen.getByRole('img', { name: new RegExp(`^Visitenkarte von ${name}`) });
  const [...texts] = card.querySelectorAll('text');
  expect(texts.slice(0, -1).map(({ textContent }) => textContent)).toEqual(lines);
});
