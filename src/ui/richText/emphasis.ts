import { decodeEntities } from '@/domain/markup';

export interface Emphasis {
  strong: boolean;
  em: boolean;
}

export const noEmphasis: Emphasis = { strong: false, em: false };

const tags: Readonly<Record<string, Partial<Emphasis>>> = {
  b: { strong: true },
  strong: { strong: true },
  i: { em: true },
  em: { em: true },
  cite: { em: true },
};

/**
 * The emphasis of an element from that around it, its tag and its style, where the style wins: Google Docs wraps all it
 * copies in a `<b>` that is not bold, and writes bold text as a font weight. The weight of a heading is ignored.
 */
export function emphasisIn(around: Emphasis, name: string, style: string): Emphasis {
  const isHeading = /^h[1-6]$/.test(name);
  const { strong, em } = emphasisOf(style);
  return {
    strong: (isHeading ? undefined : strong) ?? tags[name]?.strong ?? around.strong,
    em: em ?? tags[name]?.em ?? around.em,
  };
}

/** Undefined where the style does not say. */
function emphasisOf(style: string): Partial<Emphasis> {
  const found: Partial<Emphasis> = {};
  // The quoted name of a font may hold any character.
  const declarations = decodeEntities(style)
    .replace(/"[^"]*"|'[^']*'/g, '')
    .split(';');
  for (const declaration of declarations) {
    const [, property = '', value = ''] = /^\s*font-(weight|style)\s*:\s*([\w.]+)/i.exec(declaration) ?? [];
    if (property === '' || /^(?:inherit|unset|revert)$/i.test(value)) continue;
    if (property.toLowerCase() === 'weight') found.strong = /^bold/i.test(value) || Number(value) >= 600;
    else found.em = /^(?:italic|oblique)$/i.test(value);
  }
  return found;
}
