import GoIcon from '@mui/icons-material/ChevronRightOutlined';
import { Card, List, ListItem, ListItemButton, ListItemText, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { cardEdge, dividedRows } from '@/ui/list/ListCard';
import { HeroCard } from './HeroCard';

const rows = ['newProfile', 'accessControl'] as const;

/** For people who confirm others and show nothing of their own: no call tells who has invited them (ux 4.10). */
export function ClientHome({ mayOpen }: { mayOpen: (route: (typeof rows)[number]) => boolean }) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <HeroCard>
        <Typography variant="h2">{t('client.title')}</Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5, maxWidth: '64ch' }}>{t('client.text')}</Typography>
      </HeroCard>
      <Card>
        <List disablePadding sx={[dividedRows, { '& > li:first-of-type': { borderTop: 0 } }]}>
          {rows.filter(mayOpen).map((row) => (
            <ListItem key={row} disablePadding>
              <ListItemButton component={RouterLink} to={href(row)} sx={{ ...cardEdge, minHeight: 56 }}>
                <ListItemText primary={t(`client.${row}`)} />
                <GoIcon aria-hidden sx={{ color: 'text.secondary', '[dir="rtl"] &': { transform: 'scaleX(-1)' } }} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Card>
    </>
  );
}
