import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { nodesOf, peopleBelow, type GraphNode, type HumanGraph } from '@/domain/humanGraph';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { DrawerFoot } from '@/ui/basics/DrawerFoot';
import { PersonAvatar } from '@/ui/basics/PersonAvatar';
import { SideDrawer } from '@/ui/basics/SideDrawer';
import { LongList } from '@/ui/list/VirtualList';
import { useNodeTexts } from './useNodeTexts';

interface NodeDetailsProps {
  graph: HumanGraph;
  node: GraphNode;
  onOpen: (id: string) => void;
  onClose: () => void;
}

export function NodeDetails({ graph, node, onOpen, onClose }: NodeDetailsProps) {
  const { t } = useTranslation('humanGraph');
  const { nameOf, textOf } = useNodeTexts(graph);
  const below = peopleBelow(graph, node.id);
  const people = nodesOf(graph, 'person').filter(({ id, isExpected }) => below.has(id) && !isExpected);
  // The list says who.
  const areAllListed = people.length > 0 && node.level === 'competence' && people.length === node.count;
  const profile = graph.byId.get(`profile-${node.profileId ?? ''}`);
  return (
    <SideDrawer open title={nameOf(node)} onClose={onClose}>
      <Typography sx={{ color: 'text.secondary' }}>
        {t(`level.${node.level}`)}
        {node.level === 'competence' && profile ? ` · ${nameOf(profile)}` : ''}
      </Typography>
      <Typography>{areAllListed ? t('people.title', { count: people.length }) : textOf(node)}</Typography>
      {people.length > 0 ? (
        <LongList
          items={people}
          keyOf={({ id }) => id}
          estimatedHeight={56}
          gap={0}
          label={t('people.title', { count: people.length })}
        >
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
        {node.profileId === null ? null : (
          <Button variant="outlined" component={RouterLink} to={href('profile', { profileId: node.profileId })}>
            {t('toProfile')}
          </Button>
        )}
      </DrawerFoot>
    </SideDrawer>
  );
}
