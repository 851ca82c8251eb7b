import { Box, Stack, type Theme, Typography } from '@mui/material';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { initialsOf } from '@/domain/displayName';
import { boxOf, nameLines, nameSize, radii, type Point } from '@/domain/graphLayout';
import type { GraphNode, HumanGraph } from '@/domain/humanGraph';
import { tintOf } from '@/ui/basics/PersonAvatar';

interface NodeViewProps {
  node: GraphNode;
  place: Point;
  name: string;
  /** For screen readers. */
  label: string;
  /** Whether the name is written below it. */
  isNamed: boolean;
  isCurrent: boolean;
  face: string | undefined;
}

export const NodeView = memo(({ node, place, name, label, isNamed, isCurrent, face }: NodeViewProps) => {
  const radius = radii[node.level];
  const inner = radius - 2;
  const box = boxOf(node.level, { x: 0, y: 0 }, isNamed);
  return (
    <g className={classOf(node)} transform={`translate(${place.x} ${place.y})`}>
      <g
        role="button"
        tabIndex={isCurrent ? 0 : -1}
        aria-label={label}
        aria-haspopup="dialog"
        aria-current={isCurrent ? 'true' : undefined}
        data-node={node.id}
      >
        <title>{name}</title>
        <rect x={box.left} y={box.top} width={box.right - box.left} height={box.bottom - box.top} className="target" />
        <circle r={radius + 9} className="focus" />
        {isCurrent ? <circle r={radius + 5} className="halo" /> : null}
        {node.level === 'group' ? <circle cx={8} r={radius} className="disc" /> : null}
        <circle r={radius} className="disc" />
        {face ? (
          <>
            <clipPath id="own-face">
              <circle r={inner} />
            </clipPath>
            <image
              href={face}
              {...{ x: -inner, y: -inner, width: 2 * inner, height: 2 * inner }}
              preserveAspectRatio="xMidYMid slice"
              clipPath="url(#own-face)"
            />
          </>
        ) : null}
      </g>
      {/* Drawings of its name, which may be shortened: no part of the button. */}
      <g aria-hidden pointerEvents="none">
        {face ? null : (
          <text dy="0.36em" fontSize={node.level === 'competence' ? 20 : radius * 0.7} className="sign">
            {signOf(node)}
          </text>
        )}
        {isNamed ? (
          <text paintOrder="stroke" className="name">
            {nameLines(name.split(' · ')[0] ?? '').map((line, index) => (
              <tspan key={line} x={0} y={radius + nameSize.gap + nameSize.letter + index * nameSize.line}>
                {line}
              </tspan>
            ))}
          </text>
        ) : null}
      </g>
    </g>
  );
});

function classOf({ level, name, count, isPlaceholder }: GraphNode): string {
  if (isPlaceholder) return 'placeholder';
  if (level === 'person' || level === 'me') return `${level} ${tintOf(name)}`;
  return level === 'competence' && count === 0 ? 'unconfirmed' : level;
}

const confirmedSign = '✓';

function signOf({ level, name, count, isPlaceholder }: GraphNode): string {
  if (level === 'competence') return count === 0 ? '' : confirmedSign;
  // Of a profile, the occupation.
  return initialsOf(name.split(' · ')[0] ?? '') || (isPlaceholder ? '?' : '');
}

export function GraphLegend({ graph }: { graph: HumanGraph }) {
  const { t } = useTranslation('humanGraph');
  const there = new Set(graph.drawn.map((node) => classOf(node).split(' ')[0]));
  return (
    <Stack direction="row" sx={{ mt: 1, flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5 }}>
      {(['profile', 'competence', 'unconfirmed', 'person', 'group'] as const)
        .filter((mark) => there.has(mark))
        .map((mark) => (
          <Stack key={mark} direction="row" sx={{ alignItems: 'center', gap: 0.75 }}>
            <Box component="svg" aria-hidden viewBox="-11 -11 22 22" sx={[nodeColors, { width: 22, height: 22 }]}>
              <g className={mark === 'person' ? 'person blue' : mark}>
                <circle r={9} className="disc" />
                {mark === 'competence' ? (
                  <text dy="0.36em" fontSize={15} className="sign">
                    {confirmedSign}
                  </text>
                ) : null}
              </g>
            </Box>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {t(`legend.${mark}`)}
            </Typography>
          </Stack>
        ))}
    </Stack>
  );
}

/** Colours by class: of lines, and of nodes by what they are. What tells something has at least 3 : 1 (1.4.11). */
export const nodeColors = ({ vars: { palette } }: Theme) => ({
  '& line': { stroke: palette.fieldEdge },
  '& line.strong': { stroke: palette.primary.main, strokeWidth: 2 },
  '& [data-node]': { cursor: 'pointer', outline: 'none' },
  '& text': { textAnchor: 'middle', fill: 'currentColor' },
  '& .sign': { fontWeight: 600 },
  '& .name': {
    fontSize: nameSize.letter,
    fill: palette.text.primary,
    stroke: palette.background.paper,
    strokeWidth: 4,
  },
  '& .target': { fill: 'transparent' },
  '& .halo, & .focus': { fill: 'none', strokeWidth: 2.5 },
  '& .halo': { stroke: palette.primary.main },
  '& :focus-visible .focus': { stroke: palette.text.primary },
  '& .disc': { fill: palette.background.paper, stroke: 'currentColor', strokeWidth: 1.5 },
  '& [data-node]:hover .disc': { strokeWidth: 3 },
  '& .profile': {
    color: palette.filled.text,
    '& .disc': { fill: palette.filled.main },
    '& .name': { fontWeight: 600 },
  },
  '& .competence': { color: palette.soft.success.text, '& .disc': { fill: palette.soft.success.ground } },
  '& .group': { color: palette.text.secondary, '& .name': { fontWeight: 600 } },
  '& .unconfirmed, & .placeholder': { color: palette.text.secondary, '& .disc': { strokeDasharray: '4 3' } },
  ...Object.fromEntries(
    Object.entries(palette.tint).map(([tint, { ground, text }]) => [
      `& .${tint}`,
      { color: text, '& .disc': { fill: ground } },
    ]),
  ),
  '& .me .disc': { stroke: palette.primary.main, strokeWidth: 3 },
  '@media (forced-colors: active)': {
    '& line, & .disc': { stroke: 'CanvasText' },
    '& .name': { fill: 'CanvasText', stroke: 'Canvas' },
    '& line.strong, & .halo, & :focus-visible .focus': { stroke: 'Highlight' },
  },
});
