import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Claim } from '@/api/endpoints/claims';
import { claimMarkdown, claimMarkup, type ExportTexts } from '@/domain/claimExport';
import { publicClaim } from '@/domain/publicClaim';
import { richMarkdown } from '@/domain/richMarkdown';

const person = { id: '7', name: 'Anna Bergmann', gender: 'female' };
const pageOf = (fields: Record<string, unknown>) =>
  publicClaim({ claim: Claim.parse({ id: 1, question: 'Wie groß?', ...fields }), person, language: 'de' });

const texts: ExportTexts = {
  noQuestion: 'Ohne Frage',
  answeredBy: 'Von',
  answer: 'Kurz',
  painPoint: 'Worum',
  longAnswers: 'Lang',
  facts: 'Fakten',
  faqs: 'Fragen',
  tips: 'Tipps',
  opinion: 'Meinung',
  essentials: 'Wichtig',
  keywords: 'Wörter',
  source: 'Quelle:',
  video: 'Video:',
  comment: (comment) => `Anmerkung: ${comment}`,
};
const markdownOf = (fields: Record<string, unknown>) => claimMarkdown(pageOf(fields), texts);

describe('a claim as structured data (ux no. 9)', () => {
  it('is a question with its accepted answer, who gave it and when, and what else is known', () => {
    const page = pageOf({
      status: 'published',
      public_url: 'https://fragen.example/wie-gross',
      created_at: '2026-02-03T10:00:00Z',
      updated_at: '2026-03-04 11:00:00',
      pain_point: 'Viele kaufen zu groß.',
      short_answer_headline: 'So groß.',
      short_answer_text: 'Genauer gesagt …',
      long_answers: [
        { id: 2, headline: 'Warum', text: '<p>Weil <b>es</b> so ist.</p>', source: 'https://a.example/w' },
      ],
      facts: [{ id: 5, title: 'Zahl', text: '60 Prozent', source: 'https://htw.example/a' }],
      faqs: [
        { id: 6, title: 'Wie laut?', text: 'Leise.', link: 'javascript:alert(1)' },
        { id: 7, title: 'Wie teuer?', text: '' },
      ],
      tips: [{ id: 8, title: 'Messen', text: '', link: 'https://b.example/m' }],
      competence_profile: { id: 3, occupation: { id: 4, name: 'Planerin / Planer' } },
    });
    const author = { '@type': 'Person', name: 'Anna Bergmann', jobTitle: 'Planerin' };
    const dates = { dateCreated: '2026-02-03', dateModified: '2026-03-04' };
    expect(JSON.parse(claimMarkup(page))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'QAPage',
      url: 'https://fragen.example/wie-gross',
      mainEntity: {
        '@type': 'Question',
        name: 'Wie groß?',
        text: 'Viele kaufen zu groß.',
        ...dates,
        author,
        answerCount: 1,
        acceptedAnswer: {
          '@type': 'Answer',
          text: 'So groß.\n\nGenauer gesagt …\n\nWarum\n\nWeil es so ist.',
          url: 'https://fragen.example/wie-gross',
          ...dates,
          author,
          citation: ['https://a.example/w'],
        },
      },
      hasPart: [
        { '@type': 'Claim', name: 'Zahl', text: '60 Prozent', citation: 'https://htw.example/a' },
        {
          '@type': 'Question',
          name: 'Wie laut?',
          answerCount: 1,
          acceptedAnswer: { '@type': 'Answer', text: 'Leise.' },
        },
        { '@type': 'Question', name: 'Wie teuer?', answerCount: 0 },
        { '@type': 'HowToTip', name: 'Messen', text: 'Messen', url: 'https://b.example/m' },
      ],
    });
  });

  it('names no address that may not be linked to', () => {
    const page = pageOf({ short_answer_text: 'Ja.' });
    expect(claimMarkup({ ...page, address: 'javascript:alert(1)', source: 'data:text/html,x' })).not.toMatch(
      /javascript|data:/,
    );
  });

  it('has no answer where none is written, and no address while it is not public', () => {
    expect(JSON.parse(claimMarkup(pageOf({ short_answer_headline: ' ' })))).toMatchObject({
      mainEntity: { answerCount: 0 },
    });
    const draft = claimMarkup(pageOf({ short_answer_text: 'Ja.', public_url: 'https://fragen.example/x' }));
    expect(draft).not.toContain('fragen.example');
  });

  it('can stand inside a script element, whatever is typed, and means the same', () => {
    const typed = fc.oneof(fc.string(), fc.constantFrom('</script><script>alert(1)</script>', '<!--\u2028'));
    fc.assert(
      fc.property(typed, (text) => {
        const question = `Wie ${text}`;
        const markup = claimMarkup(pageOf({ question, short_answer_text: question }));
        expect(markup).not.toMatch(/[<\u2028\u2029]/);
        expect(JSON.parse(markup)).toMatchObject({ mainEntity: { name: question } });
      }),
    );
  });
});

describe('a claim as Markdown (ux no. 11)', () => {
  it('holds what is written, part by part, and nothing of what is not', () => {
    const markdown = markdownOf({
      topic: 'Speicher',
      pain_point: 'Viele kaufen\nzu groß.',
      short_answer_headline: 'So groß',
      short_answer_text: 'Erster Absatz.\n\nZweiter.',
      short_answer_video: 'https://vimeo.com/76979871',
      long_answers: [
        {
          id: 2,
          headline: 'Rechnen',
          text: '<p>Teilen Sie durch <strong>tausend</strong>.</p><ul><li>eins</li><li>zwei</li></ul>',
          comment: 'Ohne Gewerbe',
        },
      ],
      facts: [{ id: 3, title: 'Zahl', text: '60 Prozent', source: 'https://htw.example/a_b' }],
      tips: [{ id: 4, title: 'Messen', text: '', link: '' }],
      emotional_quote: 'Morgens leer.',
      essentials: [{ id: 5, text: 'Zuerst messen' }],
      keywords: [
        { id: 6, title: 'Akku' },
        { id: 7, title: 'Haus' },
      ],
    });
    expect(markdown).toBe(
      [
        '# Wie groß?',
        'Von Anna Bergmann',
        '## Kurz',
        '**So groß**',
        'Erster Absatz.',
        'Zweiter.',
        'Video: [https://vimeo.com/76979871](<https://vimeo.com/76979871>)',
        '## Worum',
        'Viele kaufen\\\nzu groß.',
        '## Lang',
        '### Rechnen',
        'Teilen Sie durch **tausend**.',
        '- eins\n- zwei',
        'Anmerkung: Ohne Gewerbe',
        '## Fakten',
        '### Zahl',
        '60 Prozent',
        'Quelle: [https://htw.example/a\\_b](<https://htw.example/a_b>)',
        '## Tipps',
        '### Messen',
        '> Morgens leer.',
        '## Wichtig',
        '- Zuerst messen',
        '## Wörter',
        'Akku, Haus\n',
      ].join('\n\n'),
    );
  });

  it('takes what was typed as words: no markup, no link, no heading, no template comes of it', () => {
    const hostile = [
      ['<img src=x onerror=alert(1)>', '\\<img src=x onerror=alert(1)\\>'],
      ['[Gewinn](javascript:alert(1))', '\\[Gewinn\\](javascript:alert(1))'],
      ['![](https://spy.example/a.png)', '\\!\\[\\](https://spy.example/a.png)'],
      ['# Titel', '\\# Titel'],
      ['- Punkt', '\\- Punkt'],
      ['1. Punkt', '1\\. Punkt'],
      ['===', '\\==='],
      ['{alert(1)}', '\\{alert(1)\\}'],
      ['`x` **y** _z_ ~~w~~ |', '\\`x\\` \\*\\*y\\*\\* \\_z\\_ \\~\\~w\\~\\~ \\|'],
      ['&lt;script&gt;', '\\&lt;script\\&gt;'],
      ['a \\* b', 'a \\\\\\* b'],
      ['    code', 'code'],
    ];
    for (const [typed, shown] of hostile) {
      expect(markdownOf({ short_answer_text: typed })).toContain(`## Kurz\n\n${shown}\n`);
      expect(markdownOf({ essentials: [{ id: 1, text: typed }] })).toContain(`- ${shown}\n`);
    }
  });

  it('links to web addresses alone', () => {
    const bad = ['javascript:alert(1)', 'data:text/html,<b>', 'https://user:pw@example.org', '//x'];
    for (const link of bad) {
      const markdown = markdownOf({ tips: [{ id: 1, title: 'Tipp', text: '', link }] });
      expect(markdown).not.toMatch(/\]\(/);
    }
    const tricky = markdownOf({ tips: [{ id: 1, title: 'T', text: '', link: 'https://a.example/](x)>?b=\\&lt;' }] });
    expect(tricky).toContain('](<https://a.example/](x)%3E?b=%5C&amp;lt;>)');
  });

  it('leaves no sign of HTML unescaped, whatever is typed anywhere', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const markdown = markdownOf({
          question: text,
          pain_point: text,
          short_answer_headline: text,
          long_answers: [{ id: 1, headline: text, text: `<p>${text}</p>`, comment: text }],
          facts: [{ id: 2, title: text, text, source: text }],
          keywords: [{ id: 3, title: text }],
        });
        const words = markdown.replace(/\]\(<[^<>\n]*>\)/g, '').replace(/\\[!-/:-@[-`{-~]/g, '');
        expect(words).not.toMatch(/[<`[\]{}|~$]/);
      }),
      { numRuns: 40 },
    );
  });
});

describe('rich text as Markdown', () => {
  const cases: [string, string][] = [
    ['Eins\n\nZwei', 'Eins\n\nZwei'],
    ['<h3>Titel</h3><p>Text</p>', '#### Titel\n\nText'],
    ['<p>ein <em>leises </em>Wort</p>', 'ein _leises_ Wort'],
    ['<ol><li><p>eins</p><p>mehr</p></li><li>zwei</li></ol>', '1. eins\n\n   mehr\n2. zwei'],
    ['<ul><li>a<ul><li>b</li></ul></li></ul>', '- a\n\n  - b'],
    ['<blockquote><p>Wort</p><p>Zweites</p></blockquote>', '> Wort\n>\n> Zweites'],
    ['<p>oben<br>- unten</p>', 'oben\\\n\\- unten'],
    ['<p>Siehe <a href="https://a.example/x">hier</a></p>', 'Siehe [hier](<https://a.example/x>)'],
    ['<p><a href="javascript:alert(1)">hier</a></p>', 'hier'],
    ['<p>a<script>alert(1)</script>b &lt;i&gt;</p>', 'ab \\<i\\>'],
    ['<p>Hinweis!<a href="https://a.example">x</a></p>', 'Hinweis\\![x](<https://a.example/>)'],
    [
      '<p><a href="https://a.example">![x](https://b.example/c.png)</a></p>',
      '[\\!\\[x\\](https://b.example/c.png)](<https://a.example/>)',
    ],
    ['<p></p>', ''],
  ];
  it.each(cases)('%s', (html, markdown) => {
    expect(richMarkdown(html, 4)).toBe(markdown);
  });
});
