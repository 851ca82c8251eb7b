import { describe, expect, it } from 'vitest';
import { filesIn, readText } from './files';

/* The drawings of empty pages and of the game's ends, and the assistant's face (ux 2.3): small, and without colours of their own, so that they follow the theme. */

const drawings = filesIn('src/ui/drawings');

it('there are ten of them', () => {
  expect(drawings).toHaveLength(10);
});

describe.each(drawings)('%s', (path) => {
  const text = readText(path);

  it('is at most 1.5 kB', () => {
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(1500);
  });

  it('takes line and ground from where it is shown', () => {
    expect(text).toContain('<g id="drawing">');
    const paints = [...text.matchAll(/(?:fill|stroke|style|class)="([^"]*)"/g)].map(([, value]) => value);
    expect(paints.filter((value) => value !== 'none')).toEqual([]);
  });
});
