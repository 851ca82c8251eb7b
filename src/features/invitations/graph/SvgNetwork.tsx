import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useTheme } from '@mui/material/styles';
import { memo, useLayoutEffect, useRef } from 'react';
import type { Point } from '@/domain/graphLayout';
import type { GraphNode } from '@/domain/humanGraph';
import { namesWithRoom } from './nameRoom';
import { lineHeight, linesOf, lookOf, nameSize } from './nodeLook';
import type { DrawnGraph } from './useGraphPicture';
import type { GraphView } from './useGraphView';

export interface NetworkProps extends DrawnGraph {
  view: GraphView;
  nameOf: (node: GraphNode) => string;
  selectedId: string;
  hoveredId: string | null;
  /** Address of the user's own picture. */
  face: string | undefined;
}

/** For up to a few hundred nodes. Screen readers have the button above it, and the table. */
export function SvgNetwork({ graph, picture, view, nameOf, selectedId, hoveredId, face }: NetworkProps) {
  const layer = useRef<SVGGElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const names = useRef(new Map<string, SVGGElement>());
  useLayoutEffect(() => {
    let scaleOfNames = 0;
    const placeNames = (scale: number) => {
      if (scale === scaleOfNames) return;
      scaleOfNames = scale;
      const distances = namesWithRoom({ graph, picture, nameOf, selectedId, hoveredId }, scale);
      graph.nodes.forEach(({ id }, index) => {
        const distance = distances.get(id);
        const { x, y } = picture.points[index] ?? { x: 0, y: 0 };
        const name = names.current.get(id);
        name?.setAttribute('transform', `translate(${x} ${y + (distance ?? 0) / scale})`);
        name?.toggleAttribute('data-hidden', distance === undefined);
      });
    };
    return view.subscribe(({ x, y, scale }) => {
      layer.current?.setAttribute('transform', `translate(${x} ${y}) scale(${scale})`);
      svg.current?.style.setProperty('--scale', String(scale));
      placeNames(scale);
    });
  });
  const pointOf = new Map(graph.nodes.map(({ id }, index) => [id, picture.points[index] ?? { x: 0, y: 0 }]));
  return (
    <Box component="svg" ref={svg} aria-hidden sx={drawing}>
      <g ref={layer}>
        {graph.nodes.flatMap((node) =>
          node.parents.map((parent) => (
            <LinkLine
              key={`${parent} ${node.id}`}
              from={pointOf.get(parent)}
              to={pointOf.get(node.id)}
              isStrong={selectedId === node.id || selectedId === parent}
            />
          )),
        )}
        {graph.nodes.map((node) => (
          <NodeShape
            key={node.id}
            node={node}
            at={pointOf.get(node.id)}
            radius={picture.radii[node.level]}
            isSelected={node.id === selectedId}
            face={node.level === 'me' ? face : undefined}
          />
        ))}
        {/* Above all nodes. */}
        {graph.nodes.map((node) => (
          <g
            key={node.id}
            className="name"
            ref={(name) => {
              if (name) names.current.set(node.id, name);
              else names.current.delete(node.id);
            }}
          >
            <NameText name={nameOf(node)} isStrong={node.level === 'me' || node.level === 'profile'} />
          </g>
        ))}
      </g>
    </Box>
  );
}

const LinkLine = memo(
  ({ from, to, isStrong }: { from?: Point | undefined; to?: Point | undefined; isStrong: boolean }) =>
    from && to ? (
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} className={isStrong ? 'link strong' : 'link'} />
    ) : null,
);

interface NodeShapeProps {
  node: GraphNode;
  at?: Point | undefined;
  radius: number;
  isSelected: boolean;
  face?: string | undefined;
}

const NodeShape = memo(({ node, at, radius, isSelected, face }: NodeShapeProps) => {
  const { vars } = useTheme();
  if (!at) return null;
  const { ground, text, edge, isDashed, sign } = lookOf(node);
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      {isSelected ? <circle r={radius + 5} className="halo" /> : null}
      <circle
        r={radius}
        fill={colorOf(vars, ground)}
        stroke={edge ? colorOf(vars, edge) : 'none'}
        strokeWidth={node.level === 'me' ? 3 : 1.5}
        strokeDasharray={isDashed ? '4 3' : undefined}
      />
      <text y="0.36em" textAnchor="middle" fill={colorOf(vars, text)} fontSize={radius * 0.8} fontWeight={600}>
        {sign}
      </text>
      {face ? <Face address={face} radius={radius} /> : null}
    </g>
  );
});

const NameText = memo(({ name, isStrong }: { name: string; isStrong: boolean }) => (
  <text textAnchor="middle" paintOrder="stroke" fontWeight={isStrong ? 600 : 400}>
    {linesOf(name).map((line, index) => (
      <tspan key={line} x={0} dy={index === 0 ? '1em' : `${lineHeight}em`}>
        {line}
      </tspan>
    ))}
  </text>
));

/** The initials stay behind it where it does not load. */
function Face({ address, radius }: { address: string; radius: number }) {
  const inner = radius - 1.5;
  return (
    <>
      <clipPath id="own-face">
        <circle r={inner} />
      </clipPath>
      <image
        href={address}
        x={-inner}
        y={-inner}
        width={2 * inner}
        height={2 * inner}
        preserveAspectRatio="xMidYMid slice"
        clipPath="url(#own-face)"
      />
    </>
  );
}

/** The colour of a path in the palette, as a CSS variable. */
export function colorOf({ palette }: Theme['vars'], path: string): string {
  const found = path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], palette);
  return typeof found === 'string' ? found : 'currentColor';
}

const drawing = (theme: Theme) => ({
  display: 'block',
  width: '100%',
  height: '100%',
  userSelect: 'none',
  '& .link': { stroke: theme.vars.palette.divider, strokeWidth: 1.5 },
  '& .strong': { stroke: theme.vars.palette.primary.main, strokeWidth: 2 },
  '& .halo': { fill: 'none', stroke: theme.vars.palette.primary.main, strokeWidth: 2.5 },
  // The same size on the screen at any scale.
  '& .name text': {
    fontSize: `calc(${nameSize}px / var(--scale))`,
    fill: theme.vars.palette.text.primary,
    stroke: theme.vars.palette.background.paper,
    strokeWidth: `calc(4px / var(--scale))`,
    strokeLinejoin: 'round',
  },
  '& .name[data-hidden]': { display: 'none' },
});
