import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { HighlightCard, highlightActions } from './HighlightCard';
import { CentredDrawing } from './StepPicture';

interface ClientStartProps {
  /** What this person may do, by its page. */
  mayOpen: (route: 'accessControl' | 'newProfile') => boolean;
}

/** For people who confirm others and show nothing of their own. */
export function ClientStart({ mayOpen }: ClientStartProps) {
  const { t } = useTranslation('dashboard');
  return (
    <HighlightCard aside={<CentredDrawing name="invitation" />}>
      <Typography variant="h2">{t('client.title')}</Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, maxWidth: '56ch' }}>{t('client.text')}</Typography>
      <Stack direction="row" sx={[highlightActions, { marginInlineStart: -2.25 }]}>
        {(['accessControl', 'newProfile'] as const).filter(mayOpen).map((route) => (
          <Button key={route} component={RouterLink} to={href(route)}>
            {t(`client.${route}`)}
          </Button>
        ))}
      </Stack>
    </HighlightCard>
  );
}
