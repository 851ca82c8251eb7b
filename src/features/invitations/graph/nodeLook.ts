import { initialsOf } from '@/domain/displayName';
import type { GraphPicture } from '@/domain/graphLayout';
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

/** How a node is drawn, on either surface. */
export function lookOf({ level, name, count, isExpected }: GraphNode): NodeLook {
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
    return { ground: 'filled.main', text: 'filled.text', edge: null, isDashed: false, sign: initialsOf(name) };
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

/** A name on short lines, so that it stays below its node. */
export function linesOf(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= 16) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const [first = '', second, ...others] = lines;
  if (others.length === 0) return second === undefined ? [first] : [first, second];
  return [first, `${second ?? ''} …`];
}

/** Text sizes of names, px on the screen. */
export const nameSize = 13;

/** Whether names of people, or of competences, have room at a scale. */
export const hasRoomForPeople = ({ radii }: GraphPicture, scale: number) => radii.person * scale >= 14;
export const hasRoomForCompetences = (scale: number) => scale >= 0.5;
