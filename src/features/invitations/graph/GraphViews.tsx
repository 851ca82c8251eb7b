import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useCallback, useDeferredValue, useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invitation } from '@/api/endpoints/endorsements';
import type { GraphNode, HumanGraph } from '@/domain/humanGraph';
import { useSearchParams } from '@/routes/navigation';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import { SegmentedControl } from '@/ui/basics/SegmentedControl';
import { GraphLegend } from './GraphLegend';
import { DrawingSkeleton } from './GraphSkeleton';
import { GraphTables } from './GraphTables';
import { NodeDetails } from './NodeDetails';
import { useHumanGraph } from './useHumanGraph';
import { useNodeTexts } from './useNodeTexts';
import { useSelectedNode } from './useSelectedNode';

const GraphDrawing = lazyComponent(() => import('./GraphDrawing'), 'GraphDrawing');

interface GraphViewsProps {
  invitations: readonly Invitation[];
  onInvitation: (id: string) => void;
  /** Null where nobody can be invited. */
  onInvite: (() => void) | null;
}

/** Two views of one selection; a phone shows one of them at a time. */
export function GraphViews({ invitations, onInvitation, onInvite }: GraphViewsProps) {
  const { t } = useTranslation('humanGraph');
  const graph = useHumanGraph(invitations);
  const { selectedId, select } = useSelectedNode(graph);
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const { view, setView } = useChosenView();
  const [openId, setOpenId] = useState<string | null>(null);
  const tables = useRef<HTMLDivElement>(null);
  const open = useCallback(
    (id: string) => {
      const node = graph.byId.get(id);
      if (!node) return;
      select(id);
      setOpenId(node.invitationId === null && !node.isExpected ? id : null);
      if (node.invitationId !== null) onInvitation(node.invitationId);
      else if (node.isExpected) onInvite?.();
    },
    [graph, onInvitation, onInvite, select],
  );
  // The tables follow when there is time: a key that is held down waits for the drawing alone.
  const inTables = useDeferredValue(selectedId);
  const toTable = useFocusInTable(tables, inTables);
  const selected = graph.byId.get(selectedId);
  const opened = openId === null ? undefined : graph.byId.get(openId);
  return (
    <Stack sx={{ gap: { xs: 2, md: 4 } }}>
      {isNarrow ? (
        <SegmentedControl
          label={t('view.label')}
          isLabelHidden
          value={view}
          options={[
            { value: 'table', label: t('view.table') },
            { value: 'graph', label: t('view.graph') },
          ]}
          onChange={setView}
        />
      ) : null}
      {!isNarrow || view === 'graph' ? (
        <Box component="section" aria-label={t('drawing')}>
          <Suspense fallback={<DrawingSkeleton />}>
            <GraphDrawing
              graph={graph}
              selectedId={selectedId}
              onSelect={select}
              onOpen={open}
              onLeave={() => {
                setView('table');
                toTable();
              }}
            />
          </Suspense>
          <GraphLegend graph={graph} />
          {selected ? <Selection graph={graph} node={selected} onOpen={open} onInvite={onInvite} /> : null}
        </Box>
      ) : null}
      {!isNarrow || view === 'table' ? (
        <GraphTables graph={graph} selectedId={inTables} onSelect={select} onOpen={open} box={tables} />
      ) : null}
      {opened ? <NodeDetails graph={graph} node={opened} onOpen={open} onClose={() => setOpenId(null)} /> : null}
    </Stack>
  );
}

type ViewName = 'table' | 'graph';

/** Which view a phone shows, kept in the address; the table first. */
function useChosenView() {
  const [query, setQuery] = useSearchParams();
  const setView = (view: ViewName) => {
    const withView = (before: URLSearchParams) => {
      if (view === 'table') before.delete('view');
      else before.set('view', view);
      return before;
    };
    if ((query.get('view') === 'graph') !== (view === 'graph')) {
      setQuery(withView, { replace: true, preventScrollReset: true });
    }
  };
  return { view: query.get('view') === 'graph' ? ('graph' as const) : ('table' as const), setView };
}

/** Returns a function that focuses the chosen row once the tables show it, else the first heading. */
function useFocusInTable(tables: RefObject<HTMLDivElement | null>, selectedId: string) {
  const [wanted, setWanted] = useState(0);
  // Never before the chosen row, which is deferred too.
  const asked = useDeferredValue(wanted);
  const chosen = useRef(selectedId);
  useEffect(() => {
    chosen.current = selectedId;
  });
  useEffect(() => {
    if (asked === 0) return;
    const buttons = [...(tables.current?.querySelectorAll<HTMLElement>('[data-node]') ?? [])];
    const row = buttons.find(({ dataset }) => dataset['node'] === chosen.current);
    (row ?? tables.current?.querySelector<HTMLElement>('h2'))?.focus();
  }, [asked, tables]);
  return () => setWanted((before) => before + 1);
}

interface SelectionProps {
  graph: HumanGraph;
  node: GraphNode;
  onOpen: (id: string) => void;
  onInvite: (() => void) | null;
}

function Selection({ graph, node, onOpen, onInvite }: SelectionProps) {
  const { t } = useTranslation(['humanGraph', 'endorsements']);
  const { nameOf, textOf } = useNodeTexts(graph);
  const isNobody = node.isExpected && node.invitationId === null;
  return (
    <Stack
      direction="row"
      sx={{ mt: 2, gap: 2, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {nameOf(node)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[t(`level.${node.level}`), textOf(node)].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      {isNobody ? (
        onInvite && (
          <Button variant="outlined" onClick={onInvite}>
            {t('endorsements:create.title')}
          </Button>
        )
      ) : (
        <Button variant="outlined" onClick={() => onOpen(node.id)}>
          {t('open')}
        </Button>
      )}
    </Stack>
  );
}
