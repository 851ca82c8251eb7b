import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { htmlOfPlainText, isEmptyRichText, isMarkup, plainTextOf } from '@/domain/richText';

describe('what is HTML and what is plain text', () => {
  it.each([
    '<p>Text</p>',
    'Text<br>Text',
    '<UL><LI>Punkt</LI></UL>',
    'a <a href="https://x.example">Link</a>',
    '<hr/>',
  ])('%j is HTML', (value) => {
    expect(isMarkup(value)).toBe(true);
  });

  it.each(['', 'Text', 'a < b und b > c', 'I <3 Äpfel', 'nutzen Sie <script> mit Bedacht', 'x <y> z', '<p ohne Ende'])(
    '%j is plain text',
    (value) => {
      expect(isMarkup(value)).toBe(false);
      expect(plainTextOf(value)).toBe(value);
    },
  );
});

describe('the text alone', () => {
  it.each([
    ['<p>Eins</p><p>Zwei</p>', 'Eins\n\nZwei'],
    ['<h3>Titel</h3><p>Text</p>', 'Titel\n\nText'],
    ['<ul><li><p>Eins</p></li><li><p>Zwei</p></li></ul><p>Drei</p>', 'Eins\nZwei\n\nDrei'],
    ['<p>Eins<br>Zwei</p>', 'Eins\nZwei'],
    ['<p>Eins <strong>zwei</strong><em> drei</em></p>', 'Eins zwei drei'],
    ['<p>Müller &amp; Söhne&nbsp;&lt;3 &#8364; &#x20AC; &unknown;</p>', 'Müller & Söhne <3 € € &unknown;'],
    ['<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a b\nc'],
    ['<p>a</p><script>alert(1)</script><style>p { }</style><!-- nichts --><p>b</p>', 'a\n\nb'],
    ['<p title="a > b">Text</p>', 'Text'],
    ["<p title='it\"s'>Text</p>", 'Text'],
    ['<p>a < b</p>', 'a < b'],
    ['<p></p><p> </p>', ''],
    ['<p>offen', 'offen'],
    ['<p>Zeile\n  im Quelltext</p>', 'Zeile im Quelltext'],
  ])('%j is %j', (html, text) => {
    expect(plainTextOf(html)).toBe(text);
  });

  it('is empty where there are no words', () => {
    for (const value of ['', '  \n ', '<p></p>', '<p>&nbsp;</p><p><br></p>', '<ul><li><p></p></li></ul>']) {
      expect(isEmptyRichText(value), value).toBe(true);
    }
    expect(isEmptyRichText('<p>x</p>')).toBe(false);
  });

  it('ends for every text, also a broken one', () => {
    const pieces = fc.constantFrom(
      '<',
      '>',
      '</p',
      '<p',
      '<!--',
      '-->',
      '<script>',
      '"',
      "'",
      '=',
      'a',
      ' ',
      '&#',
      ';',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), (texts) => {
        expect(typeof plainTextOf(`<p>${texts.join('')}`)).toBe('string');
      }),
    );
  });

  // Read in more than linear time, it would take minutes: the limit against hanging ends it then.
  it.each(['<p ', '<!--', '<script>', '<a href="', '<div><', '&#1', '</'])(
    'is read to its end: %j, 50,000 times',
    (piece) => {
      expect(plainTextOf(`<p>Anfang</p><p>${piece.repeat(50_000)}`)).toMatch(/^Anfang/);
    },
  );
});

describe('a plain text as rich text', () => {
  it('has a paragraph for each part between blank lines, and lines within', () => {
    expect(htmlOfPlainText('Eins\nzwei\r\n\r\n  \nDrei & <vier>\n')).toBe(
      '<p>Eins<br>zwei</p><p>Drei &amp; &lt;vier&gt;</p>',
    );
    expect(htmlOfPlainText(' \n ')).toBe('');
  });

  it('says the same when it is read again', () => {
    const line = fc
      .string({ unit: fc.constantFrom('a', 'ä', '<', '&', '"', ';', 'p', '>') })
      .filter((text) => text !== '');
    fc.assert(
      fc.property(fc.array(fc.array(line, { minLength: 1 }), { minLength: 1 }), (paragraphs) => {
        const text = paragraphs.map((lines) => lines.join('\n')).join('\n\n');
        expect(plainTextOf(htmlOfPlainText(text))).toBe(text);
      }),
    );
  });
});
