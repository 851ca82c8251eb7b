import { Box, type SxProps, type Theme } from '@mui/material';
import { createElement, Fragment, useMemo, type ReactNode } from 'react';
import { isMarkup, linesOfPlainText } from '@/domain/richText';
import { SafeLink } from '@/ui/basics/SafeLink';
import { sanitise } from './sanitise';

export interface RichTextProps {
  /** Untrusted HTML, or plain text with line breaks. */
  html: string;
  /** Level of the headings in the text, below that of the page. */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** Language of the text, where it differs from that of the interface. */
  lang?: string | undefined;
  sx?: SxProps<Theme> | undefined;
}

/** Renders the few tags of rich text and nothing else (quality T9). */
export function RichText({ html, headingLevel = 3, lang, sx }: RichTextProps) {
  return (
    <Box lang={lang} {...(sx ? { sx } : {})}>
      <Box sx={richTextStyles}>
        {isMarkup(html) ? <Markup html={html} headingLevel={headingLevel} /> : <Paragraphs text={html} />}
      </Box>
    </Box>
  );
}

function Paragraphs({ text }: { text: string }) {
  return linesOfPlainText(text).map((lines, paragraph) => (
    <p key={paragraph} style={{ whiteSpace: 'pre-line' }}>
      {lines.join('\n')}
    </p>
  ));
}

export const richTextStyles = {
  overflowWrap: 'anywhere',
  '& :is(p, h2, h3, h4, h5, h6, ul, ol, li, blockquote)': { m: 0 },
  '& :is(h2, h3, h4, h5, h6)': { typography: 'h3' },
  '& :is(ul, ol)': { p: 0, paddingInlineStart: 3 },
  '& blockquote': {
    paddingInlineStart: 2,
    borderInlineStart: '3px solid',
    borderColor: 'fieldEdge',
    color: 'text.secondary',
  },
  '& * + :is(p, ul, ol, blockquote)': { mt: 1.5 },
  '& * + :is(h2, h3, h4, h5, h6)': { mt: 2.5 },
  '& * + li': { mt: 0.5 },
  '& :is(h2, h3, h4, h5, h6) + *': { mt: 0.75 },
} as const;

const blocks = new Set(['P', 'H3', 'UL', 'OL', 'LI', 'BLOCKQUOTE', 'DIV']);
/** Nobody writes text nested more deeply. */
const maxLevels = 32;

/**
 * Renders only the few tags of rich text: React elements are created from the sanitised nodes, so that no markup is
 * ever written into the page.
 */
function Markup({ html, headingLevel = 3 }: { html: string; headingLevel?: number }) {
  return useMemo(() => blocksOf(sanitise(html), `h${headingLevel}`, 0), [html, headingLevel]);
}

/** Text between blocks becomes paragraphs of its own. */
function blocksOf(parent: Node, heading: string, level: number): ReactNode[] {
  const nodes: ReactNode[] = [];
  let words: Node[] = [];
  const endParagraph = () => {
    if (words.some(hasText)) nodes.push(<p key={nodes.length}>{wordsOf(words, level)}</p>);
    words = [];
  };
  for (const node of parent.childNodes) {
    if (!isBlock(node)) {
      words.push(node);
      continue;
    }
    endParagraph();
    if (level < maxLevels && hasText(node)) nodes.push(blockOf(node, heading, nodes.length, level + 1));
  }
  endParagraph();
  return nodes;
}

function blockOf(node: Node, heading: string, key: number, level: number): ReactNode {
  const name = node.nodeName;
  if (name === 'P') return <p key={key}>{wordsOf(node.childNodes, level)}</p>;
  if (name === 'H3') return createElement(heading, { key }, wordsOf(node.childNodes, level));
  if (name === 'UL' || name === 'OL') return createElement(name.toLowerCase(), { key }, itemsOf(node, heading, level));
  const content = blocksOf(node, heading, level);
  // Items without a list are paragraphs.
  return name === 'BLOCKQUOTE' ? <blockquote key={key}>{content}</blockquote> : content;
}

/** The items of a list; other content is wrapped in one. */
function itemsOf(list: Node, heading: string, level: number): ReactNode[] {
  return [...list.childNodes].filter(hasText).map((node, key) => {
    const isItem = node.nodeName === 'LI';
    const hasBlocks = isItem ? [...node.childNodes].some(isBlock) : isBlock(node);
    if (!hasBlocks) return <li key={key}>{wordsOf(isItem ? node.childNodes : [node], level)}</li>;
    return <li key={key}>{isItem ? blocksOf(node, heading, level) : blockOf(node, heading, 0, level + 1)}</li>;
  });
}

function wordsOf(nodes: Iterable<Node>, level: number): ReactNode[] {
  if (level > maxLevels) return [];
  return [...nodes].map((node, key) => {
    if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? node.nodeValue : null;
    const content = wordsOf(node.childNodes, level + 1);
    switch (node.nodeName) {
      case 'BR':
        return <br key={key} />;
      case 'A':
        return (
          <SafeLink key={key} href={node.getAttribute('href') ?? ''}>
            {content}
          </SafeLink>
        );
      case 'STRONG':
        return <strong key={key}>{content}</strong>;
      case 'EM':
        return <em key={key}>{content}</em>;
      default:
        // A block within words, as in a link around paragraphs.
        return <Fragment key={key}> {content} </Fragment>;
    }
  });
}

function isBlock(node: Node): boolean {
  return blocks.has(node.nodeName);
}

function hasText(node: Node): boolean {
  return (node.textContent ?? '').trim() !== '';
}
