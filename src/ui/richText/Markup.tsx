import { createElement, useMemo, type ReactNode } from 'react';
import { SafeLink } from '@/ui/basics/SafeLink';
import { sanitise } from './sanitise';

const inlineTags = new Set(['STRONG', 'EM', 'A', 'BR']);
const blockTags = new Set(['P', 'UL', 'OL', 'LI', 'BLOCKQUOTE']);
/** Deeper is no text that somebody wrote. */
const mostLevels = 32;

/**
 * Markup as React elements of the few tags that rich text has. Elements are made by name from the nodes that are left after
 * cleaning; no markup is ever written into the page.
 */
export function Markup({ html, headingLevel = 3 }: { html: string; headingLevel?: number }) {
  return useMemo(() => blocksOf(sanitise(html), `h${headingLevel}`, 0), [html, headingLevel]);
}

/** The blocks in a node; text between them makes paragraphs of its own. */
function blocksOf(parent: Node, heading: string, level: number): ReactNode[] {
  const blocks: ReactNode[] = [];
  let words: Node[] = [];
  const endParagraph = () => {
    if (words.some(hasText)) blocks.push(<p key={blocks.length}>{wordsOf(words, level)}</p>);
    words = [];
  };
  for (const node of parent.childNodes) {
    if (!isBlock(node)) {
      words.push(node);
      continue;
    }
    endParagraph();
    if (level < mostLevels && hasText(node)) blocks.push(blockOf(node, heading, blocks.length, level + 1));
  }
  endParagraph();
  return blocks;
}

function blockOf(node: Node, heading: string, key: number, level: number): ReactNode {
  if (node.nodeName === 'P') return <p key={key}>{wordsOf(node.childNodes, level)}</p>;
  if (node.nodeName === 'H3') return createElement(heading, { key }, wordsOf(node.childNodes, level));
  const hasBlocks = [...node.childNodes].some(isBlock);
  const isItem = node.nodeName === 'LI';
  const content = isItem && !hasBlocks ? wordsOf(node.childNodes, level) : blocksOf(node, heading, level);
  return blockTags.has(node.nodeName) ? createElement(node.nodeName.toLowerCase(), { key }, content) : content;
}

function wordsOf(nodes: Iterable<Node>, level: number): ReactNode[] {
  if (level > mostLevels) return [];
  return [...nodes].map((node, key) => {
    if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? node.nodeValue : null;
    const content = wordsOf(node.childNodes, level + 1);
    if (node.nodeName === 'BR') return <br key={key} />;
    if (node.nodeName === 'A') {
      return (
        <SafeLink key={key} href={node.getAttribute('href') ?? ''}>
          {content}
        </SafeLink>
      );
    }
    return inlineTags.has(node.nodeName) ? createElement(node.nodeName.toLowerCase(), { key }, content) : content;
  });
}

function isBlock(node: Node): boolean {
  return blockTags.has(node.nodeName) || node.nodeName === 'DIV' || node.nodeName === 'H3';
}

function hasText(node: Node): boolean {
  return (node.textContent ?? '').trim() !== '';
}
