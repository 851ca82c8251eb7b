import { Button, Link, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { peopleBelow, type GraphNode, type HumanGraph } from '@/domain/humanGraph';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { DrawerFoot } from '@/ui/basics/DrawerFoot';
import { PersonAvatar } from '@/ui/basics/PersonAvatar';
import { SideDrawer } from '@/ui/basics/SideDrawer';
import { LongList } from '@/ui/list/VirtualList';
import { useNodeTexts } from './useHumanGraph';

interface NodeDetailsProps {
  graph: HumanGraph;
  node: GraphNode;
  onOpen: (id: string) => void;
  onClose: () => void;
}

export function NodeDetails({ graph, node, onOpen, onClose }: NodeDetailsProps) {
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
