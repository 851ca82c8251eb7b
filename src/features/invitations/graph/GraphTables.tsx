import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { nodesOf, peopleBelow, middleId, type GraphNode, type HumanGraph } from '@/domain/humanGraph';
import { PageSteps } from '@/ui/list/PageSteps';
import { currentPage } from '@/ui/list/paging';
import { PersonAvatar } from '@/ui/basics/PersonAvatar';
import { littleRoom } from '@/ui/basics/stickyBar';
import { useNodeTexts } from './useNodeTexts';

const rowsPerPage = 25;

interface GraphTablesProps {
  graph: HumanGraph;
  selectedId: string;
  onSelect: (id: string) => void;
  onOpen: (id: string) => void;
  /** Holds both tables; a row's button has the id of its node. */
  box: RefObject<HTMLDivElement | null>;
}

export const GraphTables = memo(({ box, ...props }: GraphTablesProps) => {
  return (
    <Stack ref={box} sx={{ gap: 4 }}>
      <CompetenceTable {...props} />
      <PeopleTable {...props} />
    </Stack>
  );
});

type TableProps = Omit<GraphTablesProps, 'box'>;

const headingId = { competences: 'graph-competences', people: 'graph-people' } as const;

const profileOf = (graph: HumanGraph, { profileId }: GraphNode) => graph.byId.get(`profile-${profileId ?? ''}`);

function CompetenceTable({ graph, selectedId, onOpen }: TableProps) {
  const { t } = useTranslation('humanGraph');
  const { nameOf, textOf } = useNodeTexts(graph);
  const competences = nodesOf(graph, 'competence');
  const hasProfiles = nodesOf(graph, 'profile').length > 1;
  if (competences.length === 0) return null;
  const columns = [
    { name: t('column.competence') },
    ...(hasProfiles ? [{ name: t('column.profile'), className: 'profile' }] : []),
    { name: t('column.confirmations') },
  ];
  return (
    <TableSection
      title={t('competences.title', { count: competences.length })}
      id={headingId.competences}
      columns={columns}
    >
      {competences.map((node) => {
        const profile = profileOf(graph, node);
        return (
          <Row key={node.id} isSelected={node.id === selectedId}>
            <HeadCell>
              <NameButton node={node} name={nameOf(node)} onOpen={onOpen} />
              {profile && hasProfiles ? (
                <Typography variant="caption" component="p" sx={{ display: { sm: 'none' }, color: 'text.secondary' }}>
                  {nameOf(profile)}
                </Typography>
              ) : null}
            </HeadCell>
            {hasProfiles ? <td className="profile">{profile ? nameOf(profile) : ''}</td> : null}
            <td>{textOf(node)}</td>
          </Row>
        );
      })}
    </TableSection>
  );
}

/** People below the chosen node, or the page with the chosen person. */
function PeopleTable({ graph, selectedId, onSelect, onOpen }: TableProps) {
  const { t } = useTranslation(['humanGraph', 'lists']);
  const { nameOf, confirmedBy } = useNodeTexts(graph);
  const selected = graph.byId.get(selectedId);
  const isFiltered = selected?.level === 'profile' || selected?.level === 'competence';
  const below = isFiltered ? peopleBelow(graph, selectedId) : null;
  const people = nodesOf(graph, 'person').filter(({ id, isExpected }) => !isExpected && (below?.has(id) ?? true));
  const [chosen, setChosen] = useState({ page: 1, selectedId });
  const index = people.findIndex(({ id }) => id === selectedId);
  const wanted = chosen.selectedId === selectedId ? chosen.page : Math.floor(Math.max(0, index) / rowsPerPage) + 1;
  const { items: shown, start, page, pageCount } = currentPage(people, rowsPerPage, wanted);
  if (people.length === 0 && !isFiltered) return null;
  return (
    <TableSection
      title={t('people.title', { count: people.length })}
      id={headingId.people}
      columns={[{ name: t('column.person') }, { name: t('column.confirmed') }]}
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
              {t('lists:paging.position', { first: start + 1, last: start + shown.length, count: people.length })}
            </Typography>
            <PageSteps page={page} pageCount={pageCount} onPage={(next) => setChosen({ page: next, selectedId })} />
          </Stack>
        ) : null
      }
    >
      {shown.map((node) => (
        <Row key={node.id} isSelected={node.id === selectedId}>
          <HeadCell>
            <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
              <Box sx={{ [littleRoom]: { display: 'none' } }}>
                <PersonAvatar id="" name={node.name} size={4} />
              </Box>
              <NameButton node={node} name={nameOf(node)} onOpen={onOpen} />
            </Stack>
          </HeadCell>
          <td>{confirmedBy(node)}</td>
        </Row>
      ))}
    </TableSection>
  );
}

interface TableSectionProps {
  id: string;
  title: string;
  text?: ReactNode;
  columns: readonly { name: string; className?: string }[];
  foot?: ReactNode;
  children: ReactNode;
}

function TableSection({ id, title, text, columns, foot, children }: TableSectionProps) {
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="h2" id={id} tabIndex={-1} sx={{ outline: 'none' }}>
        {title}
      </Typography>
      {text ? (
        <Typography component="div" sx={{ color: 'text.secondary' }}>
          {text}
        </Typography>
      ) : null}
      <Card sx={{ mt: 1.5 }}>
        <Box component="table" aria-labelledby={id} sx={table}>
          <thead>
            <tr>
              {columns.map(({ name, className }) => (
                <th key={name} scope="col" className={className}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </Box>
        {foot}
      </Card>
    </Box>
  );
}

function Row({ isSelected, children }: { isSelected: boolean; children: ReactNode }) {
  return <tr aria-current={isSelected ? 'true' : undefined}>{children}</tr>;
}

function HeadCell({ children }: { children: ReactNode }) {
  return <th scope="row">{children}</th>;
}

function NameButton({ node, name, onOpen }: { node: GraphNode; name: string; onOpen: (id: string) => void }) {
  return (
    <Link
      component="button"
      type="button"
      data-node={node.id}
      color="inherit"
      underline="hover"
      onClick={() => onOpen(node.id)}
      sx={nameButton}
    >
      {name}
    </Link>
  );
}

const nameButton = {
  textAlign: 'start',
  font: 'inherit',
  minHeight: { xs: 44, md: 40 },
  overflowWrap: 'anywhere',
} as const;

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
  '& thead th': { ...theme.typography.caption, color: 'text.secondary', py: 1.5 },
  '& tbody th': { fontWeight: 600 },
  // A phone has it below the name.
  '& .profile': { display: { xs: 'none', sm: 'table-cell' } },
  '& tbody td': { ...theme.typography.body2, color: 'text.secondary' },
  '& tbody tr': { borderTop: 1, borderColor: 'divider', height: 56 },
  '& tbody tr:hover': { bgcolor: 'action.hover' },
  '& tbody tr[aria-current]': { bgcolor: 'soft.primary.ground' },
});
