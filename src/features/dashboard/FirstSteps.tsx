import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import OpenIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { firstSteps, type FirstStep } from '@/domain/nextStep';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

interface FirstStepsProps {
  done: Record<FirstStep, boolean>;
  /** The profile in which experience is added and which is published; null before there is one. */
  profileId: string | null;
  onDismiss: () => void;
}

/** What a new expert does first; stands where the tiles will be until it is done or put away (ux 4.1). */
export function FirstSteps({ done, profileId, onDismiss }: FirstStepsProps) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  const count = firstSteps.filter((step) => done[step]).length;
  const profile = profileId ? href('profile', { profileId }) : href('newProfile');
  const places: Record<FirstStep, string> = {
    profile: href('newProfile'),
    experience: profile,
    publish: profile,
    claim: href('newClaim'),
    invite: href('verifyCompetence'),
  };
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', columnGap: 2, flexWrap: 'wrap', mb: 1 }}>
        <div>
          <Typography variant="h2" id={id}>
            {t('first.title')}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('first.progress', { count, total: firstSteps.length })}
          </Typography>
        </div>
        <Button
          size="small"
          onClick={() => {
            onDismiss();
            // The button is gone: the page's heading is where the reader goes on.
            document.querySelector<HTMLElement>('main h1')?.focus();
          }}
        >
          {t('first.dismiss')}
        </Button>
      </Stack>
      <LinearProgress
        variant="determinate"
        value={(100 * count) / firstSteps.length}
        aria-labelledby={id}
        sx={{ mb: 1, borderRadius: 1, bgcolor: 'divider' }}
      />
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {firstSteps.map((step) => (
          <Step key={step} label={t(`first.step.${step}`)} done={done[step]} to={places[step]} />
        ))}
      </Box>
    </Card>
  );
}

function Step({ label, done, to }: { label: string; done: boolean; to: string }) {
  const { t } = useTranslation();
  const Icon = done ? DoneIcon : OpenIcon;
  return (
    <Stack component="li" direction="row" sx={{ gap: 1.5, alignItems: 'center', minHeight: 44 }}>
      <Icon fontSize="small" aria-hidden sx={{ color: done ? 'success.main' : 'text.secondary' }} />
      {done ? (
        <Typography sx={{ color: 'text.secondary' }}>
          {label}
          <VisuallyHidden>{`, ${t('readiness.done')}`}</VisuallyHidden>
        </Typography>
      ) : (
        <Link component={RouterLink} to={to} sx={{ py: 1 }}>
          {label}
        </Link>
      )}
    </Stack>
  );
}
