import ZoomInIcon from '@mui/icons-material/ZoomInOutlined';
import FitIcon from '@mui/icons-material/FitScreenOutlined';
import ZoomOutIcon from '@mui/icons-material/ZoomOutOutlined';
import ResetIcon from '@mui/icons-material/RestartAltOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useLayoutEffect, useRef, useState, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Point } from '@/domain/graphLayout';
import type { HumanGraph } from '@/domain/humanGraph';
import { imageSource } from '@/domain/webAddress';
import { useAppSelector } from '@/store/hooks';
import { selectUserDetails } from '@/entities/user/userSlice';
import { IconTooltip } from '@/ui/basics/IconTooltip';
import { CanvasNetwork } from './CanvasNetwork';
import { DrawingSkeleton, drawingHeight } from './GraphSkeleton';
import { NodeButton } from './NodeButton';
import { SvgNetwork } from './SvgNetwork';
import { useDragging } from './useDragging';
import { useGraphPicture, type DrawnGraph } from './useGraphPicture';
import { useGraphView, type GraphView } from './useGraphView';
import { useNodeTexts } from './useNodeTexts';

/** More nodes than these are drawn as pixels. */
const maxVectorNodes = 300;
/** A press takes the nearest node within so many px. */
const reach = 22;

export interface GraphDrawingProps {
  graph: HumanGraph;
  selectedId: string;
  onSelect: (id: string) => void;
  onOpen: (id: string) => void;
  /** Escape. */
  onLeave: () => void;
}

/** Moved by dragging, zoomed by buttons, and walked by keys from one tab stop. */
export function GraphDrawing(props: GraphDrawingProps) {
  const { graph } = props;
  const isPortrait = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const drawn = useGraphPicture(graph, isPortrait ? 0.62 : isNarrow ? 1.2 : 1.55);
  return drawn ? (
    <Card sx={{ position: 'relative', height: drawingHeight }}>
      <Frame {...props} drawn={drawn} />
    </Card>
  ) : (
    <DrawingSkeleton />
  );
}

function Frame({ selectedId, onSelect, onOpen, onLeave, drawn }: GraphDrawingProps & { drawn: DrawnGraph }) {
  const { graph, picture } = drawn;
  const frame = useRef<HTMLDivElement>(null);
  const [hoveredId, setHoveredId] = useState<string | null>(null);
  const { nameOf, labelOf } = useNodeTexts(graph);
  const face = imageSource(useAppSelector(selectUserDetails)?.profile_picture?.url);
  const view = useGraphView(frame, picture);
  useLayoutEffect(() => {
    const index = graph.nodes.findIndex(({ id }) => id === selectedId);
    const point = picture.points[index];
    if (point) view.show(point);
  }, [graph, picture, selectedId, view]);
  const nodeAt = (at: Point) => nearestNode(drawn, view, at);
  const dragging = useDragging(frame, view, (at) => {
    const id = nodeAt(at);
    if (id) onSelect(id);
  });
  const hover = (event: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (box && event.pointerType === 'mouse' && event.buttons === 0) {
      setHoveredId(nodeAt({ x: event.clientX - box.left, y: event.clientY - box.top }));
    }
  };
  const network = { ...drawn, view, nameOf, hoveredId, face, selectedId };
  return (
    <>
      <Box
        ref={frame}
        {...dragging}
        onPointerMove={(event) => {
          dragging.onPointerMove(event);
          hover(event);
        }}
        sx={{
          position: 'absolute',
          inset: 0,
          overflow: 'hidden',
          touchAction: 'none',
          cursor: hoveredId ? 'pointer' : 'grab',
          '&:active': { cursor: 'grabbing' },
        }}
      >
        {graph.nodes.length > maxVectorNodes ? <CanvasNetwork {...network} /> : <SvgNetwork {...network} />}
        <NodeButton
          {...drawn}
          view={view}
          selectedId={selectedId}
          labelOf={labelOf}
          onSelect={onSelect}
          onOpen={onOpen}
          onLeave={onLeave}
        />
      </Box>
      <Zoom view={view} />
    </>
  );
}

function nearestNode({ graph, picture }: DrawnGraph, view: GraphView, at: Point): string | null {
  const { x, y, scale } = view.current();
  let nearest: { id: string; distance: number } | null = null;
  graph.nodes.forEach(({ id, level }, index) => {
    const point = picture.points[index] ?? { x: 0, y: 0 };
    const distance = Math.hypot(point.x * scale + x - at.x, point.y * scale + y - at.y) - picture.radii[level] * scale;
    const isNearest = distance < (nearest?.distance ?? Math.max(4, reach - picture.radii[level] * scale));
    if (isNearest) nearest = { id, distance };
  });
  return (nearest as { id: string } | null)?.id ?? null;
}

function Zoom({ view }: { view: GraphView }) {
  const { t } = useTranslation('humanGraph');
  const buttons = [
    { label: t('zoom.in'), Icon: ZoomInIcon, onClick: () => view.zoomBy(1.4) },
    { label: t('zoom.out'), Icon: ZoomOutIcon, onClick: () => view.zoomBy(1 / 1.4) },
    { label: t('zoom.fit'), Icon: FitIcon, onClick: () => view.fit() },
    { label: t('zoom.reset'), Icon: ResetIcon, onClick: () => view.reset() },
  ];
  return (
    <Stack role="group" aria-label={t('zoom.label')} sx={zoomButtons}>
      {buttons.map(({ label, Icon, onClick }) => (
        <IconTooltip key={label} title={label}>
          <IconButton aria-label={label} onClick={onClick}>
            <Icon />
          </IconButton>
        </IconTooltip>
      ))}
    </Stack>
  );
}

const zoomButtons = {
  position: 'absolute',
  insetInlineEnd: 8,
  flexDirection: { xs: 'row', md: 'column' },
  top: { md: 8 },
  bottom: { xs: 8, md: 'auto' },
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;
