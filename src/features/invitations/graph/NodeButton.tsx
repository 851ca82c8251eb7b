import ButtonBase from '@mui/material/ButtonBase';
import Box from '@mui/material/Box';
import { useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { nodeByKey, type GraphNode } from '@/domain/humanGraph';
import { visuallyHidden } from '@/ui/basics/VisuallyHidden';
import type { DrawnGraph } from './useGraphPicture';
import type { GraphView } from './useGraphView';

interface NodeButtonProps extends DrawnGraph {
  view: GraphView;
  selectedId: string;
  labelOf: (node: GraphNode) => string;
  onSelect: (id: string) => void;
  onOpen: (id: string) => void;
  onLeave: () => void;
}

/** Touch target, px, whatever is drawn below it. */
const minSize = 44;
/** Distance of the focus ring from a node, in the drawing: the selection ring is inside. */
const ring = 7;

/** The drawing's only tab stop. A key mounts a new button for another node and focuses it, so that it is read. */
export function NodeButton({ graph, picture, view, selectedId, labelOf, onSelect, onOpen, onLeave }: NodeButtonProps) {
  const { t } = useTranslation('humanGraph');
  const keysId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const takesFocus = useRef(false);
  const node = graph.byId.get(selectedId) ?? graph.nodes[0];
  const point = node && picture.points[graph.nodes.indexOf(node)];

  useLayoutEffect(() => {
    if (!point || !node) return undefined;
    return view.subscribe(({ x, y, scale }) => {
      const { style } = button.current ?? {};
      if (!style) return;
      const size = Math.max(minSize, 2 * picture.radii[node.level] * scale + 12);
      // Around what is drawn, however large the button is.
      style.outlineOffset = `${(picture.radii[node.level] + ring) * scale - size / 2}px`;
      style.width = `${size}px`;
      style.height = `${size}px`;
      style.transform = `translate(${point.x * scale + x - size / 2}px, ${point.y * scale + y - size / 2}px)`;
    });
  }, [node, picture, point, view]);

  useLayoutEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    button.current?.focus({ preventScroll: true });
  }, [selectedId]);

  const walk = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      onLeave();
      return;
    }
    const next =
      node && !event.ctrlKey && !event.metaKey && !event.altKey ? nodeByKey(graph, node.id, event.key) : null;
    if (next === null || next === undefined) return;
    event.preventDefault();
    if (next === node?.id) return;
    takesFocus.current = true;
    onSelect(next);
  };

  if (!node) return null;
  return (
    // It takes the arrow keys, which screen readers would keep to themselves elsewhere.
    <Box role="application" aria-label={t('drawing')} aria-describedby={keysId}>
      <ButtonBase
        key={node.id}
        ref={button}
        disableRipple
        aria-label={labelOf(node)}
        aria-haspopup="dialog"
        onKeyDown={walk}
        onFocus={() => {
          if (point) view.show(point);
        }}
        onClick={() => onOpen(node.id)}
        sx={{ position: 'absolute', top: 0, left: 0, borderRadius: '50%' }}
      />
      <Box component="span" id={keysId} sx={visuallyHidden}>
        {t('keys')}
      </Box>
    </Box>
  );
}
