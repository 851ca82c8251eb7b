import { describe, expect, it } from 'vitest';
import { buildTheme } from '@/app/theme';
import { nodeColors } from '@/features/invitations/graph/NodeView';

/* Contrast of the theme's pairs (WCAG 1.4.3, 1.4.11), also where axe cannot see a text's ground. */

type Rgb = readonly [number, number, number];

function rgb(hex: string): Rgb {
  // `#fff` is written with one digit a channel.
  const digits = hex.length === 4 ? hex.slice(1).replaceAll(/./g, '$&$&') : hex.slice(1);
  const value = Number.parseInt(digits, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** A colour over another one, in shares of the first. */
function over(top: Rgb, ground: Rgb, share: number): Rgb {
  const mixed = (index: 0 | 1 | 2) => top[index] * share + ground[index] * (1 - share);
  return [mixed(0), mixed(1), mixed(2)];
}

it('computes what is known', () => {
  expect(contrast(rgb('#000000'), rgb('#fff'))).toBeCloseTo(21, 5);
  expect(contrast(rgb('#777777'), rgb('#FFFFFF'))).toBeCloseTo(4.48, 2);
});

describe.each(['light', 'dark'] as const)('in %s colours', (scheme) => {
  const palette = buildTheme('ltr').colorSchemes[scheme]?.palette;
  if (!palette) throw new Error(`no colours for ${scheme}`);
  const { default: page, paper, hero, raised } = palette.background;
  const grounds = { page: rgb(page), card: rgb(paper), hero: rgb(hero), raised: rgb(raised) };
  const shade: Rgb = scheme === 'dark' ? [255, 255, 255] : [0, 0, 0];
  const selected = over(shade, grounds.card, palette.action.selectedOpacity);

  it.each([
    ['text', palette.text.primary],
    ['secondary text', palette.text.secondary],
    ['links', palette.primary.main],
    ['errors', palette.error.main],
    ['what is done', palette.success.main],
    ['what is paused', palette.warning.main],
  ])('%s can be read on every surface', (_, colour) => {
    for (const ground of Object.values(grounds)) {
      expect(contrast(rgb(colour), ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(['primary', 'secondary', 'success', 'warning', 'error'] as const)(
    'words on a %s button can be read',
    (name) => {
      expect(contrast(rgb(palette[name].contrastText), rgb(palette[name].main))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('a box in a card or dialog is a tint of it, no hole, and its words can be read', () => {
    for (const surface of [grounds.card, grounds.raised]) {
      const box = over(shade, surface, palette.action.hoverOpacity);
      expect(contrast(box, surface)).toBeLessThan(1.3);
      for (const text of [palette.text.secondary, palette.primary.main, palette.soft.info.text]) {
        expect(contrast(rgb(text), box)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('the sign of an entry and the edge of a field can be seen', () => {
    const secondary = rgb(palette.text.secondary);
    expect(contrast(secondary, selected)).toBeGreaterThanOrEqual(4.5);
    for (const ground of [grounds.card, grounds.raised]) {
      expect(contrast(rgb(palette.fieldEdge), ground)).toBeGreaterThanOrEqual(3);
    }
  });

  it('the lines and the edges of the human graph can be seen, also in forced colours', () => {
    const styles = nodeColors(buildTheme('ltr'));
    const [, name = ''] = /palette-(\w+)/.exec(styles['& line'].stroke) ?? [];
    const colour = (palette as unknown as Record<string, string>)[name] ?? '';
    expect(contrast(rgb(colour), grounds.card)).toBeGreaterThanOrEqual(3);
    expect(styles['@media (forced-colors: active)']).toMatchObject({ '& line, & .disc': { stroke: 'CanvasText' } });
  });

  it.each(Object.entries(palette.soft))('the words of a soft chip (%s) can be read', (_, { ground, text }) => {
    expect(contrast(rgb(text), rgb(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(Object.entries(palette.tint))('initials on %s can be read', (_, { ground, text }) => {
    expect(contrast(rgb(text), rgb(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it('filled buttons can be read, and seen on their ground', () => {
    const { main, hover, text } = palette.filled;
    for (const fill of [main, hover]) {
      expect(contrast(rgb(text), rgb(fill))).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(rgb(main), grounds.card)).toBeGreaterThanOrEqual(3);
    const destructive = scheme === 'dark' ? palette.error.dark : palette.error.main;
    expect(contrast(rgb(text), rgb(destructive))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(rgb(destructive), grounds.card)).toBeGreaterThanOrEqual(3);
  });
});

it('cards stand out from the page in the dark, what is raised from a card, and a neutral chip from what is raised', () => {
  const { background, soft } = buildTheme('ltr').colorSchemes.dark?.palette ?? {};
  if (!background || !soft) throw new Error('no dark colours');
  expect(contrast(rgb(background.paper), rgb(background.default))).toBeGreaterThanOrEqual(1.2);
  expect(contrast(rgb(background.raised), rgb(background.paper))).toBeGreaterThanOrEqual(1.1);
  // A neutral chip has no colour of its own by which it is seen.
  expect(contrast(rgb(soft.default.ground), rgb(background.raised))).toBeGreaterThanOrEqual(1.25);
});
