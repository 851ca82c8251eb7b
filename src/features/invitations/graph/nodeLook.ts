import { initialsOf } from '@/domain/displayName';
import type { GraphNode } from '@/domain/humanGraph';
import { tintOf } from '@/ui/basics/PersonAvatar';

/** Colours of the theme, by their path in the palette. */
export interface NodeLook {
  ground: string;
  text: string;
  edge: string | null;
  isDashed: boolean;
  /** Initials, a tick or nothing. */
  sign: string;
}

const looks = new WeakMap<GraphNode, NodeLook>();

export function lookOf(node: GraphNode): NodeLook {
  const known = looks.get(node);
  if (known) return known;
  const look = newLook(node);
  looks.set(node, look);
  return look;
}

function newLook({ level, name, count, isExpected }: GraphNode): NodeLook {
  if (isExpected) {
    return {
      ground: 'background.paper',
      text: 'text.secondary',
      edge: 'fieldEdge',
      isDashed: true,
      sign: initialsOf(name) || '?',
    };
  }
  if (level === 'person' || level === 'me') {
    const tint = `tint.${tintOf(name)}`;
    const edge = level === 'me' ? 'primary.main' : null;
    return { ground: `${tint}.ground`, text: `${tint}.text`, edge, isDashed: false, sign: initialsOf(name) };
  }
  if (level === 'profile') {
    const sign = initialsOf(name.split(' · ')[0] ?? '');
    return { ground: 'filled.main', text: 'filled.text', edge: null, isDashed: false, sign };
  }
  if (count === 0)
    return { ground: 'background.paper', text: 'text.secondary', edge: 'fieldEdge', isDashed: true, sign: '' };
  return {
    ground: 'soft.success.ground',
    text: 'soft.success.text',
    edge: 'soft.success.text',
    isDashed: false,
    sign: '✓',
  };
}

/** At most two lines of about 16 characters. */
export function linesOf(name: string): string[] {
  // A profile's occupation only: its competences are around it.
  const [shown = name] = name.split(' · ');
  const lines: string[] = [];
  for (const word of shown.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= 16) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const [first = '', second, ...others] = lines;
  if (others.length === 0) return second === undefined ? [first] : [first, second];
  return [first, `${second ?? ''} …`];
}

/** Px on the screen. */
export const nameSize = 13;
/** In multiples of the text size. */
export const lineHeight = 1.15;
