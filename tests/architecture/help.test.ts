import { describe, expect, it } from 'vitest';
import type { Block, Span } from '@/domain/article';
import { localeText } from '@/build/localeText';
import { parseArticle, parseReleases } from '@/build/markdown';
import { routeOf } from '@/routes/destination';
import { articleAbout, articleEntry, articleNames, isArticle, type ArticleType } from '@/routes/helpArticles';
import { routeEntry, routes, type RouteName } from '@/routes/table';
import { filesIn, readJson, readText } from './files';
import { languages } from './texts';

/* The articles say what the product does: their labels are read from its texts, and their links are its addresses. */

const textOf = (language: string, name: string) => readText(`src/content/help/${language}/${name}.md`);
const articleOf = (language: string, name: string) =>
  parseArticle(textOf(language, name), (key) => localeText(key, language));
const spansOf = (blocks: readonly Block[]): Span[] =>
  blocks.flatMap((block) =>
    block.type === 'heading' ? [block.text] : block.type === 'paragraph' ? block.text : block.items.flat(),
  );
const wordsOf = (span: Span) => (typeof span === 'string' ? span : 'strong' in span ? span.strong : span.text);
const countOf = (type: ArticleType) => articleNames.filter((name) => articleEntry(name).type === type).length;

it('has at least thirty articles, twelve questions and the words of the product', () => {
  expect(countOf('howTo') + countOf('academy')).toBeGreaterThanOrEqual(30);
  expect(countOf('faq')).toBeGreaterThanOrEqual(12);
  expect(countOf('glossary')).toBe(1);
});

describe.each(languages)('articles (%s)', (language) => {
  it('are those that the table names', () => {
    const files = filesIn(`src/content/help/${language}`).map((path) => path.replace(/^.*\/(.+)[.]md$/, '$1'));
    expect(files.toSorted()).toEqual([...articleNames].toSorted());
  });

  it.each(articleNames)('%s is short, links to known pages and names what is on the screens', (name) => {
    const { blocks } = articleOf(language, name);
    const spans = spansOf(blocks);
    const words = spans
      .map(wordsOf)
      .join(' ')
      .split(/\s+/)
      .filter((word) => /[\p{L}\d]/u.test(word));
    expect(words.length).toBeLessThanOrEqual(articleEntry(name).type === 'glossary' ? 400 : 150);
    const unknown = spans.flatMap((span) => {
      if (typeof span === 'string' || !('to' in span)) return [];
      const { pathname } = new URL(span.to, 'https://app.example');
      const [, article] = /^\/help\/(.+)$/.exec(pathname) ?? [];
      return (article ? isArticle(article) : routeOf(pathname) !== 'notFound') ? [] : [span.to];
    });
    expect(unknown).toEqual([]);
    // Labels are written by the texts of the screens.
    const own = spans.flatMap((span) => (typeof span === 'object' && 'strong' in span ? [] : [wordsOf(span)]));
    expect(own.join(' ')).not.toMatch(language === 'de' ? /\b(?:du|dein\w*|dir|dich)\b|["']/i : /["']/);
    expect(blocks.at(-1)?.type).not.toBe('heading');
  });

  it('quote labels without a gap to fill', () => {
    const keys = articleNames.flatMap((name) =>
      [...textOf(language, name).matchAll(/`([^`]+)`/g)].map(([, key = '']) => key),
    );
    expect(keys.length).toBeGreaterThan(100);
    expect(keys.filter((key) => /\{\{|<\w/.test(localeText(key, language)))).toEqual([]);
  });
});

it.each(articleNames)('%s has the same sections and steps in both languages', (name) => {
  const [german, english] = languages.map((language) =>
    articleOf(language, name).blocks.map((block) =>
      'items' in block ? `${block.type} ${block.items.length}` : block.type,
    ),
  );
  expect(english).toEqual(german);
});

it('has an article for every screen on which somebody works', () => {
  const shown = (Object.keys(routes) as RouteName[]).filter((name) => !routeEntry(name).redirectTo);
  const without = shown.filter((name) => articleAbout(name) === null);
  // They lead on, show what is written elsewhere, or report.
  const expected =
    'root exampleProfile exampleClaim releaseLogs howTo trustcoins salesStatistics billingPreferences commissionBenefits ' +
    'structure affiliates affiliateStatistics affiliatePreferences academy feedback help helpArticle faq notAuthorized ' +
    'error notFound';
  expect(without).toEqual(expected.split(' '));
});

describe('the release log', () => {
  const [german, english] = ['CHANGELOG.de.md', 'CHANGELOG.md'].map((file) => parseReleases(readText(file)));

  it('is the same in both languages', () => {
    const shape = (log: typeof german) => log?.map(({ version, day, changes }) => [version, day, changes.length]);
    expect(shape(english)).toEqual(shape(german));
  });

  it('begins with the version of the package, the newest day first', () => {
    const { version } = readJson('package.json') as { version: string };
    expect(german?.[0]?.version).toBe(version);
    const days = german?.map(({ day }) => day) ?? [];
    expect(days).toEqual([...new Set(days)].toSorted().toReversed());
  });
});
