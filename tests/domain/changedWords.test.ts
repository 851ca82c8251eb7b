import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withWords } from '@/domain/changedWords';
import { htmlOfPlainText, plainTextOf } from '@/domain/richText';

describe('a rich text whose words are changed', () => {
  it.each([
    ['', 'Eins\nzwei', '<p>Eins<br>zwei</p>'],
    ['Ohne Tags', 'Ganz ohne Tags', '<p>Ganz ohne Tags</p>'],
    ['<p>Eins</p>', 'Eins', '<p>Eins</p>'],
    ['<p>Eins</p>', '  ', ''],
    ['<p>Eins</p>', 'Eins zwei', '<p>Eins zwei</p>'],
    ['<p>Eins drei</p>', 'Eins zwei drei', '<p>Eins zwei drei</p>'],
    ['<p><b>Eins</b> zwei</p>', 'Eins! zwei', '<p><b>Eins!</b> zwei</p>'],
    ['<p><b>Eins</b> zwei</p>', 'Eins wei', '<p><b>Eins</b> wei</p>'],
    ['<p>a &amp; b</p>', 'a & bc', '<p>a &amp; bc</p>'],
    ['<p>a &amp; b</p>', 'a b', '<p>a b</p>'],
    ['<h3>Eins</h3><p>Zwei</p>', 'Eins\n\nUnd zwei'.replace('zwei', 'Zwei'), '<h3>Eins</h3><p>Und Zwei</p>'],
    ['<h3>Eins</h3><p>Zwei</p>', 'Eins neu\n\nZwei', '<h3>Eins neu</h3><p>Zwei</p>'],
    ['<ul><li>a</li><li>b</li></ul>', 'a\nb <i>', '<ul><li>a</li><li>b &lt;i&gt;</li></ul>'],
    ['<p>a</p><p>b</p>', 'a\nx\n\nb', '<p>a<br>x</p><p>b</p>'],
    ['<p>a</p><p>b</p>', 'a\n\n\n', '<p>a</p><p><br></p>'],
    ['<p>a</p><p>bc</p>', 'a\n\n\n\n', '<p>a</p><p><br><br></p>'],
    ['<p>😀</p>', '😁', '<p>😁</p>'],
    ['<p>a</p><script>x</script><p>b</p>', 'a\n\nbc', '<p>a</p><script>x</script><p>bc</p>'],
  ])('%j with %j is %j', (html, words, result) => {
    expect(withWords(html, words)).toBe(result);
  });

  it('has all signs of the words, whatever they were before', () => {
    const words = fc.array(fc.constantFrom('Eins', ' ', '\n', '\n\n', '&', '<b>', '😀', 'ü'), { maxLength: 12 });
    const signs = (text: string) => text.replace(/\s/g, '');
    fc.assert(
      fc.property(words, words, (before, after) => {
        const html = htmlOfPlainText(before.join('')).replaceAll('Eins', '<strong>Eins</strong>');
        expect(signs(plainTextOf(withWords(html, after.join(''))))).toBe(signs(after.join('')));
      }),
    );
  });
});
