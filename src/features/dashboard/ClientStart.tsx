import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { SectionCard } from '@/ui/page/SectionCard';
import { HighlightCard } from './HighlightCard';
import { CentredDrawing } from './StepPicture';

interface ClientStartProps {
  mayOpen: (route: 'accessControl' | 'newProfile') => boolean;
}

const ways = ['message', 'expired', 'lost'] as const;

/** For people who confirm others and show nothing of their own: no call tells who has invited them (ux 4.10). */
export function ClientStart({ mayOpen }: ClientStartProps) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <HighlightCard aside={<CentredDrawing name="invitation" />}>
        <Typography variant="h2">{t('client.title')}</Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5, maxWidth: '56ch' }}>{t('client.text')}</Typography>
        <Box component="ul" sx={{ mt: 2, mb: 0, paddingInlineStart: 2.5, maxWidth: '56ch', '& li + li': { mt: 1 } }}>
          {ways.map((way) => (
            <li key={way}>{t(`client.way.${way}`)}</li>
          ))}
        </Box>
        {mayOpen('accessControl') ? (
          <Button
            component={RouterLink}
            to={href('accessControl')}
            sx={(theme) => ({ ...theme.mixins.textButtonAtEdge, alignSelf: 'flex-start', mt: 1 })}
          >
            {t('client.accessControl')}
          </Button>
        ) : null}
      </HighlightCard>
      {mayOpen('newProfile') ? (
        <SectionCard id="ownProfile" title={t('client.own.title')}>
          <Typography sx={{ color: 'text.secondary', mb: 2, maxWidth: '64ch' }}>{t('client.own.text')}</Typography>
          <Button variant="outlined" component={RouterLink} to={href('newProfile')}>
            {t('client.newProfile')}
          </Button>
        </SectionCard>
      ) : null}
    </>
  );
}
