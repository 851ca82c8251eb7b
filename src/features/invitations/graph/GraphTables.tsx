import { Box, Button, Card, Link, Stack, type Theme, Typography } from '@mui/material';
import { useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { nodesOf, peopleBelow, middleId, type GraphNode, type HumanGraph } from '@/domain/humanGraph';
import { PageSteps } from '@/ui/list/PageSteps';
import { currentPage } from '@/ui/list/paging';
import { PersonAvatar } from '@/ui/basics/PersonAvatar';
import { littleRoom } from '@/ui/basics/stickyBar';
import { useNodeTexts } from './useHumanGraph';

const rowsPerPage = 25;

interface TablesProps {
  graph: HumanGraph;
  selectedId: string;
  onSelect: (id: string) => void;
  onOpen: (id: string) => void;
}

export function GraphTables({ box, ...props }: TablesProps & { box: RefObject<HTMLDivElement | null> }) {
  const selected = props.graph.byId.get(props.selectedId);
  // A group is in no table: what its people confirmed is.
  const selectedId = (selected?.level === 'group' && selected.primaryParentId) || props.selectedId;
  return (
    <Stack ref={box} sx={{ gap: 4 }}>
      <CompetenceTable {...props} selectedId={selectedId} />
      <PeopleTable {...props} selectedId={selectedId} />
    </Stack>
  );
}

function CompetenceTable({ graph, selectedId, onOpen }: TablesProps) {
  const { t } = useTranslation('humanGraph');
  const { verifiersOf } = useNodeTexts(graph);
  const competences = nodesOf(graph.nodes, 'competence');
  if (competences.length === 0) return null;
  const hasProfiles = nodesOf(graph.nodes, 'profile').length > 1;
  return (
    <NodeTable
      id="graph-competences"
      title={t('competences.title', { count: competences.length })}
      columns={[t('column.competence'), t('column.confirmations')]}
      rows={competences.map((node) => {
        const profile = hasProfiles ? graph.byId.get(node.primaryParentId ?? '')?.name : '';
        return { node, profile, text: verifiersOf(node) };
      })}
      selectedId={selectedId}
      onOpen={onOpen}
    />
  );
}

/** People below the chosen node, or the page with the chosen person. */
function PeopleTable({ graph, selectedId, onSelect, onOpen }: TablesProps) {
  const { t } = useTranslation(['humanGraph', 'lists']);
  const { nameOf, confirmedBy } = useNodeTexts(graph);
  const selected = graph.byId.get(selectedId);
  const isFiltered = selected?.level === 'profile' || selected?.level === 'competence';
  const people = peopleBelow(graph, isFiltered ? selectedId : middleId);
  const [chosen, setChosen] = useState({ page: 1, selectedId });
  const index = people.findIndex(({ id }) => id === selectedId);
  const wanted = chosen.selectedId === selectedId ? chosen.page : Math.floor(Math.max(0, index) / rowsPerPage) + 1;
  const { items: visible, start, page, pageCount } = currentPage(people, rowsPerPage, wanted);
  if (people.length === 0 && !isFiltered) return null;
  return (
    <NodeTable
      id="graph-people"
      title={t('people.title', { count: people.length })}
      columns={[t('column.person'), t('column.confirmed')]}
      rows={visible.map((node) => ({ node, text: confirmedBy(node) }))}
      selectedId={selectedId}
      onOpen={onOpen}
      text={
        isFiltered ? (
          <>
            {t('people.of', { name: nameOf(selected) })}{' '}
            <Button onClick={() => onSelect(middleId)}>{t('people.all')}</Button>
          </>
        ) : null
      }
      foot={
        pageCount > 1 ? (
          <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'flex-end', gap: 1, p: 1 }}>
            <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
              {t('lists:paging.position', { first: start + 1, last: start + visible.length, count: people.length })}
            </Typography>
            <PageSteps page={page} pageCount={pageCount} onPage={(next) => setChosen({ page: next, selectedId })} />
          </Stack>
        ) : null
      }
    />
  );
}

interface NodeTableProps {
  id: string;
  title: string;
  columns: readonly string[];
  rows: readonly { node: GraphNode; profile?: string | undefined; text: string }[];
  selectedId: string;
  onOpen: (id: string) => void;
  text?: ReactNode;
  foot?: ReactNode;
}

function NodeTable({ id, title, columns, rows, selectedId, onOpen, text, foot }: NodeTableProps) {
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="h2" id={id} tabIndex={-1} sx={{ outline: 'none' }}>
        {title}
      </Typography>
      <Box sx={{ color: 'text.secondary' }}>{text}</Box>
      <Card sx={{ mt: 1.5 }}>
        <Box component="table" aria-labelledby={id} sx={table}>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ node, profile, text: words }) => (
              <tr key={node.id} aria-current={node.id === selectedId ? 'true' : undefined}>
                <th scope="row">
                  <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
                    {node.level === 'person' ? (
                      <Box sx={{ [littleRoom]: { display: 'none' } }}>
                        <PersonAvatar id="" name={node.name} size={4} />
                      </Box>
                    ) : null}
                    <div>
                      <Link component="button" color="inherit" underline="hover" onClick={() => onOpen(node.id)}>
                        {node.name}
                      </Link>
                      {profile ? (
                        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                          {profile}
                        </Typography>
                      ) : null}
                    </div>
                  </Stack>
                </th>
                <td>{words}</td>
              </tr>
            ))}
          </tbody>
        </Box>
        {foot}
      </Card>
    </Box>
  );
}

const table = (theme: Theme) => ({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th, & td': {
    px: { xs: 1.5, sm: 3 },
    py: 0.75,
    textAlign: 'start',
    verticalAlign: 'middle',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
  '& th button': { textAlign: 'start', font: 'inherit', minHeight: { xs: 44, md: 40 } },
  '& thead th': { ...theme.typography.caption, color: 'text.secondary', py: 1.5 },
  '& tbody th': { fontWeight: 600 },
  '& tbody td': { ...theme.typography.body2, color: 'text.secondary' },
  '& tbody tr': { borderTop: 1, borderColor: 'divider', height: 56 },
  '& tbody tr:hover': { bgcolor: 'action.hover' },
  '& tbody tr[aria-current]': { bgcolor: 'soft.primary.ground' },
});
