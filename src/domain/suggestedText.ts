import type { Suggestion, SuggestionType } from '@/api/endpoints/assistant';
import { truncate } from './plainText';

/** A tip, or the headline of a long answer. */
export interface SuggestedItem {
  title: string;
  text: string;
}

export interface SuggestedText {
  headline: string;
  text: string;
  items: SuggestedItem[];
}

/** Suggested as several items, which are taken over one by one. */
export function isItemType(type: SuggestionType): boolean {
  return type === 'tips' || type === 'long_answer_subtitles';
}

/**
 * The first segment counts (AIA-04); null where it is empty. Items may come as lines, paragraphs as items.
 * @param plain turns what was delivered, which may be anything, into plain text
 */
export function readSuggestion(
  type: SuggestionType,
  { segments }: Suggestion,
  plain: (value: string) => string,
): SuggestedText | null {
  const [segment] = segments;
  if (!segment) return null;
  const title = plain(segment.title).trim();
  const text = plain(segment.text).trim();
  const items = segment.items
    .map((item) => ({ title: plain(item.title).trim(), text: plain(item.text).trim() }))
    .filter((item) => item.title || item.text);
  if (isItemType(type)) {
    const parsed = items.length > 0 ? items : itemsOfLines(text || title);
    const named = unique(parsed.map(type === 'tips' ? withTitle : asTitle));
    return named.length > 0 ? { headline: '', text: '', items: named } : null;
  }
  const paragraphs = items.map((item) => [item.title, item.text].filter(Boolean).join('\n'));
  const whole = [text, ...paragraphs].filter(Boolean).join('\n\n');
  // A headline alone is meant as the text.
  if (!whole) return title ? { headline: '', text: title, items: [] } : null;
  return { headline: title, text: whole, items: [] };
}

function unique(items: readonly SuggestedItem[]): SuggestedItem[] {
  return [...new Map(items.map((item) => [`${item.title}\n${item.text}`, item])).values()];
}

/** Bullets and numbers before the items of a written list. */
const listMark = /^(?:[-*•–]|\d{1,2}[.)])\s+/;

function itemsOfLines(text: string): SuggestedItem[] {
  return text
    .split('\n')
    .map((line) => line.trim().replace(listMark, ''))
    .filter(Boolean)
    .map((line) => ({ title: '', text: line }));
}

/** "Start small: try it once." is a title and a text; else the beginning of the text is the title. */
function withTitle({ title, text }: SuggestedItem): SuggestedItem {
  if (title) return { title, text };
  const [, before, after] = /^([^:\n]{2,80}):\s+(\S[\s\S]*)$/.exec(text) ?? [];
  if (before && after) return { title: before, text: after };
  const beginning = truncate(text, 60);
  return { title: beginning, text: beginning === text ? '' : text };
}

function asTitle({ title, text }: SuggestedItem): SuggestedItem {
  return { title: title || text, text: title ? text : '' };
}

export function wholeText({ headline, text, items }: SuggestedText): string {
  const lines = items.map((item) => [item.title, item.text].filter(Boolean).join(': '));
  return [headline, text, ...lines].filter(Boolean).join('\n\n');
}

/** Those of the specification (AIA-02). */
export const knownStyles = [
  'default',
  'thrilling',
  'enthusiastic',
  'factual',
  'obliging',
  'professional',
  'straightforward',
  'inspirational',
  'optimistic',
  'casual',
  'confident',
  'friendly',
  'humorous',
] as const;
export const knownFormalities = ['formal', 'informal'] as const;

/** `delivered` may be a key such as `styles.factual`; undefined for any other text. */
export function knownName<Name extends string>(names: readonly Name[], delivered: string): Name | undefined {
  const last = delivered.trim().toLowerCase().split('.').at(-1);
  return names.find((name) => name === last);
}

/** The one chosen last, else the one of that name, else the first: always one that is offered (AIA-03, D-91). */
export function presetOption(
  offered: readonly { value: string; label: string }[],
  last: unknown,
  presetLabel: string,
): string {
  const preset =
    offered.find(({ value }) => value === last) ?? offered.find(({ label }) => label === presetLabel) ?? offered[0];
  return preset?.value ?? '';
}
