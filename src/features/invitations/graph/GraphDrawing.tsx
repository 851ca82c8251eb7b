import { Box, Card, Skeleton } from '@mui/material';
import { useId, useLayoutEffect, useMemo, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { layoutGraph, type Point } from '@/domain/graphLayout';
import { drawnNode, nodeByKey, type HumanGraph } from '@/domain/humanGraph';
import { imageSource } from '@/domain/webAddress';
import { useAppSelector } from '@/store/hooks';
import { selectUserDetails } from '@/entities/user/userSlice';
import { VisuallyHidden } from '@/ui/basics/VisuallyHidden';
import { nodeColors, NodeView } from './NodeView';
import { useNodeTexts } from './useHumanGraph';

const minHeight = 'clamp(360px, calc(100vh - 250px), 560px)';
const maxHeight = 'max(480px, calc(100vh - 96px))';
const origin: Point = { x: 0, y: 0 };

interface GraphDrawingProps {
  graph: HumanGraph;
  selectedId: string;
  onSelect: (id: string) => void;
  onOpen: (id: string) => void;
  /** Escape. */
  onLeave: () => void;
}

/** As large as it has to be and scrolled natively. One tab stop: the arrow keys move the focus. */
export function GraphDrawing({ graph, selectedId, onSelect, onOpen, onLeave }: GraphDrawingProps) {
  const { t } = useTranslation('humanGraph');
  const keysId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const { labelOf, nameOf } = useNodeTexts(graph);
  const { places, box, arePeopleNamed } = useMemo(() => layoutGraph(graph.drawn), [graph]);
  const face = imageSource(useAppSelector(selectUserDetails)?.profile_picture?.url);
  const currentId = drawnNode(graph, selectedId)?.id;
  const elementOf = (id: string | undefined) =>
    [...(frame.current?.querySelectorAll<SVGGElement>('[data-node]') ?? [])].find(({ dataset }) => dataset.node === id);
  // Scrolls the frame to the current node, unless the focus is inside: then the browser does.
  useLayoutEffect(() => {
    const node = frame.current?.querySelector('[aria-current]');
    if (!frame.current || !node || frame.current.contains(document.activeElement)) return;
    const [inner, outer] = [node.getBoundingClientRect(), frame.current.getBoundingClientRect()];
    frame.current.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
    frame.current.scrollTop += inner.top + inner.height / 2 - outer.top - outer.height / 2;
  }, [currentId, places]);

  const walk = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onLeave();
    if (!currentId || event.ctrlKey || event.metaKey || event.altKey) return;
    const isPress = event.key === 'Enter' || event.key === ' ';
    const next = isPress ? currentId : nodeByKey(graph, currentId, event.key);
    if (next === null) return;
    event.preventDefault();
    if (isPress) onOpen(currentId);
    else onSelect(next);
    elementOf(next)?.focus();
  };
  const press = ({ target }: MouseEvent) => {
    const id = (target as Element).closest<SVGGElement>('[data-node]')?.dataset.node;
    if (id !== undefined) onOpen(id);
  };
  return (
    <Card ref={frame} sx={{ display: 'flex', overflow: 'auto', minHeight, maxHeight }}>
      <Box
        component="svg"
        // It takes the arrow keys, which screen readers would keep to themselves elsewhere.
        role="application"
        aria-label={t('drawing')}
        aria-describedby={keysId}
        viewBox={`${box.left} ${box.top} ${box.width} ${box.height}`}
        onKeyDown={walk}
        onClick={press}
        // Grows with the text size.
        sx={[nodeColors, { flex: 'none', m: 'auto', width: `${box.width / 16}rem`, height: `${box.height / 16}rem` }]}
      >
        {graph.drawn.flatMap((node) =>
          node.parents.map((parent) => {
            const isStrong = [node.id, parent].includes(currentId ?? '');
            if (!isStrong && !arePeopleNamed && parent !== node.primaryParentId) return null;
            const [from, to] = [places.get(parent) ?? origin, places.get(node.id) ?? origin];
            const className = isStrong ? 'strong' : undefined;
            return (
              <line key={`${parent} ${node.id}`} x1={from.x} y1={from.y} x2={to.x} y2={to.y} className={className} />
            );
          }),
        )}
        {graph.drawn.map((node) => (
          <NodeView
            key={node.id}
            node={node}
            place={places.get(node.id) ?? origin}
            name={nameOf(node)}
            label={labelOf(node)}
            isNamed={node.level !== 'me' && (node.level !== 'person' || arePeopleNamed)}
            isCurrent={node.id === currentId}
            face={node.level === 'me' ? face : undefined}
          />
        ))}
      </Box>
      <VisuallyHidden>
        <span id={keysId}>{t('keys')}</span>
      </VisuallyHidden>
    </Card>
  );
}

export function DrawingSkeleton() {
  return (
    <Card sx={{ display: 'grid', placeItems: 'center', minHeight }}>
      <Skeleton variant="circular" width={96} height={96} />
    </Card>
  );
}
