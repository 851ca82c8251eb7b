import { ThemeProvider } from '@mui/material';
import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from '@/app/i18n';
import { buildTheme } from '@/app/theme';
import { RichText, type RichTextProps } from '@/ui/richText/RichText';
import { simplifyMarkup } from '@/ui/richText/simplifyMarkup';
import { markupOf } from './markupOf';

beforeAll(async () => {
  await startI18n(['common']);
  await i18next.changeLanguage('de');
});

function show(props: RichTextProps) {
  return render(
    <ThemeProvider theme={buildTheme('ltr')}>
      <RichText {...props} />
    </ThemeProvider>,
  ).container;
}

/** The elements of the text without what only looks. */
const outline = (container: Element) =>
  markupOf(container.firstElementChild?.firstElementChild).replace(/ (?:class|style)="[^"]*"/g, '');

describe('a rich text to read', () => {
  it('is shown with its headings at the level of the page', async () => {
    const container = show({ html: '<h3>Titel</h3><p>Text</p>', headingLevel: 4, lang: 'en' });
    expect(await screen.findByRole('heading', { level: 4, name: 'Titel' })).toBeVisible();
    expect(container.firstElementChild).toHaveAttribute('lang', 'en');
  });

  it('has links that open a page of their own and tell it nothing', async () => {
    show({ html: '<p><a href="https://example.com/a">hier</a></p>' });
    const link = await screen.findByRole('link', { name: /^hier.*neuen Tab/ });
    expect(link).toHaveAttribute('href', 'https://example.com/a');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  });

  it('shows plain text in paragraphs and lines, and its signs as they are', () => {
    const container = show({ html: 'Eins <b\nZwei\n\n<script>alert(1)</script>' });
    expect([...container.querySelectorAll('p')].map((p) => p.textContent)).toEqual([
      'Eins <b\nZwei',
      '<script>alert(1)</script>',
    ]);
  });

  it.each([
    ['<p>a<br>b</p>', '<p>a<br>b</p>'],
    ['<div>a<div>b</div>c</div>', '<p>a</p><p>b</p><p>c</p>'],
    ['lose <b>Wörter</b><p>Absatz</p>', '<p>lose <strong>Wörter</strong></p><p>Absatz</p>'],
    ['<p></p><p>  </p><p>a</p>', '<p>a</p>'],
    [
      '<ul><li>a</li><li><p>b</p><ul><li>c</li></ul></li></ul>',
      '<ul><li>a</li><li><p>b</p><ul><li>c</li></ul></li></ul>',
    ],
    ['<ul>lose<p>b</p></ul>', '<ul><li>lose</li><li><p>b</p></li></ul>'],
    ['<div><li>ohne Liste</li></div>', '<p>ohne Liste</p>'],
    ['<blockquote>Zitat</blockquote>', '<blockquote><p>Zitat</p></blockquote>'],
    ['<h1>a</h1><h6>b</h6>', '<h3>a</h3><h3>b</h3>'],
  ])('%j is shown as %j', async (html, shown) => {
    const container = show({ html });
    await screen.findAllByText(/./);
    expect(outline(container)).toBe(shown);
  });
});

describe('markup from Word and web pages', () => {
  const wordItem = (style: string, sign: string, text: string) =>
    `<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;${style}'><![if !supportLists]>` +
    `<span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>` +
    `&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>\n`;

  const docs = (html: string) =>
    `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">${html}</b><br class="Apple-interchange-newline">`;
  const docsText = (text: string, weight = 400, style = 'normal') =>
    `<span style="font-size:11pt;font-family:Arial,sans-serif;font-weight:${weight};font-style:${style};white-space:pre-wrap;">${text}</span>`;

  it.each([
    [
      'a paragraph of Word',
      `<p class=MsoNormal style='margin:0cm'><span lang=DE style='color:red;mso-fareast-language:DE'>Rot <b style='mso-bidi-font-weight:normal'>fett</b><o:p></o:p></span></p>`,
      '<p>Rot <strong>fett</strong></p>',
    ],
    [
      'a list of Word',
      wordItem('mso-list:l0 level1 lfo1', '·', 'Eins') +
        wordItem('mso-list:l0 level1 lfo1', '·', 'Zwei') +
        '<p>Text</p>',
      '<ul><li>Eins</li><li>Zwei</li></ul><p>Text</p>',
    ],
    [
      'a numbered list of Word',
      wordItem('mso-list:l1 level1 lfo2', '1.', 'Eins') + wordItem('mso-list:l1 level1 lfo2', '2.', 'Zwei'),
      '<ol><li>Eins</li><li>Zwei</li></ol>',
    ],
    [
      'lists within lists of Word',
      wordItem('mso-list:l0 level1 lfo1', '1.', 'Eins') +
        wordItem('mso-list:l0 level2 lfo1', '·', 'Zwei') +
        wordItem('mso-list:l0 level3 lfo1', 'o', 'Drei') +
        wordItem('mso-list:l0 level1 lfo1', '2.', 'Vier') +
        // A level is left out.
        wordItem('mso-list:l0 level3 lfo1', '·', 'Fünf') +
        '<p>Text</p>',
      '<ol><li>Eins<ul><li>Zwei<ul><li>Drei</li></ul></li></ul></li><li>Vier<ul><li>Fünf</li></ul></li></ol><p>Text</p>',
    ],
    [
      'a list of Word without conditions',
      `<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>o<span> </span></span>Eins</p>`,
      '<ul><li>Eins</li></ul>',
    ],
    [
      'conditional comments, styles and names of their own',
      '<!--[if gte mso 9]><xml><o:x>weg</o:x></xml><![endif]--><style>p { color: red }</style><w:sdt>Text</w:sdt>',
      'Text',
    ],
    [
      'a table',
      '<table><tbody><tr><td>a</td><th>b</th></tr></tbody></table>',
      '<div><div><div>a</div><div>b</div></div></div>',
    ],
    [
      'a web page',
      '<section id=a class=b><h1 style="x">T</h1><span>a</span><img src=x></section>',
      '<div><h3>T</h3>a</div>',
    ],
    [
      'a link with more than an address',
      '<a href="https://x.example/?a=1&amp;b=2" onclick=x target=y>a</a>',
      '<a href="https://x.example/?a=1&amp;b=2">a</a>',
    ],
    ['a link to nowhere', '<a href="#anker">a</a> <a>b</a>', 'a b'],
    ['signs', 'a < b &amp; c &lt;p&gt;', 'a &lt; b &amp; c &lt;p&gt;'],
    [
      'a text of Google Docs, whose wrapper is no bold',
      docs(
        `<p dir="ltr">${docsText('Nur ')}${docsText('fett', 700)}${docsText(' und ')}${docsText('kursiv', 400, 'italic')}</p>`,
      ),
      '<p>Nur <strong>fett</strong> und <em>kursiv</em></p>',
    ],
    [
      'a list of Google Docs',
      docs(
        `<ul style="margin-top:0"><li dir="ltr" style="list-style-type:disc;font-weight:400"><p dir="ltr" role="presentation">${docsText('Eins')}</p></li>` +
          `<li dir="ltr" style="font-weight:700"><p dir="ltr">${docsText('Zwei', 700)}${docsText(' leicht')}</p></li></ul>`,
      ),
      '<ul><li><p>Eins</p></li><li><p><strong>Zwei</strong> leicht</p></li></ul>',
    ],
    [
      'a heading of Google Docs',
      docs(`<h2 dir="ltr" style="font-weight:700">${docsText('Titel')}${docsText(' betont', 400, 'italic')}</h2>`),
      '<h3>Titel<em> betont</em></h3>',
    ],
    [
      'a heading of a web page, which is bold as a heading',
      '<h2 style="font-weight: 700; font-style: normal">Titel</h2><p style="font-weight: 700">Text</p>',
      '<h3>Titel</h3><p><strong>Text</strong></p>',
    ],
    [
      'a mail of Outlook on the web',
      `<div class="elementToProof" style="font-family: Aptos, &quot;Segoe UI&quot;; font-weight: 400;">Rot <b style="font-weight: 600">halbfett</b>, ` +
        `<span style="font-family: &quot;x;font-weight:700&quot;">nicht</span>, <i style="font-style: normal !important">gerade</i></div>`,
      '<div>Rot <strong>halbfett</strong>, nicht, gerade</div>',
    ],
    [
      'what stands out in what stands out',
      '<em>a <span style="font-weight: bold">b</span> c</em><strong>d <span style="font-weight: normal">e</span></strong>',
      '<em>a <strong>b</strong> c</em><strong>d </strong>e',
    ],
    [
      'bold around paragraphs and links',
      '<b><p>a</p><a href="https://x.example/">b</a></b>',
      '<p><strong>a</strong></p><a href="https://x.example/"><strong>b</strong></a>',
    ],
    [
      'weights between',
      '<span style="font-weight: 599">a</span><span style="font-weight: 600">b</span>',
      'a<strong>b</strong>',
    ],
    [
      'bold of Word in a style',
      `<span style='mso-bidi-font-weight:bold'>a</span><span style='FONT-WEIGHT:bold'>b</span>`,
      'a<strong>b</strong>',
    ],
  ])('%s', (_what, html, simple) => {
    expect(simplifyMarkup(html).replace(/<br>$/, '')).toBe(simple);
  });
});
