import { lexer, type Token, type Tokens } from 'marked';
import type { ArticleHead, Article, Block, Release, Span } from '../domain/article.ts';

/*
 * Markdown of our own as plain data, so that neither a parser nor HTML is part of the app. What is not expected there
 * fails the build.
 */

/** The label of a button, field or page in the language of the text: what a code span names as `area:key`. */
export type LabelOf = (key: string) => string;

const noLabels: LabelOf = (key) => {
  throw new Error(`\`${key}\`: no label is expected here`);
};

function spansOf(tokens: readonly Token[] = [], labelOf: LabelOf): Span[] {
  return tokens.flatMap((token): Span[] => {
    switch (token.type) {
      case 'text':
        return 'tokens' in token && token.tokens ? spansOf(token.tokens, labelOf) : [(token as Tokens.Text).text];
      case 'escape':
        return [(token as Tokens.Escape).text];
      case 'strong':
        return [{ strong: (token as Tokens.Strong).text }];
      case 'codespan':
        return [{ strong: labelOf((token as Tokens.Codespan).text) }];
      case 'link':
        return [{ text: (token as Tokens.Link).text, to: (token as Tokens.Link).href }];
      default:
        throw new Error(`${token.type} is not expected in “${token.raw}”`);
    }
  });
}

function blocksOf(text: string, labelOf: LabelOf): Block[] {
  return lexer(text).flatMap((token): Block[] => {
    switch (token.type) {
      case 'space':
        return [];
      case 'heading':
        return [{ type: 'heading', text: (token as Tokens.Heading).text }];
      case 'paragraph':
        return [{ type: 'paragraph', text: spansOf(token.tokens, labelOf) }];
      case 'list': {
        const { ordered, items } = token as Tokens.List;
        return [{ type: ordered ? 'steps' : 'points', items: items.map(({ tokens }) => spansOf(tokens, labelOf)) }];
      }
      default:
        throw new Error(`${token.type} is not expected in “${token.raw}”`);
    }
  });
}

function headOf(text: string): { head: ArticleHead; body: string } {
  const [, title, audience, words, body] =
    /^---\ntitle: ([^\n]+)\nfor: ([^\n]+)\nwords: ([^\n]+)\n---\n(.*)$/s.exec(text) ?? [];
  if (!title || !audience || !words || !body) throw new Error('an article begins with title, for and words');
  return { head: { title, for: audience, words }, body };
}

export const parseHead = (text: string): ArticleHead => headOf(text).head;

export function parseArticle(text: string, labelOf: LabelOf): Article {
  const { head, body } = headOf(text);
  return { ...head, blocks: blocksOf(body, labelOf) };
}

/** Its headings are versions with their day: `## 0.2.0 (2026-11-29)`. */
export function parseReleases(text: string): Release[] {
  const [, ...releases] = text.split(/^## /m);
  return releases.map((release) => {
    const [, version, day] = /^(\S+) \((\d{4}-\d\d-\d\d)\)\n/.exec(release) ?? [];
    const [list] = blocksOf(release.slice(release.indexOf('\n')), noLabels);
    if (!version || !day || list?.type !== 'points')
      throw new Error(`no version with its day: ${release.slice(0, 40)}`);
    return { version, day, changes: list.items };
  });
}
