import { expect, it } from 'vitest';
import { signatureHtml, signatureText, wrapped } from '@/domain/emailSignature';

const texts = {
  name: '<b onclick="x">Anna</b>',
  title: 'A & B',
  address: 'https://x.example/"><script>',
  link: 'Profil',
  confirmed: '',
};

it('takes every text as text', () => {
  const html = signatureHtml(texts);
  expect(html).not.toMatch(/<b |<script|"><s/);
  expect(html).toContain('A &amp; B');
});

it('links to web addresses alone', () => {
  const hostile = { ...texts, address: 'javascript:alert(1)', confirmed: 'Zwei' };
  expect(signatureHtml(hostile)).not.toMatch(/href|javascript/);
  expect(signatureHtml(hostile)).toContain('Zwei');
  expect(signatureText(hostile)).not.toContain('javascript');
});

it('names confirmations only where they are known', () => {
  expect(signatureHtml(texts)).not.toContain('·');
  expect(signatureText({ ...texts, confirmed: '2 Bestätigungen' })).toContain('\n2 Bestätigungen\n');
});

it.each([
  ['Anna Bergmann', ['Anna', 'Bergmann']],
  ['Anna', ['Anna']],
  ['', []],
  ['Donaudampfschifffahrt', ['Donaudamp…']],
  ['eins zwei drei vier fünf sechs', ['eins zwei', 'drei vier…']],
])('writes %j on a card', (text, lines) => {
  expect(wrapped(text, 10, 2)).toEqual(lines);
});
