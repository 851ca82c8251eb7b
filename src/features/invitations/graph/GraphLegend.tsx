import CheckIcon from '@mui/icons-material/CheckOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { nodesOf, type HumanGraph } from '@/domain/humanGraph';

export function GraphLegend({ graph }: { graph: HumanGraph }) {
  const { t } = useTranslation('humanGraph');
  const competences = nodesOf(graph, 'competence');
  const people = nodesOf(graph, 'person').filter(({ isExpected }) => !isExpected);
  const items = [
    { name: 'profile', isThere: nodesOf(graph, 'profile').length > 0, sx: { bgcolor: 'filled.main' }, Icon: null },
    {
      name: 'confirmed',
      isThere: competences.some(({ count }) => count !== 0),
      sx: { bgcolor: 'soft.success.ground', color: 'soft.success.text', border: 1.5, borderColor: 'soft.success.text' },
      Icon: CheckIcon,
    },
    {
      name: 'unconfirmed',
      isThere: competences.some(({ count }) => count === 0),
      sx: { border: '1.5px dashed', borderColor: 'fieldEdge', bgcolor: 'background.paper' },
      Icon: null,
    },
    {
      name: 'person',
      isThere: people.length > 0,
      sx: { bgcolor: 'tint.blue.ground', color: 'tint.blue.text' },
      Icon: PersonIcon,
    },
  ] as const;
  return (
    <Stack direction="row" sx={{ mt: 1, flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5, alignItems: 'center' }}>
      {items
        .filter(({ isThere }) => isThere)
        .map(({ name, sx, Icon }) => (
          <Typography
            key={name}
            variant="caption"
            sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: 'text.secondary' }}
          >
            <Box component="span" aria-hidden sx={{ ...circle, ...sx }}>
              {Icon ? <Icon sx={{ fontSize: 14 }} /> : null}
            </Box>
            {t(`legend.${name}`)}
          </Typography>
        ))}
      <Typography
        variant="caption"
        sx={{ color: 'text.secondary', display: { xs: 'none', md: 'block' }, marginInlineStart: 'auto' }}
      >
        {t('zoom.help')}
      </Typography>
    </Stack>
  );
}

const circle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 18,
  height: 18,
  borderRadius: '50%',
} as const;
