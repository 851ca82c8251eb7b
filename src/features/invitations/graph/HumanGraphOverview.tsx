import { Alert, Box, Button, Link, Stack, type Theme, Typography, useMediaQuery } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invitation } from '@/api/endpoints/endorsements';
import type { ProfileListItem } from '@/api/endpoints/profiles';
import { useCompetences } from '@/entities/profile/useProfile';
import { SegmentedControl } from '@/ui/basics/SegmentedControl';
import { CardListSkeleton } from '@/ui/feedback/ListSkeleton';
import { StatusView } from '@/ui/feedback/StatusView';
import { useProfileLanguage } from '@/ui/text/useLanguage';
import { NoPublishedProfile } from '../NoPublishedProfile';
import type { Invitations } from '../useInvitations';
import { DrawingSkeleton, GraphDrawing } from './GraphDrawing';
import { GraphTables } from './GraphTables';
import { GraphLegend } from './NodeView';
import { useGraphProfiles, useHumanGraph, useNodeTexts } from './useHumanGraph';
import { useSelectedNode, useSelectedView } from './useSelectedNode';
import { type GraphNode, type HumanGraph, peopleBelow } from '@/domain/humanGraph';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { DrawerFoot } from '@/ui/basics/DrawerFoot';
import { PersonAvatar } from '@/ui/basics/PersonAvatar';
import { SideDrawer } from '@/ui/basics/SideDrawer';
import { LongList } from '@/ui/list/VirtualList';

const useIsNarrow = () => useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });

export function HumanGraphOverview({ page }: { page: Invitations }) {
  const { t } = useTranslation('endorsements');
  const own = useGraphProfiles();
  const isNarrow = useIsNarrow();
  const reads = [page.request, own.request];
  const request =
    reads.find(({ status }) => status === 'failed') ??
    reads.find(({ settledAt }) => settledAt === null) ??
    page.unsettled;
  // The graph needs the complete lists.
  const hasAll = page.isSettled && own.isRead && reads.every(({ settledAt }) => settledAt !== null);
  const isKnown = hasAll && request.status !== 'failed';
  return (
    <>
      {own.profiles.map((profile) => (
        <CompetenceRead key={profile.id} profile={profile} />
      ))}
      <StatusView
        request={isKnown || request.status === 'failed' ? request : { ...request, status: 'loading' }}
        hasContent={isKnown || (request.status === 'failed' && own.profiles.length > 0 && page.all.length > 0)}
        skeleton={isNarrow ? <CardListSkeleton rows={6} height={56} /> : <DrawingSkeleton />}
        onRetry={() => {
          page.reload();
          own.reload();
        }}
      >
        {own.profiles.length === 0 ? (
          <NoPublishedProfile />
        ) : (
          <Stack sx={{ gap: 3 }}>
            {page.isNoExpert ? <Alert severity="info">{t('notExpert')}</Alert> : null}
            <GraphViews
              invitations={page.present}
              onInvitation={(id) => page.onPanel({ type: 'detail', id })}
              onInvite={page.hasNoProfile || page.isExpert === false ? null : page.invite}
            />
          </Stack>
        )}
      </StatusView>
    </>
  );
}

/** Loads a profile's further competences, named in the language of the profile. */
function CompetenceRead({ profile }: { profile: ProfileListItem }) {
  useCompetences(profile.id, useProfileLanguage(profile));
  return null;
}

interface GraphViewsProps {
  invitations: readonly Invitation[];
  onInvitation: (id: string) => void;
  /** Null where nobody can be invited. */
  onInvite: (() => void) | null;
}

/** Two views of one selection; a phone shows one of them at a time. */
function GraphViews({ invitations, onInvitation, onInvite }: GraphViewsProps) {
  const { t } = useTranslation('humanGraph');
  const graph = useHumanGraph(invitations);
  const { selectedId, select } = useSelectedNode(graph);
  const isNarrow = useIsNarrow();
  const { view, setView } = useSelectedView();
  const [openId, setOpenId] = useState<string | null>(null);
  const tables = useRef<HTMLDivElement>(null);
  /** From the drawing to the chosen row. */
  const [isLeaving, setIsLeaving] = useState(false);
  const open = (id: string) => {
    const node = graph.byId.get(id);
    if (!node) return;
    select(id);
    setOpenId(node.invitationId === null && !node.isPlaceholder ? id : null);
    if (node.invitationId !== null) onInvitation(node.invitationId);
    else if (node.isPlaceholder) onInvite?.();
  };
  useEffect(() => {
    if (!isLeaving || !tables.current) return;
    const row = tables.current.querySelector<HTMLElement>('[aria-current] button');
    (row ?? tables.current.querySelector<HTMLElement>('h2'))?.focus();
    setIsLeaving(false);
  }, [isLeaving, view]);
  const opened = openId === null ? undefined : graph.byId.get(openId);
  return (
    <Stack sx={{ gap: { xs: 2, md: 4 } }}>
      {isNarrow ? (
        <SegmentedControl
          label={t('view.label')}
          isLabelHidden
          value={view}
          options={(['table', 'graph'] as const).map((value) => ({ value, label: t(`view.${value}`) }))}
          onChange={setView}
        />
      ) : null}
      {!isNarrow || view === 'graph' ? (
        <Box component="section" aria-label={t('drawing')}>
          <GraphDrawing
            graph={graph}
            selectedId={selectedId}
            onSelect={select}
            onOpen={open}
            onLeave={() => {
              setView('table');
              setIsLeaving(true);
            }}
          />
          <GraphLegend graph={graph} />
        </Box>
      ) : null}
      {!isNarrow || view === 'table' ? (
        <GraphTables graph={graph} selectedId={selectedId} onSelect={select} onOpen={open} box={tables} />
      ) : null}
      {opened ? <NodeDetails graph={graph} node={opened} onOpen={open} onClose={() => setOpenId(null)} /> : null}
    </Stack>
  );
}

interface NodeDetailsProps {
  graph: HumanGraph;
  node: GraphNode;
  onOpen: (id: string) => void;
  onClose: () => void;
}

function NodeDetails({ graph, node, onOpen, onClose }: NodeDetailsProps) {
  const { t } = useTranslation('humanGraph');
  const { nameOf, textOf } = useNodeTexts(graph);
  const people = peopleBelow(graph, node.id);
  // Of a group, what its people confirmed.
  const about = (node.level === 'group' && graph.byId.get(node.primaryParentId ?? '')) || node;
  // The list says who.
  const areAllListed = people.length > 0 && node.level !== 'profile' && people.length === node.count;
  const profile = graph.byId.get(`profile-${about.profileId ?? ''}`);
  const title = t('people.title', { count: people.length });
  return (
    <SideDrawer open title={nameOf(about)} onClose={onClose}>
      <Typography sx={{ color: 'text.secondary' }}>
        {t(`level.${about.level}`)}
        {about.level === 'competence' && profile ? ` · ${nameOf(profile)}` : ''}
      </Typography>
      <Typography>{areAllListed ? title : textOf(node)}</Typography>
      {people.length > 0 ? (
        <LongList items={people} keyOf={({ id }) => id} estimatedHeight={56} gap={0} label={title}>
          {(person) => (
            <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, minHeight: 56 }}>
              <PersonAvatar id="" name={person.name} size={4} />
              <Link component="button" type="button" onClick={() => onOpen(person.id)} sx={{ minHeight: 44 }}>
                {person.name}
              </Link>
            </Stack>
          )}
        </LongList>
      ) : null}
      <DrawerFoot>
        {about.profileId === null ? null : (
          <Button variant="outlined" component={RouterLink} to={href('profile', { profileId: about.profileId })}>
            {t('toProfile')}
          </Button>
        )}
      </DrawerFoot>
    </SideDrawer>
  );
}
