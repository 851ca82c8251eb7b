import { expect, it } from 'vitest';
import { layoutGraph } from '@/domain/graphLayout';
import { humanGraph } from '@/domain/humanGraph';
import { paintNetwork } from '@/features/invitations/graph/paintNetwork';
import { invitation, profile } from '../../domain/graphSample';

const competences = ['Wiring', 'Roofs', 'Pumps'];
const graph = humanGraph(
  'Anna',
  [profile('1', { name: 'Electrician' })],
  Array.from({ length: 400 }, (_, index) =>
    invitation({
      id: String(index),
      name: `Somebody ${index}`,
      about: { 'Occupation 1': [competences[index % 3] ?? ''] },
    }),
  ),
);
const picture = layoutGraph(graph.nodes);

/** The lines of names that are painted at a scale, with the middle of their baseline. */
function linesAt(scale: number, selectedId: string) {
  const lines: { text: string; x: number; y: number }[] = [];
  const size = { width: 2400, height: 1600 };
  const context = new Proxy({} as CanvasRenderingContext2D, {
    get: (_target, name) => (text: string, x: number, y: number) => {
      if (name === 'strokeText') lines.push({ text, x, y });
    },
    set: () => true,
  });
  const painted = { graph, picture, nameOf: ({ name }: { name: string }) => name, selectedId, hoveredId: null };
  const surface = { context, ...size, pixels: 1, font: 'sans-serif', color: () => '' };
  paintNetwork(surface, painted, { scale, x: size.width / 2, y: size.height / 2 });
  return lines;
}

it.each([0.4, 1, 2, 3])('no name covers another one in a network of hundreds of people, scale %d', (scale) => {
  const competence = graph.nodes.find(({ level }) => level === 'competence')?.id ?? '';
  for (const selectedId of ['me', competence]) {
    const lines = linesAt(scale, selectedId);
    expect(lines.map(({ text }) => text)).toEqual(expect.arrayContaining(['Electrician', ...competences]));
    const covered = lines.flatMap((one, index) =>
      lines.slice(index + 1).flatMap((other) => {
        const isBeside = Math.abs(one.x - other.x) >= 3 * (one.text.length + other.text.length);
        return isBeside || Math.abs(one.y - other.y) >= 11 ? [] : `${one.text} and ${other.text}`;
      }),
    );
    expect(covered).toEqual([]);
  }
});
